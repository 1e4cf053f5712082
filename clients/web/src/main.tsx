/** Starts the app: texts and session first, then the screen of the path. */

import { render } from "preact";
import { railhead } from "./app.ts";
import { Shell } from "./Shell.tsx";
import "./inbox.ts";
import "./push.ts";
import { language, speak } from "./texts.ts";
import "./theme.ts";
import { register } from "./update.ts";

const root = document.getElementById("app")!;
await Promise.all([speak(language.value), railhead.restore()]);
root.replaceChildren();
render(<Shell />, root);
register().catch(() => undefined);
