//! Serves the calculator by gRPC on a Unix socket until its input ends. Prints a line when it can be called.
//!
//! Usage: `rival-grpc SOCKET`.

use std::error::Error;

use rival_codecs::prost::calculator::v1::{BinaryOp, CalculatorRequest, CalculatorResponse, Value};
use rival_codecs::prost::complex_data::v1::{
    BatchOperation, BatchResult, ComplexCalculationRequest, ComplexCalculationResponse, ComplexDataOperation,
    ComplexDataResult,
};
use rival_codecs::work;
use rival_grpc::calculator::calculator_server::{Calculator, CalculatorServer};
use rival_grpc::complex_data::complex_data_server::{ComplexData, ComplexDataServer};
use tokio::io::AsyncReadExt as _;
use tokio::net::UnixListener;
use tokio_stream::wrappers::UnixListenerStream;
use tonic::transport::Server;
use tonic::{Request, Response, Status};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).ok_or("usage: rival-grpc SOCKET")?;
    let listener = UnixListener::bind(&path)?;
    println!("ready");
    let serving = Server::builder()
        .add_service(CalculatorServer::new(Service))
        .add_service(ComplexDataServer::new(Service))
        .serve_with_incoming(UnixListenerStream::new(listener));
    let (mut input, mut rest) = (tokio::io::stdin(), Vec::new());
    tokio::select! {
        served = serving => served?,
        // At once, without waiting until connections end: who had them is gone.
        read = input.read_to_end(&mut rest) => drop(read?),
    }
    std::fs::remove_file(path)?;
    Ok(())
}

type Reply<T> = Result<Response<T>, Status>;

/// What is measured; the other methods are not.
struct Service;

#[tonic::async_trait]
impl Calculator for Service {
    async fn add(&self, request: Request<BinaryOp>) -> Reply<Value> {
        Ok(Response::new(work::add(request.into_inner())))
    }

    async fn subtract(&self, _: Request<BinaryOp>) -> Reply<Value> {
        not_measured()
    }

    async fn multiply(&self, _: Request<BinaryOp>) -> Reply<Value> {
        not_measured()
    }

    async fn divide(&self, _: Request<BinaryOp>) -> Reply<Value> {
        not_measured()
    }

    async fn calculate(&self, _: Request<CalculatorRequest>) -> Reply<CalculatorResponse> {
        not_measured()
    }
}

#[tonic::async_trait]
impl ComplexData for Service {
    async fn process(
        &self,
        request: Request<ComplexCalculationRequest>,
    ) -> Reply<ComplexCalculationResponse> {
        Ok(Response::new(work::process(request.into_inner())))
    }

    async fn add_all(&self, _: Request<BatchOperation>) -> Reply<BatchResult> {
        not_measured()
    }

    async fn aggregate(&self, request: Request<ComplexDataOperation>) -> Reply<ComplexDataResult> {
        Ok(Response::new(work::aggregate(request.into_inner())))
    }
}

fn not_measured<T>() -> Reply<T> {
    Err(Status::unimplemented("this server has what is measured only"))
}
