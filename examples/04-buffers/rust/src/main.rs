//! Whose memory calls use: pixels PATH/TO/libpixels.so

use pixels::r#gen::pixels_v1::{Image, PixelsClient};
use shortwire::Status;
use shortwire::client::Scratch;

fn main() -> Result<(), Status> {
    let library = std::env::args().nth(1).unwrap_or_else(|| "./libpixels.so".to_owned());
    let pixels = PixelsClient::open(library)?;
    let bytes: Vec<u8> = (0..8).collect();
    fn image(data: &[u8]) -> Image<'_> {
        Image { data: data.into(), ..Default::default() }
    }

    // A request borrows its bytes: nothing is copied.
    println!("sum of a slice: {}", pixels.sum(&image(&bytes[2..5]))?.value);

    // A reply borrows from the scratch: the next call overwrites it, and after a few nothing is allocated.
    let mut scratch = Scratch::new();
    println!("inverted: {}", hex(&pixels.invert(&image(&bytes[..4]), &mut scratch)?.data));
    let again = pixels.invert(&image(&bytes[4..]), &mut scratch)?;
    println!("inverted again, into the same memory: {}", hex(&again.data));

    // Batches read and write columns.
    let totals = pixels.sum_many(&[image(&[1, 2]), image(&[3, 4]), image(&[5, 6])])?;
    let totals: Vec<String> =
        totals.into_iter().map(|total| Ok(total?.value.to_string())).collect::<Result<_, Status>>()?;
    println!("sums into our column: {}", totals.join(" "));
    Ok(())
}

fn hex(bytes: &[u8]) -> String {
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.join(" ")
}
