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
  await copy(url, "web-link-copied");
}

/** Shares a text with a link below it: both are copied where the device cannot share. */
export async function shareText(text: string, path: string): Promise<void> {
  const url = new URL(path, location.href).href;
  if (navigator.share) {
    try {
      return await navigator.share({ title: "Railhead", text, url });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      // A browser that cannot share after all.
    }
  }
  await copy(`${text}\n${url}`, "web-text-copied");
}

/** Copies a text, and says so. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(t(done));
  } catch {
    // Without a clipboard, as on a page without TLS, it can be read.
    say(text);
  }
}
