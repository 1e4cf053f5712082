/** A link to an Atom feed, in the page and in its head, where feed readers look for it. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";

export function Feed({ href, title }: { href: string; title: string }): JSX.Element {
  useEffect(() => {
    const found = document.createElement("link");
    Object.assign(found, { rel: "alternate", type: "application/atom+xml", href, title });
    document.head.append(found);
    return () => found.remove();
  }, [href, title]);
  return (
    <a class="button" href={href} type="application/atom+xml">
      {title}
    </a>
  );
}
