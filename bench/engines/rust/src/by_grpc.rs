//! By gRPC over a Unix socket, with tonic on both sides. The server is a process of its own on the same core.

use std::cell::OnceCell;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::{env, fs, process};

use prost::Message;
use rival_codecs::prost::calculator::v1::BinaryOp;
use rival_codecs::prost::complex_data::v1::ComplexDataOperation;
use rival_grpc::calculator::calculator_client::CalculatorClient;
use rival_grpc::complex_data::complex_data_client::ComplexDataClient;
use tokio::runtime::{self, Runtime};
use tonic::transport::{Channel, Endpoint};

use crate::arm::{Other, Pair, Work, fnv1a};
use crate::by_prost::{addition, sum, tell};
use crate::protocol::{Refusal, Subject};
use crate::{Setup, transactions};

pub fn work(setup: &Setup, subject: &Subject) -> Result<Box<dyn Work>, Refusal> {
    let server = setup.grpc.server()?;
    match &*subject.scenario {
        "add" | "add-latency" => Ok(Box::new(Pair::new(subject, add(server)))),
        "process" => Ok(Box::new(Pair::new(subject, process(server)))),
        "aggregate" => Ok(Box::new(Other(aggregate(server, subject.size)?))),
        _ => Err(Refusal::unknown(subject)),
    }
}

fn add(server: Rc<Server>) -> impl FnMut(i64, i64) -> i64 {
    let mut calculator = CalculatorClient::new(server.channel.clone());
    move |a, b| {
        let reply = server.runtime.block_on(calculator.add(BinaryOp { a, b }));
        reply.expect("the server answers").into_inner().value
    }
}

fn process(server: Rc<Server>) -> impl FnMut(i64, i64) -> i64 {
    let mut complex_data = ComplexDataClient::new(server.channel.clone());
    move |a, b| {
        let reply = server.runtime.block_on(complex_data.process(addition(a, b)));
        sum(reply.expect("the server answers").into_inner())
    }
}

fn aggregate(
    server: Rc<Server>,
    size: usize,
) -> Result<impl FnMut(Option<&mut String>) -> i64 + use<>, Refusal> {
    let mut complex_data = ComplexDataClient::new(server.channel.clone());
    let bytes = transactions::encoded(size);
    let request = ComplexDataOperation::decode(&*bytes)?;
    let hash = fnv1a(&bytes);
    Ok(move |told: Option<&mut String>| {
        let reply = server.runtime.block_on(complex_data.aggregate(request.clone()));
        tell(told, &hash, reply.expect("the server answers").get_ref())
    })
}

/// The one server of this process. The first who wants it starts it.
pub struct Launcher {
    program: String,
    started: OnceCell<Rc<Server>>,
}

impl Launcher {
    pub fn new(program: String) -> Self {
        Self { program, started: OnceCell::new() }
    }

    fn server(&self) -> Result<Rc<Server>, Refusal> {
        if let Some(server) = self.started.get() {
            return Ok(Rc::clone(server));
        }
        let server = Rc::new(Server::start(&self.program)?);
        Ok(Rc::clone(self.started.get_or_init(|| server)))
    }
}

/// The server, and the way to it.
struct Server {
    process: Child,
    runtime: Runtime,
    channel: Channel,
}

impl Server {
    fn start(program: &str) -> Result<Self, Refusal> {
        if !fs::exists(program)? {
            return Err(Refusal::Absent(format!("{program} was not built")));
        }
        let socket = env::temp_dir().join(format!("calculator-{}.socket", process::id()));
        let mut process =
            Command::new(program).arg(&socket).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let output = process.stdout.take().ok_or("the server has no output")?;
        BufReader::new(output).read_line(&mut String::new())?;
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let channel = runtime.block_on(async {
            Endpoint::from_shared(format!("unix://{}", socket.display()))?.connect().await
        })?;
        Ok(Self { process, runtime, channel })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It ends with its input. If that goes wrong there is nobody to tell: this program ends too.
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}
