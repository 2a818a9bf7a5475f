//! Keys from keys, and keys from passwords.

use crypto::argon2::{Argon2, Parameters, Variant};
use crypto::{HkdfSha256, HkdfSha512, pbkdf2};
use shortwire::service::InOut;
use shortwire::{Context, Status};

use crate::Crypto;
use crate::r#gen::shortwire_crypto_v1::{Argon2idRequest, HkdfRequest, Kdf, KdfHash, Pbkdf2Request};
use crate::outcome::{status, unknown};

impl Kdf for Crypto {
    fn hkdf<'a>(
        &'a self,
        _: &Context<'a>,
        request: HkdfRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let HkdfRequest { salt, info, .. } = &request;
        self.with_key(&request.key, request.handle, |secret| {
            let output = output.output(request.length as usize)?;
            match request.hash {
                KdfHash::SHA256 => HkdfSha256::extract(salt, secret).expand(info, output),
                KdfHash::SHA512 => HkdfSha512::extract(salt, secret).expand(info, output),
                other => return Err(unknown("KDF hash", other.0)),
            }
            .map_err(status)
        })
    }

    fn pbkdf2<'a>(
        &'a self,
        _: &Context<'a>,
        request: Pbkdf2Request<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let Pbkdf2Request { password, salt, iterations, .. } = &request;
        let output = output.output(request.length as usize)?;
        match request.hash {
            KdfHash::SHA256 => pbkdf2::<u32>(password, salt, *iterations, output),
            KdfHash::SHA512 => pbkdf2::<u64>(password, salt, *iterations, output),
            other => return Err(unknown("KDF hash", other.0)),
        }
        .map_err(status)
    }

    fn argon2id<'a>(
        &'a self,
        _: &Context<'a>,
        request: Argon2idRequest<'a>,
        output: &mut InOut<'_>,
    ) -> Result<(), Status> {
        let or = |number: u32, default| if number == 0 { default } else { number };
        let defaults = Parameters::RECOMMENDED;
        let parameters = Parameters {
            variant: Variant::Argon2id,
            memory: or(request.memory, defaults.memory),
            passes: or(request.passes, defaults.passes),
            lanes: or(request.lanes, defaults.lanes),
        };
        Argon2::new(parameters)
            .secret(&request.secret)
            .associated_data(&request.associated_data)
            .derive(&request.password, &request.salt, output.output(request.length as usize)?)
            .map_err(status)
    }
}
