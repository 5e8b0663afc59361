//! The compared stores, with a common trait. Every call opens the store again.

use ekv::flash::PageID;
use embassy_futures::block_on;
use embassy_sync::blocking_mutex::raw::NoopRawMutex;
use embedded_storage::nor_flash::{NorFlash as _, ReadNorFlash as _};
use palmyra_storage::{MAX_LEN, Store};
use sequential_storage::cache::{Cache, Uncached};
use sequential_storage::map::{MapConfig, MapStorage};

use crate::nor::{Nor, PowerCut, SECTOR};

/// The version of all items.
const VERSION: u8 = 1;
/// The size of a buffer for the longest item and its key.
const BUFFER: usize = 4096;

/// The error of a call, without details.
pub struct Failed;

/// A store that takes part in the comparison.
pub trait Rival {
    const NAME: &'static str;

    /// Formats an erased flash.
    fn format(nor: &mut Nor) -> Result<(), Failed> {
        let _ = nor;
        Ok(())
    }

    fn put(nor: &mut Nor, key: u8, bytes: &[u8]) -> Result<(), Failed>;

    fn remove(nor: &mut Nor, key: u8) -> Result<(), Failed>;

    fn get(nor: &mut Nor, key: u8) -> Result<Option<Vec<u8>>, Failed>;

    /// Does slow work in advance, as a device does while the player reads.
    fn rest(nor: &mut Nor) -> Result<(), Failed> {
        let _ = nor;
        Ok(())
    }
}

pub struct Ours;

impl Rival for Ours {
    const NAME: &'static str = "palmyra-storage";

    fn put(nor: &mut Nor, key: u8, bytes: &[u8]) -> Result<(), Failed> {
        let mut store = Store::open(nor).map_err(|_| Failed)?;
        store.put(key, VERSION, bytes).map_err(|_| Failed)
    }

    fn remove(nor: &mut Nor, key: u8) -> Result<(), Failed> {
        let mut store = Store::open(nor).map_err(|_| Failed)?;
        store.remove(key).map_err(|_| Failed)
    }

    fn get(nor: &mut Nor, key: u8) -> Result<Option<Vec<u8>>, Failed> {
        let mut store = Store::open(nor).map_err(|_| Failed)?;
        let mut buffer = [0; MAX_LEN];
        let item = store.get(key, VERSION, &mut buffer).map_err(|_| Failed)?;
        Ok(item.map(|item| buffer[..item.len].to_vec()))
    }

    fn rest(nor: &mut Nor) -> Result<(), Failed> {
        let mut store = Store::open(nor).map_err(|_| Failed)?;
        store.tidy().map(drop).map_err(|_| Failed)
    }
}

/// The flash with the interface that asynchronous stores need.
struct Waiting<'a>(&'a mut Nor);

impl embedded_storage::nor_flash::ErrorType for Waiting<'_> {
    type Error = PowerCut;
}

impl embedded_storage_async::nor_flash::ReadNorFlash for Waiting<'_> {
    const READ_SIZE: usize = 1;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), PowerCut> {
        self.0.read(offset, bytes)
    }

    fn capacity(&self) -> usize {
        self.0.capacity()
    }
}

impl embedded_storage_async::nor_flash::NorFlash for Waiting<'_> {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = SECTOR;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), PowerCut> {
        self.0.erase(from, to)
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), PowerCut> {
        self.0.write(offset, bytes)
    }
}

impl embedded_storage_async::nor_flash::MultiwriteNorFlash for Waiting<'_> {}

pub struct Sequential;

type Map<'a> = MapStorage<u8, Waiting<'a>, Cache<Uncached, Uncached, Uncached, u8>>;

fn map(nor: &mut Nor) -> Map<'_> {
    let end = nor.capacity() as u32;
    MapStorage::new(Waiting(nor), MapConfig::new(0..end), Cache::new_uncached())
}

impl Rival for Sequential {
    const NAME: &'static str = "sequential-storage";

    fn put(nor: &mut Nor, key: u8, bytes: &[u8]) -> Result<(), Failed> {
        let mut buffer = [0; BUFFER];
        block_on(map(nor).store_item(&mut buffer, &key, &bytes)).map_err(|_| Failed)
    }

    fn remove(nor: &mut Nor, key: u8) -> Result<(), Failed> {
        let mut buffer = [0; BUFFER];
        block_on(map(nor).remove_item(&mut buffer, &key)).map_err(|_| Failed)
    }

    fn get(nor: &mut Nor, key: u8) -> Result<Option<Vec<u8>>, Failed> {
        let mut buffer = [0; BUFFER];
        let found = block_on(map(nor).fetch_item::<&[u8]>(&mut buffer, &key));
        found
            .map(|item| item.map(<[u8]>::to_vec))
            .map_err(|_| Failed)
    }
}

/// The flash divided into pages, as `ekv` needs it.
struct Pages<'a>(&'a mut Nor);

impl Pages<'_> {
    fn at(page: PageID, offset: usize) -> u32 {
        (page.index() * SECTOR + offset) as u32
    }
}

impl ekv::flash::Flash for Pages<'_> {
    type Error = PowerCut;

    fn page_count(&self) -> usize {
        self.0.capacity() / SECTOR
    }

    async fn erase(&mut self, page: PageID) -> Result<(), PowerCut> {
        self.0.erase(Self::at(page, 0), Self::at(page, SECTOR))
    }

    async fn read(
        &mut self,
        page: PageID,
        offset: usize,
        bytes: &mut [u8],
    ) -> Result<(), PowerCut> {
        self.0.read(Self::at(page, offset), bytes)
    }

    async fn write(&mut self, page: PageID, offset: usize, bytes: &[u8]) -> Result<(), PowerCut> {
        self.0.write(Self::at(page, offset), bytes)
    }
}

pub struct Ekv;

type Database<'a> = ekv::Database<Pages<'a>, NoopRawMutex>;

fn database(nor: &mut Nor) -> Database<'_> {
    // The seed must differ from call to call, because `ekv` chooses its first
    // page by it. So it is derived from the number of erases.
    let mut config = ekv::Config::default();
    config.random_seed = nor.erases.iter().sum::<u32>().wrapping_mul(0x9e37_79b9);
    ekv::Database::new(Pages(nor), config)
}

/// Changes or removes an item.
async fn change(nor: &mut Nor, key: u8, bytes: Option<&[u8]>) -> Result<(), Failed> {
    let database = database(nor);
    database.mount().await.map_err(|_| Failed)?;
    let mut writing = database.write_transaction().await;
    match bytes {
        Some(bytes) => writing.write(&[key], bytes).await.map_err(|_| Failed)?,
        None => writing.delete(&[key]).await.map_err(|_| Failed)?,
    }
    writing.commit().await.map_err(|_| Failed)
}

impl Rival for Ekv {
    const NAME: &'static str = "ekv";

    fn format(nor: &mut Nor) -> Result<(), Failed> {
        block_on(database(nor).format()).map_err(|_| Failed)
    }

    fn put(nor: &mut Nor, key: u8, bytes: &[u8]) -> Result<(), Failed> {
        block_on(change(nor, key, Some(bytes)))
    }

    fn remove(nor: &mut Nor, key: u8) -> Result<(), Failed> {
        block_on(change(nor, key, None))
    }

    fn get(nor: &mut Nor, key: u8) -> Result<Option<Vec<u8>>, Failed> {
        block_on(async {
            let database = database(nor);
            database.mount().await.map_err(|_| Failed)?;
            let reading = database.read_transaction().await;
            let mut buffer = [0; BUFFER];
            match reading.read(&[key], &mut buffer).await {
                Ok(len) => Ok(Some(buffer[..len].to_vec())),
                Err(ekv::ReadError::KeyNotFound) => Ok(None),
                Err(_) => Err(Failed),
            }
        })
    }
}
