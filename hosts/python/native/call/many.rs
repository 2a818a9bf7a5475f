use super::method::Call;
use crate::object::{Owned, Raised};
pub(super) unsafe fn call(_call: &Call<'_>) -> Result<Owned, Raised> {
    Err(Raised)
}
