/**
 * The page at `/`: what this is, and the ways in. `build.mjs` writes it in each language; it has no
 * scripts. Its links are relative to `/`.
 */

import type { Arguments } from "./texts.ts";

interface Words {
  language: string;
  /** Other languages by their codes. */
  languages: Record<string, string>;
  text: (id: string, values?: Arguments) => string;
  /** The name of the style sheet. */
  style: string;
}

/** The page; its texts are escaped. */
export function landing({ language, languages, text, style }: Words): string {
  const t = (id: string) => escaped(text(id));
  const others = Object.entries(languages)
    .filter(([code]) => code !== language)
    .map(([code, name]) => `<a href="?lang=${code}" hreflang="${code}" lang="${code}">${name}</a>`);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Railhead</title>
    <meta name="description" content="${t("web-landing-what")}" />
    <meta name="theme-color" content="#fbf8ef" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#161d21" media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="play/assets/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="play/assets/${style}" />
  </head>
  <body>
    <main>
      <section class="what">
        <p class="name"><img src="play/assets/icon.svg" alt="" width="40" height="40" />Railhead</p>
        <h1>${t("web-motto")}</h1>
        <p>${t("web-landing-what")}</p>
        <p class="ways">
          <a class="button primary" href="play/">${t("web-play-now")}</a>
          <a class="button" href="play/learn">${t("web-learn-first")}</a>
          <a class="button" href="play/live">${t("web-landing-watch")}</a>
        </p>
        <p class="faint">${t("web-guest-hint")}</p>
      </section>
      <img class="picture" src="play/assets/board.svg" alt="${t("web-picture")}" width="1600" height="1230" />
      <ul>
        <li><a href="play/rules">${t("web-rules")}</a> ${t("web-landing-rules")}</li>
        <li><a href="docs/">${t("web-docs")}</a> ${t("web-landing-docs-what")}</li>
        <li><a href="play/about">${t("web-about")}</a> ${t("web-landing-about")}</li>
      </ul>
      <nav>${others.join(" ")}</nav>
    </main>
  </body>
</html>
`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
