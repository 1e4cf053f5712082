/** An invitation to a tournament or a league: the link, its code in large letters, a QR code. */

import type { JSX } from "preact";
import { link } from "../router.ts";
import { share } from "../share.ts";
import { t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { Qr } from "../ui/qr.tsx";
import { Act } from "../ui/form.tsx";

/** What people are invited to. */
interface Invited {
  name: string;
  code?: string | null;
  invite_url?: string | null;
}

/** The address to share: that with a preview, or the page itself for those who may see it. */
export const addressOf = (of: Invited, path: string): string =>
  new URL(of.invite_url ?? link(path), location.href).href;

export function Invite({ of, path }: { of: Invited; path: string }): JSX.Element {
  const address = addressOf(of, path);
  return (
    <section class="card invite">
      <div class="stack">
        <h2>{t("web-invite-all")}</h2>
        {of.code && (
          <p class="invite-code" aria-label={`${t("web-code")} ${[...of.code].join(" ")}`}>
            {of.code}
          </p>
        )}
        <p class="small">
          <a href={address} target="_blank">
            {address.replace(/^https?:\/\//, "")}
          </a>
        </p>
        <Act action={() => share(address, t("web-invite-to", { name: of.name }))}>
          <Icon name="share" />
          {t("web-share")}
        </Act>
      </div>
      <Qr of={address} />
    </section>
  );
}
