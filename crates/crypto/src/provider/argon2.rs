//! Argon2: RustCrypto's `argon2`, whose memory-hard part is compiled for AVX2 too and chosen at run time.

use ::argon2::{Algorithm, Argon2, AssociatedData, ParamsBuilder, Version};

use crate::argon2::{Parameters, Variant};
use crate::error::Error;

/// Fills `output` from a password. Whatever the engine refuses, the caller has refused before, except for memory that cannot be had.
pub(crate) fn fill(
    parameters: &Parameters,
    [password, salt, secret, associated_data]: [&[u8]; 4],
    output: &mut [u8],
) -> Result<(), Error> {
    let algorithm = match parameters.variant {
        Variant::Argon2d => Algorithm::Argon2d,
        Variant::Argon2i => Algorithm::Argon2i,
        Variant::Argon2id => Algorithm::Argon2id,
    };
    let refused = |_| Error::Parameter { expected: "Argon2 cannot have that much memory" };
    let parameters = ParamsBuilder::new()
        .m_cost(parameters.memory)
        .t_cost(parameters.passes)
        .p_cost(parameters.lanes)
        .data(AssociatedData::new(associated_data).map_err(refused)?)
        .output_len(output.len())
        .build()
        .map_err(refused)?;
    Argon2::new_with_secret(secret, algorithm, Version::V0x13, parameters)
        .and_then(|engine| engine.hash_password_into(password, salt, output))
        .map_err(refused)
}
