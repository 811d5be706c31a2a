// SPDX-License-Identifier: MIT
// The bundler makes the address of a module of it.
declare module "*.wasm" {
    const address: string;
    export default address;
}
