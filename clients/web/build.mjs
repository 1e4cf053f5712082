// Builds the app into ../../src/http/play/dist, which is committed: `cargo run` needs no Node. An
// argument names another folder.
// Names of files have a digest of their content, so that browsers keep them for good.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { outline } from "./outline.mjs";

const here = import.meta.dirname;
const out = resolve(process.argv[2] ?? join(here, "../../src/http/play/dist"));
const locales = join(here, "../../crates/localization/locales");
const TEXTS = ["cities", "game", "web", "web-game", "web-plan", "web-rules"];

/**
 * `texts:fr` is the Fluent source of a language, without comments and empty lines; `texts:fr/score`
 * is that of a screen that is loaded when it is opened.
 */
const texts = {
  name: "texts",
  setup(bundler) {
    bundler.onResolve({ filter: /^texts:/ }, ({ path }) => ({
      path: path.slice(6),
      namespace: "texts",
    }));
    bundler.onLoad({ filter: /.*/, namespace: "texts" }, async ({ path }) => {
      const [language, part] = path.split("/");
      const all = part ? [`web-${part}`] : TEXTS;
      const files = all.map((name) => readFile(join(locales, language, `${name}.ftl`), "utf8"));
      const lines = (await Promise.all(files)).join("\n").split("\n");
      const ids = lines.flatMap((line) => line.match(/^[a-z][\w-]*(?= =)/) ?? []);
      const twice = ids.find((id, at) => ids.indexOf(id) !== at);
      if (twice) return { errors: [{ text: `${path}: ${twice} is written twice` }] };
      // The page at `/` is built here; the app needs no text of it.
      const isLeft = (line) => !line.trim() || /^(#|web-landing-)/.test(line);
      const contents = lines.filter((line) => !isLeft(line)).join("\n");
      return { contents, loader: "text" };
    });
  },
};

/** `outline:board` is the board in outline. */
const outlines = {
  name: "outline",
  setup(bundler) {
    bundler.onResolve({ filter: /^outline:/ }, ({ path }) => ({ path, namespace: "outline" }));
    bundler.onLoad({ filter: /.*/, namespace: "outline" }, async () => ({
      contents: JSON.stringify(await outline()),
      loader: "json",
    }));
  },
};

const cargo = await readFile(join(here, "../../Cargo.toml"), "utf8");
const release = /^version = "(.*)"$/m.exec(cargo)[1];

const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome109", "firefox115", "safari16.4"],
  legalComments: "none",
  logLevel: "warning",
  absWorkingDir: here,
};

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  ...common,
  entryPoints: { fair: "src/fair/worker.ts" },
  outdir: out,
  entryNames: "[name]-[hash]",
});
const [fairWorker] = await readdir(out);
await build({
  ...common,
  entryPoints: { thread: "src/device/thread.ts" },
  outdir: out,
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".wasm": "file" },
});
const deviceThread = (await readdir(out)).find((name) => /^thread-.*\.js$/.test(name));
const { metafile } = await build({
  ...common,
  metafile: true,
  entryPoints: { app: "src/main.tsx", early: "src/early.ts", style: "src/app.css" },
  splitting: true,
  outdir: out,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  loader: { ".woff2": "file" },
  plugins: [texts, outlines],
  jsx: "automatic",
  jsxImportSource: "preact",
  define: {
    RELEASE: JSON.stringify(release),
    FAIR_WORKER: JSON.stringify(fairWorker),
    DEVICE_THREAD: JSON.stringify(deviceThread),
  },
});

const names = (await readdir(out)).sort();
const named = (start, end) => names.find((name) => name.startsWith(start) && name.endsWith(end));
for (const icon of ["icon.svg", "icon-192.png", "icon-512.png", "badge.png"]) {
  await writeFile(join(out, icon), await readFile(join(here, "static", icon)));
}
/** What the app imports at once: parts that it shares with screens that are loaded later. */
const preloads = new Set([named("app-", ".js")]);
for (const name of preloads) {
  const [, { imports }] = Object.entries(metafile.outputs).find(
    ([path]) => basename(path) === name,
  );
  for (const { kind, path } of imports)
    if (kind === "import-statement") preloads.add(basename(path));
}
const fill = (text) =>
  text
    .replace(
      /^ *<link rel="modulepreload" href="assets\/{app}" \/>$/m,
      [...preloads]
        .map((name) => `    <link rel="modulepreload" href="assets/${name}" />`)
        .join("\n"),
    )
    .replaceAll("{app}", named("app-", ".js"))
    .replaceAll("{early}", named("early-", ".js"))
    .replaceAll("{style}", named("style-", ".css"));
await writeFile(
  join(out, "index.html"),
  fill(await readFile(join(here, "static/index.html"), "utf8")),
);
await writeFile(
  join(out, "manifest.webmanifest"),
  await readFile(join(here, "static/manifest.webmanifest")),
);

await writeLanding();

const version = createHash("sha256");
for (const name of (await readdir(out)).sort())
  version.update(name).update(await readFile(join(out, name)));
await build({
  ...common,
  entryPoints: ["src/worker.ts"],
  outfile: join(out, "worker.js"),
  define: {
    VERSION: JSON.stringify(version.digest("hex").slice(0, 16)),
    // The check of a deal, QR codes, reports, the desk and the screens that are loaded later need a
    // connection anyway: they are loaded by those who ask for them. The command line is kept from
    // the first time on that it is opened.
    FILES: JSON.stringify(
      names
        .filter(
          (name) =>
            name !== fairWorker &&
            !/^(command|desk|thread|railhead_device_bg|later|outline_board|puzzle|qr|reports?|score)-/.test(
              name,
            ),
        )
        .map((name) => `assets/${basename(name)}`),
    ),
  },
});

/** The page at `/` in every language, its style sheet and its picture. */
async function writeLanding() {
  await build({
    ...common,
    entryPoints: { landing: "static/landing.css" },
    outdir: out,
    entryNames: "[name]-[hash]",
  });
  const style = (await readdir(out)).find((name) => /^landing-.*\.css$/.test(name));
  const { landing } = await import(await module("src/landing.ts"));
  const languages = { en: "English", fr: "Français", de: "Deutsch", es: "Español", it: "Italiano" };
  for (const language of Object.keys(languages)) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const name of ["web", "web-game"]) {
      const source = await readFile(join(locales, language, `${name}.ftl`), "utf8");
      bundle.addResource(new FluentResource(source));
    }
    const text = (id) => bundle.formatPattern(bundle.getMessage(id).value);
    await writeFile(
      join(out, `landing-${language}.html`),
      landing({ language, languages, text, style }),
    );
  }
  await writeFile(
    join(out, "board.svg"),
    await readFile(join(here, "../../docs/images/board.svg")),
  );
}

/** A module of the sources, as an address that can be imported here. */
async function module(path) {
  const { outputFiles } = await build({ ...common, entryPoints: [path], write: false });
  const source = Buffer.from(outputFiles[0].text).toString("base64");
  return `data:text/javascript;base64,${source}`;
}
