/** Starts the app: texts and session first, then the screen of the path. */

import { render } from "preact";
import { railhead } from "./app.ts";
import { Shell } from "./Shell.tsx";
import "./inbox.ts";
import "./push.ts";
import { path } from "./router.ts";
import { GameScreen } from "./screens/index.ts";
import { language, speak } from "./texts.ts";
import "./theme.ts";
import { register } from "./update.ts";

/** How long the first screen has for itself, in milliseconds. */
const FIRST = 1000;

const root = document.getElementById("app")!;
const isGame = path.value.startsWith("games/");
const loadGame = () => GameScreen.load().catch(() => undefined);
await Promise.all([speak(language.value), railhead.restore(), isGame && loadGame()]);
root.replaceChildren();
render(<Shell />, root);
setTimeout(loadGame, FIRST);
register().catch(() => undefined);
