/** Sharing by the means of the device; where it has none, the link is copied. */

import { say } from "./app.ts";
import { t } from "./texts.ts";

/** Shares a link, with a text and a picture if there are any. */
export async function share(
  path: string,
  text = document.title,
  picture: Blob | null = null,
): Promise<void> {
  const url = new URL(path, location.href).href;
  const plain = { title: "Railhead", text, url };
  const files = picture && [new File([picture], "railhead.png", { type: picture.type })];
  const data = files && navigator.canShare?.({ files }) ? { ...plain, files } : plain;
  if (navigator.share) {
    try {
      return await navigator.share(data);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // A browser that cannot share after all, or that waited too long for the picture.
    }
  }
  await copy(url);
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    say(t("web-link-copied"));
  } catch {
    // Without a clipboard, as on a page without TLS, the link can be read.
    say(url);
  }
}
