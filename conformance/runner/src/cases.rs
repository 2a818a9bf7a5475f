//! The cases that vectors stand for: each vector in every form that its method has.

use std::collections::BTreeMap;

use shortwire::client::Library;
use shortwire_codegen::frontend::Descriptors;
use shortwire_codegen::schema::Lowering;

use crate::vectors::{Expected, Failure, Vector, VectorFile, Verdict, bytes, to_hex};

/// How each case begins.
const OPEN: &str = "open ./libfeature_service.so";

/// How many times the request is in a batch.
const ITEMS: usize = 3;

/// Commands and what each answers.
#[derive(Clone, Debug)]
pub struct Case {
    /// `feature/name of the vector [form]`.
    pub id: String,
    /// The vectors' file.
    pub feature: String,
    /// What is sent, and what is right.
    pub steps: Vec<Exchange>,
}

/// A command and the answers that are right.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The line to send.
    pub send: String,
    /// Any of these.
    pub expected: Vec<Expected>,
    /// The answer is a batch of so many items, each of which is to be as expected. `None`: no batch.
    pub items: Option<usize>,
}

/// What the library's schema says of a method.
#[derive(Clone, Debug)]
pub struct MethodFacts {
    is_flat: bool,
    request: String,
}

/// The methods of the feature service by name.
pub type Methods = BTreeMap<String, MethodFacts>;

/// Reads the methods from the schema in a library.
///
/// # Errors
///
/// What is wrong with the schema.
pub fn methods(library: &Library) -> Result<Methods, String> {
    let descriptors = Descriptors::read(library.schema(), &[]).map_err(|error| error.to_string())?;
    let schema = descriptors.link().map_err(|error| error.to_string())?;
    let facts = schema.methods().map(|(_, method)| {
        let is_flat = matches!(method.lowering, Lowering::Flat { .. });
        let request = schema.message(method.request).name.clone();
        (method.name.clone(), MethodFacts { is_flat, request })
    });
    Ok(facts.collect())
}

/// All cases of a file.
///
/// # Errors
///
/// Which vector is wrong, and why.
pub fn cases(feature: &str, file: &VectorFile, methods: &Methods) -> Result<Vec<Case>, String> {
    let mut all = Vec::new();
    for vector in &file.tests {
        let made = if vector.steps.is_empty() { calls(vector, methods) } else { steps(vector) };
        let made = made.map_err(|problem| format!("{feature}/{}: {problem}", vector.name))?;
        all.extend(made.into_iter().map(|(form, mut exchanges)| {
            exchanges.insert(0, Exchange::ok(OPEN.to_owned(), String::new()));
            let form = form.map(|form| format!(" [{form}]")).unwrap_or_default();
            Case {
                id: format!("{feature}/{}{form}", vector.name),
                feature: feature.to_owned(),
                steps: exchanges,
            }
        }));
    }
    Ok(all)
}

type Forms = Vec<(Option<&'static str>, Vec<Exchange>)>;

/// A request, in every form of its method.
fn calls(vector: &Vector, methods: &Methods) -> Result<Forms, String> {
    let name = vector.method.as_deref().unwrap_or_default();
    let method = methods.get(name).ok_or_else(|| format!("there is no method {name}"))?;
    let request = to_hex(&bytes(vector.request.as_deref().unwrap_or_default())?);
    if let (Some(problem), Some(at)) = (&vector.problem, vector.at) {
        return Ok(refused(name, &method.request, &request, problem, at));
    }
    let expected = expected(vector)?;
    let call = |form: &'static str| {
        let send = format!("call {name} {form} {request}");
        (Some(form), vec![Exchange { send, expected: expected.clone(), items: None }])
    };
    if vector.result == Verdict::Invalid {
        return Ok(vec![call("raw"), codec(&method.request, &request, expected.clone())]);
    }
    let batch = |form: &'static str| {
        let send = format!("many {name} {form}{}", format!(" {request}").repeat(ITEMS));
        (Some(form), vec![Exchange { send, expected: expected.clone(), items: Some(ITEMS) }])
    };
    let mut forms = vec![call("typed"), call("raw"), call("into"), batch("items")];
    if method.is_flat {
        forms.extend([call("wire"), batch("columns")]);
    }
    if vector.result == Verdict::Valid || vector.canonical.is_some() {
        let echoed = vector.reply.as_deref().filter(|_| name.starts_with("Echo"));
        let written = vector.canonical.as_deref().or(echoed).or(vector.request.as_deref());
        let written = Expected::reply(written.unwrap_or_default())?;
        forms.push(codec(&method.request, &request, vec![written]));
    }
    Ok(forms)
}

/// A request that is no message: the library tells where, the host's codec at least why.
fn refused(method: &str, message: &str, request: &str, problem: &str, at: usize) -> Forms {
    let refusal = |says: Vec<String>| {
        vec![Expected::Error(Failure { code: "INVALID_ARGUMENT".to_owned(), says, ..Default::default() })]
    };
    let library = refusal(vec![
        format!("the request of shortwire.test.v1.Feature/{method} is not valid: "),
        format!(
            "{problem} at byte {at}; compare the client's schema with the library's: shortwire inspect LIB"
        ),
    ]);
    let send = format!("call {method} raw {request}");
    let raw = Exchange { send, expected: library, items: None };
    vec![(Some("raw"), vec![raw]), codec(message, request, refusal(vec![problem.to_owned()]))]
}

/// The request through the host's own codec.
fn codec(message: &str, request: &str, expected: Vec<Expected>) -> (Option<&'static str>, Vec<Exchange>) {
    let send = format!("codec {message} {request}");
    (Some("codec"), vec![Exchange { send, expected, items: None }])
}

fn expected(vector: &Vector) -> Result<Vec<Expected>, String> {
    match (&vector.error, &*vector.accept) {
        (Some(failure), _) => Ok(vec![Expected::Error(failure.clone())]),
        (None, []) => {
            let reply = vector.reply.as_deref().or(vector.request.as_deref()).unwrap_or_default();
            Ok(vec![Expected::reply(reply)?])
        }
        (None, accept) => accept.iter().map(normal).collect(),
    }
}

/// Replies in the vectors' notation, in the protocol's.
fn normal(expected: &Expected) -> Result<Expected, String> {
    match expected {
        Expected::Ok(notation) => Expected::reply(notation),
        other => Ok(other.clone()),
    }
}

/// A vector that says itself what is to be sent.
fn steps(vector: &Vector) -> Result<Forms, String> {
    let exchanges = vector.steps.iter().map(|step| {
        let mut expected = step.accept.clone();
        expected.extend(step.ok.clone().map(Expected::Ok));
        expected.extend(step.error.clone().map(|failure: Failure| Expected::Error(failure)));
        match expected.is_empty() {
            true => Err(format!("{:?} expects nothing", step.send)),
            false => Ok(Exchange { send: step.send.clone(), expected, items: None }),
        }
    });
    Ok(vec![(None, exchanges.collect::<Result<_, _>>()?)])
}

impl Exchange {
    fn ok(send: String, words: String) -> Self {
        Self { send, expected: vec![Expected::Ok(words)], items: None }
    }
}
