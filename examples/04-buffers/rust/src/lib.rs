//! The pixels service: all that its author writes.
#![forbid(unsafe_code)]

#[allow(missing_docs, reason = "generated")]
pub mod r#gen;

use r#gen::pixels_v1::{Image, Pixels, Total};
use shortwire::{Context, Status};

/// Works on bytes; it has no state.
#[derive(Debug, Default)]
pub struct Service;

shortwire::export!(Service: Pixels);

impl Pixels for Service {
    fn invert<'a>(&'a self, _: &Context<'a>, request: Image<'a>) -> Result<Image<'a>, Status> {
        let data: Vec<u8> = request.data.iter().map(|byte| 255 - byte).collect();
        Ok(Image { data: data.into(), ..Default::default() })
    }

    fn sum<'a>(&'a self, _: &Context<'a>, request: Image<'a>) -> Result<Total, Status> {
        Ok(Total { value: request.data.iter().map(|&byte| u64::from(byte)).sum(), ..Default::default() })
    }
}
