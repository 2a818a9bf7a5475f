//! What is measured, as data: tables say what is right, engines say who does it.

mod engine;
mod load;
mod table;

pub use self::engine::{Allocations, Engine, Implementation};
pub use self::load::{DefinitionError, Fault, engines, tables};
pub use self::table::{Case, Contest, Kind, Scenario, Table};
