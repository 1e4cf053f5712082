/** What is loaded when somebody reports something, reads an answer, or is banned. */

export { Banned } from "./Banned.tsx";
export { Report } from "./Report.tsx";
export { Reports } from "./Reports.tsx";
export { TEXTS } from "./texts.ts";
