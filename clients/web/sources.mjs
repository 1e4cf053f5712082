/** TypeScript files, for checks of them. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The sources in these folders. No source at all is a mistake in the names. */
export function sources(folders) {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file));
  if (files.length === 0) throw new Error("there are no sources");
  return files;
}
