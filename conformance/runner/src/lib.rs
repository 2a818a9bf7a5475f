//! Compares what every host does with the vectors: [`vectors`] are read, made into [`cases`], put to a [`testee`], held
//! against what is [`known`], and the outcome is a [`report`].
#![forbid(unsafe_code)]

pub mod answer;
pub mod cases;
pub mod fixtures;
pub mod known;
pub mod report;
pub mod testee;
pub mod vectors;
