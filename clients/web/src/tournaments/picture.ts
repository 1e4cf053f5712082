/** Pictures for messengers, which take no SVG. */

/** The width of a picture, in pixels: sharp on a phone. */
const WIDTH = 1200;

/** An SVG as PNG. */
export async function drawn(svg: Blob): Promise<Blob> {
  const source = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(source);
  }
}
