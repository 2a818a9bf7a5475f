//! Generates Python.

use super::{GenerateError, GeneratedFile, provenance};
use crate::schema::{Schema, names};

/// One file for each requested package.
///
/// # Errors
///
/// None so far.
pub fn generate(schema: &Schema) -> Result<Vec<GeneratedFile>, GenerateError> {
    let requested = schema.packages.iter().filter(|package| package.requested);
    Ok(requested
        .map(|package| GeneratedFile {
            path: format!("{}.py", names::stem(&package.name)),
            contents: format!("# {}\n", provenance(package)),
        })
        .collect())
}
