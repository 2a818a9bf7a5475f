//! Regions of code, and where the next kernel goes.

use std::sync::Arc;

use super::Kernel;
use super::system::{Protected, Shared};
use crate::Error;
use crate::assembler::{Architecture, Assembly};

/// Where kernels are put, one behind the other. [`publish`](super::publish) uses one for the whole process.
#[derive(Debug, Default)]
pub struct Arena {
    open: Option<Open>,
}

/// The region that is being filled.
#[derive(Debug)]
struct Open {
    region: Arc<Region>,
    used: usize,
    /// Which process mapped it. A child made by `fork` shares the memory, so it must not go on filling it.
    process: u32,
}

/// Memory that holds code.
#[derive(Debug)]
pub(super) enum Region {
    /// A memory file: more kernels can come while others run.
    Shared(Shared),
    /// Pages of one kernel.
    Protected(Protected),
}

impl Region {
    pub(super) fn bytes(&self, offset: usize, length: usize) -> &[u8] {
        let all = match self {
            Region::Shared(shared) => shared.bytes(),
            Region::Protected(protected) => protected.bytes(),
        };
        &all[offset..offset + length]
    }
}

impl Arena {
    /// How large a region is made, unless a kernel needs more.
    const REGION: usize = 64 * 1024;

    /// An arena without memory. It gets some with the first kernel.
    pub const fn new() -> Self {
        Arena { open: None }
    }

    /// Makes code callable. See [`publish`](super::publish).
    ///
    /// # Errors
    ///
    /// Those of [`publish`](super::publish).
    pub fn publish(&mut self, assembly: &Assembly) -> Result<Kernel, Error> {
        match Architecture::HOST {
            Some(host) if host == assembly.architecture => {}
            _ => {
                return Err(Error::OtherArchitecture {
                    code: assembly.architecture.name(),
                    process: Architecture::HOST.map_or(std::env::consts::ARCH, Architecture::name),
                });
            }
        }
        let (region, offset) = match self.place(&assembly.bytes) {
            Ok(placed) => placed,
            Err(Error::Refused { .. }) => (Arc::new(Region::Protected(Protected::new(&assembly.bytes)?)), 0),
            Err(error) => return Err(error),
        };
        Ok(Kernel {
            region,
            name: assembly.name.as_str().into(),
            entry: offset + assembly.entry,
            length: assembly.code().len(),
        })
    }

    /// Writes the bytes into the open region, or into a new one if they do not fit.
    fn place(&mut self, bytes: &[u8]) -> Result<(Arc<Region>, usize), Error> {
        let process = std::process::id();
        let has_room =
            self.open.as_ref().is_some_and(|open| open.process == process && bytes.len() <= open.room());
        if !has_room {
            let region = Arc::new(Region::Shared(Shared::new(bytes.len().max(Self::REGION))?));
            self.open = Some(Open { region, used: 0, process });
        }
        let open = self.open.as_mut().expect("it was made if it was missing");
        let Region::Shared(shared) = &*open.region else {
            unreachable!("regions that are filled are shared")
        };
        let offset = open.used;
        shared.write(offset, bytes)?;
        open.used = (offset + bytes.len()).next_multiple_of(Assembly::ALIGNMENT);
        Ok((Arc::clone(&open.region), offset))
    }
}

impl Open {
    fn room(&self) -> usize {
        let Region::Shared(shared) = &*self.region else { return 0 };
        shared.bytes().len().saturating_sub(self.used)
    }
}
