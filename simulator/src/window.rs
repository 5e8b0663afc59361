//! Lets a person play in a window.

use std::error::Error;
use std::io::{self, Write as _};
use std::num::NonZeroU32;
use std::path::Path;
use std::rc::Rc;

use embedded_graphics::prelude::{Point, Size};
use palmyra_device::Light;
use palmyra_headless::saves::Saves;
use palmyra_ui::Button;
use softbuffer::{Context, Surface};
use winit::application::ApplicationHandler;
use winit::dpi::{LogicalSize, PhysicalPosition, PhysicalSize};
use winit::event::{ElementState, KeyEvent, MouseButton, WindowEvent};
use winit::event_loop::{ActiveEventLoop, ControlFlow, EventLoop, OwnedDisplayHandle};
use winit::keyboard::{self, ModifiersState, NamedKey};
use winit::window::{Window, WindowId};

use crate::case::{self, Canvas, Layout};
use crate::keys::{self, Key};
use crate::live::Live;
use crate::{screenshot, text};

/// Plays until the window is closed.
///
/// # Errors
///
/// If the window or the saves cannot be opened, or if the window can no longer be used.
pub fn play(
    seed: u64,
    open: impl FnOnce() -> Result<Saves, Box<dyn Error>>,
) -> Result<(), Box<dyn Error>> {
    let events = EventLoop::new().map_err(|error| text::no_window(&error))?;
    let mut player = Player {
        live: Live::new(seed, open()?),
        view: None,
        cursor: Point::zero(),
        clicked: None,
        modifiers: ModifiersState::empty(),
        shown: None,
        failure: None,
    };
    let ended = events.run_app(&mut player);
    if let Some(failure) = player.failure {
        return Err(failure.into());
    }
    Ok(ended.map_err(|error| text::window_gone(&error))?)
}

struct Player {
    live: Live,
    view: Option<View>,
    cursor: Point,
    /// The button on which the mouse is held down.
    clicked: Option<Button>,
    modifiers: ModifiersState,
    /// The appearance of the panel when a redraw was last requested.
    shown: Option<(u64, Light)>,
    failure: Option<String>,
}

struct View {
    window: Rc<Window>,
    surface: Surface<OwnedDisplayHandle, Rc<Window>>,
    /// The size that was last reported. A window that is being destroyed cannot
    /// report its size.
    size: Size,
}

impl View {
    fn open(events: &ActiveEventLoop) -> Result<Self, Box<dyn Error>> {
        let (width, height) = (case::SIZE.width, case::SIZE.height);
        let attributes = Window::default_attributes()
            .with_title(text::TITLE)
            .with_inner_size(LogicalSize::new(2 * width, 2 * height))
            .with_min_inner_size(PhysicalSize::new(width, height));
        let window = Rc::new(events.create_window(attributes)?);
        let context = Context::new(events.owned_display_handle())?;
        let surface = Surface::new(&context, Rc::clone(&window))?;
        let PhysicalSize { width, height } = window.inner_size();
        Ok(Self {
            window,
            surface,
            size: Size::new(width, height),
        })
    }

    fn draw(&mut self, live: &Live) -> Result<(), Box<dyn Error>> {
        let size = self.size;
        let (Some(width), Some(height)) =
            (NonZeroU32::new(size.width), NonZeroU32::new(size.height))
        else {
            return Ok(());
        };
        self.surface.resize(width, height)?;
        let mut buffer = self.surface.buffer_mut()?;
        let board = &live.board;
        case::draw(
            &mut Canvas::new(&mut buffer, size),
            &Layout::fit(size),
            board.panel(),
            board.light(),
            |button| board.is_held(button),
        );
        self.window.pre_present_notify();
        buffer.present()?;
        Ok(())
    }
}

impl Player {
    fn button(&mut self, button: Button, state: ElementState) {
        match state {
            ElementState::Pressed => self.live.board.press(button),
            ElementState::Released => self.live.board.release(button),
        }
        self.redraw();
    }

    fn key(&mut self, event: &KeyEvent) {
        // Repetitions are ignored, because the application creates them itself.
        if event.repeat {
            return;
        }
        if let Some(button) = known(&event.logical_key).and_then(keys::button) {
            // A shortcut of the desktop presses no button, but it may release
            // one.
            let shortcut = self
                .modifiers
                .intersects(ModifiersState::CONTROL | ModifiersState::ALT | ModifiersState::SUPER);
            if !(shortcut && event.state.is_pressed()) {
                self.button(button, event.state);
            }
        } else if event.logical_key == NamedKey::F12 && event.state.is_pressed() {
            let message = match screenshot::save(self.live.board.panel(), Path::new("")) {
                Ok(path) => text::saved(&path),
                Err(error) => text::not_saved(error.as_ref()),
            };
            // The game continues even if the message cannot be printed.
            let _ = writeln!(io::stderr(), "{message}");
        }
    }

    fn mouse(&mut self, state: ElementState) {
        match state {
            ElementState::Pressed => {
                let size = self.view.as_ref().map(|view| view.size);
                let size = size.unwrap_or_default();
                self.clicked = Layout::fit(size).button_at(self.cursor);
                if let Some(button) = self.clicked {
                    self.button(button, state);
                }
            }
            ElementState::Released => {
                if let Some(button) = self.clicked.take() {
                    self.button(button, state);
                }
            }
        }
    }

    fn redraw(&self) {
        if let Some(view) = &self.view {
            view.window.request_redraw();
        }
    }
}

impl ApplicationHandler for Player {
    fn resumed(&mut self, events: &ActiveEventLoop) {
        match View::open(events) {
            Ok(view) => self.view = Some(view),
            Err(error) => {
                self.failure = Some(text::no_window(error.as_ref()));
                events.exit();
            }
        }
    }

    fn window_event(&mut self, events: &ActiveEventLoop, _: WindowId, event: WindowEvent) {
        match event {
            WindowEvent::CloseRequested => events.exit(),
            // The window was closed without a request, for example by the display.
            WindowEvent::Destroyed => {
                self.view = None;
                events.exit();
            }
            WindowEvent::RedrawRequested => {
                if let Some(view) = &mut self.view
                    && let Err(error) = view.draw(&self.live)
                {
                    self.failure = Some(text::window_gone(error.as_ref()));
                    events.exit();
                }
            }
            WindowEvent::Resized(PhysicalSize { width, height }) => {
                if let Some(view) = &mut self.view {
                    view.size = Size::new(width, height);
                }
                self.redraw();
            }
            // Keys that were pressed before the window got the focus are ignored, such as the key
            // that started the program. The system reports them as synthetic.
            WindowEvent::KeyboardInput {
                event,
                is_synthetic,
                ..
            } if !(is_synthetic && event.state.is_pressed()) => self.key(&event),
            WindowEvent::ModifiersChanged(modifiers) => self.modifiers = modifiers.state(),
            WindowEvent::CursorMoved { position, .. } => {
                let PhysicalPosition { x, y } = position.cast();
                self.cursor = Point::new(x, y);
            }
            WindowEvent::MouseInput {
                state,
                button: MouseButton::Left,
                ..
            } => self.mouse(state),
            WindowEvent::Focused(false) => {
                self.clicked = None;
                self.live.board.release_all();
                self.redraw();
            }
            _ => {}
        }
    }

    fn about_to_wait(&mut self, events: &ActiveEventLoop) {
        let due = self.live.round();
        let sight = Some(self.live.sight());
        if sight != self.shown {
            self.shown = sight;
            self.redraw();
        }
        events.set_control_flow(due.map_or(ControlFlow::Wait, ControlFlow::WaitUntil));
    }
}

fn known(key: &keyboard::Key) -> Option<Key> {
    Some(match key.as_ref() {
        keyboard::Key::Named(name) => match name {
            NamedKey::ArrowUp => Key::Arrow(Button::Up),
            NamedKey::ArrowDown => Key::Arrow(Button::Down),
            NamedKey::ArrowLeft => Key::Arrow(Button::Left),
            NamedKey::ArrowRight => Key::Arrow(Button::Right),
            NamedKey::Enter => Key::Enter,
            NamedKey::Escape => Key::Escape,
            NamedKey::Backspace => Key::Backspace,
            NamedKey::Tab => Key::Tab,
            NamedKey::Space => Key::Character(' '),
            _ => return None,
        },
        keyboard::Key::Character(text) => Key::Character(text.chars().next()?),
        _ => return None,
    })
}
