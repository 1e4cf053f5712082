/** The address of a program, as esbuild fills it in. */
declare module "*.wasm" {
  const address: string;
  export default address;
}
