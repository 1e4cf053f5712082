/** A button whose action is asked about, once. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "./dialog.tsx";
import { Form } from "./form.tsx";

export function Asked({
  label,
  about,
  action,
  class: more = "",
  isDanger = false,
  children,
}: {
  /** The button, the title of the question and the button that answers it. */
  label: string;
  /** The consequence. */
  about: string;
  action: (fields: Record<string, string>) => Promise<unknown>;
  class?: string;
  isDanger?: boolean;
  /** Fields, if something else has to be said. */
  children?: ComponentChildren;
}): JSX.Element {
  const [isOpen, open] = useState(false);
  const close = () => open(false);
  const act = (fields: Record<string, string>) => action(fields).then(close);
  return (
    <>
      <button type="button" class={`button ${more}`} onClick={() => open(true)}>
        {label}
      </button>
      {isOpen && (
        <Dialog title={label} close={close}>
          <p>{about}</p>
          <Form label={label} danger={isDanger} cancel={close} action={act}>
            {children}
          </Form>
        </Dialog>
      )}
    </>
  );
}
