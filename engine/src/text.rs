//! Values as text, in records and messages.

/// Implements `Display` and `FromStr` for an enum, with a name for each of its variants.
macro_rules! named {
    ($type:ident or $error:ident: $($value:ident = $name:literal),+ $(,)?) => {
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(match self {
                    $(Self::$value => $name,)+
                })
            }
        }

        impl core::str::FromStr for $type {
            type Err = $error;

            fn from_str(text: &str) -> Result<Self, $error> {
                match text {
                    $($name => Ok(Self::$value),)+
                    _ => Err($error),
                }
            }
        }
    };
}

/// Implements `Debug` by calling `Display`, for types with a short and exact
/// text.
macro_rules! debug_as_text {
    ($type:ty) => {
        impl core::fmt::Debug for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }
    };
}
