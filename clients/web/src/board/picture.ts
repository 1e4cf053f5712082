/**
 * The board as a picture of one scale. A camera that moves moves the picture, which is not drawn again;
 * one that zooms stretches it, until the fingers rest or the picture is too coarse.
 */

import type { Camera, Pane } from "./framing.ts";

export interface Picture {
  /** Shows what a camera sees. */
  show: (camera: Camera) => void;
  /** Draws a stretched picture anew. */
  settle: () => void;
  stop: () => void;
}

/** The board rests when its scale has not changed for so many milliseconds. */
const REST = 160;
/** How far a picture is stretched before the board is drawn at the new scale. */
const [LEAST, MOST] = [0.65, 2.1];

/**
 * The picture on `plate`, which is as large as the board. Calls `drawn` with a scale at which the board
 * is drawn, and whether it still moves.
 */
export function pictureOf(
  plate: HTMLElement,
  pane: Pane,
  drawn: (scale: number, isMoving: boolean) => void,
): Picture {
  let camera: Camera = { x: 0, y: 0, scale: 0 };
  /** The scale of the picture, and whether it lacks what is drawn at rest only. */
  let [scale, isCoarse] = [0, false];
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Draws the board at the scale of the camera. */
  function draw(isMoving: boolean): void {
    scale = camera.scale;
    isCoarse = isMoving;
    plate.style.width = `${pane.board.width * scale}px`;
    plate.style.height = `${pane.board.height * scale}px`;
    drawn(scale, isMoving);
  }

  /** Puts the picture where the camera sees it: on whole pixels, unless it is stretched. */
  function place(): void {
    const { size } = pane;
    const corner = [
      size.width / 2 - camera.x * camera.scale,
      size.height / 2 - camera.y * camera.scale,
    ];
    const fine = camera.scale === scale ? devicePixelRatio : 100 * devicePixelRatio;
    const [left, top] = corner.map((value) => Math.round(value * fine) / fine);
    plate.style.transform = `translate(${left}px, ${top}px) scale(${camera.scale / scale})`;
  }

  const isSettled = () => camera.scale === scale && !isCoarse;

  function settle(): void {
    clearTimeout(resting);
    if (isSettled()) return;
    draw(false);
    place();
  }

  return {
    show: (next) => {
      camera = next;
      const stretch = camera.scale / scale;
      if (!(stretch > LEAST && stretch < MOST)) draw(true);
      place();
      clearTimeout(resting);
      if (!isSettled()) resting = setTimeout(settle, REST);
    },
    settle,
    stop: () => clearTimeout(resting),
  };
}
