//! Has the linker leave Node.js's own functions open.

fn main() {
    napi_build::setup();
}
