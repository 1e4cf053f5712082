/** Two phones open a table, join it and choose their tickets. */

import { move } from "./player.mjs";

/** Gives the id of the game. */
export async function openTable([host, guest]) {
  await host.open("/play/");
  await host.press("button", "Play as a guest");
  await host.press("link", "New game");
  await host.press("button", "Open the game");
  await host.reads(/Code: [A-Z0-9]{6}/);
  const [, code] = (await host.text()).match(/Code: ([A-Z0-9]{6})/);
  await guest.open(`/play/join/${code}`);
  await guest.press("button", "Play as a guest");
  await guest.press("button", "Join");
  for (const phone of [host, guest]) await phone.reads("Choosing tickets");
  await move(host);
  await move(guest);
  return new URL(host.page.url()).pathname.split("/").at(-1);
}
