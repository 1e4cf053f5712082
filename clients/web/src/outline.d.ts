declare module "outline:board" {
  /** The board in outline: made by outline.mjs. */
  const outline: {
    /** The part that is shown. */
    view: string;
    land: string;
    /** Of a space. */
    width: number;
    /** The colour, the length of a space, and for each space: from the left, from the top, its angle. */
    routes: [string, number, ...number[]][];
    /** From the left, from the top. */
    cities: [number, number][];
  };
  export default outline;
}
