//! Calls the greeter from Rust: greeter PATH/TO/libgreeter.so

use greeter::r#gen::greeter_v1::{GreetRequest, GreeterClient};
use shortwire::Status;
use shortwire::client::Scratch;

fn main() -> Result<(), Status> {
    let library = std::env::args().nth(1).unwrap_or_else(|| "./libgreeter.so".to_owned());
    let greeter = GreeterClient::open(library)?;

    // The reply borrows from the scratch, which is used again and again.
    let mut scratch = Scratch::new();
    let request = GreetRequest { name: "world".into(), ..Default::default() };
    println!("{}", greeter.greet(&request, &mut scratch)?.greeting);
    Ok(())
}
