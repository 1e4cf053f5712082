/** Forms: their fields, and buttons whose action takes a while. */

import type {
  ComponentChildren,
  InputHTMLAttributes,
  JSX,
  TargetedEvent,
  TargetedSubmitEvent,
  TextareaHTMLAttributes,
} from "preact";
import { useId, useState } from "preact/hooks";
import { Problem } from "railhead-client";
import { reason } from "../app.ts";
import { t } from "../texts.ts";
import { Icon } from "./icons.tsx";

/** A button that does something which takes a while, and says below why it failed. */
export function Act({
  action,
  class: more = "",
  disabled = false,
  children,
  label,
}: {
  action: () => Promise<unknown>;
  class?: string;
  disabled?: boolean;
  children: ComponentChildren;
  label?: string | undefined;
}): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const isDisabled = busy || disabled;
  const act = async () => {
    if (isDisabled) return;
    setBusy(true);
    setFailed(null);
    try {
      await action();
    } catch (error) {
      setFailed(reason(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span class={`act ${more.includes("wide") ? "wide" : ""}`}>
      <button
        type="button"
        class={`button ${more}`}
        aria-disabled={isDisabled}
        aria-busy={busy}
        aria-label={label}
        onClick={act}
      >
        {children}
      </button>
      {failed && (
        <span class="wrong" role="alert">
          {failed}
        </span>
      )}
    </span>
  );
}

/** The reason for a failure. A taken name is explained only by title and detail together. */
function why(error: unknown): string {
  const isTaken = error instanceof Problem && error.code === "name_taken";
  return isTaken ? `${error.title}. ${error.detail}` : reason(error);
}

/** A form that sends its fields and says below why it failed. */
export function Form({
  action,
  label,
  danger = false,
  children,
  cancel,
}: {
  action: (fields: Record<string, string>) => Promise<unknown>;
  /** The button. */
  label: string;
  danger?: boolean;
  cancel?: () => void;
  children?: ComponentChildren;
}): JSX.Element {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields: Record<string, string> = {};
    new FormData(event.currentTarget).forEach((value, name) => {
      if (typeof value === "string") fields[name] = value;
    });
    setBusy(true);
    setFailed(null);
    try {
      await action(fields);
    } catch (error) {
      setFailed(why(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="stack" onSubmit={submit}>
      {children}
      {failed && (
        <p class="wrong" role="alert">
          {failed}
        </p>
      )}
      <div class="row end">
        {cancel && (
          <button type="button" class="button" onClick={cancel}>
            {t("web-cancel")}
          </button>
        )}
        <button class={`button ${danger ? "danger" : "primary"}`} disabled={busy} aria-busy={busy}>
          {label}
        </button>
      </div>
    </form>
  );
}

/** A field of a form. */
/** A heading with buttons to the one before and the one after. */
export function Stepper({
  title,
  value,
  least,
  most,
  change,
}: {
  /** The heading of a value, which is also the name of the button to it. */
  title: (value: number) => string;
  value: number;
  least: number;
  most: number;
  change: (value: number) => void;
}): JSX.Element {
  const button = (to: number, icon: "back" | "next") => (
    <button
      type="button"
      class="button"
      disabled={to < least || to > most}
      aria-label={title(to)}
      onClick={() => change(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="row">
      <h2 class="grow">{title(value)}</h2>
      {button(value - 1, "back")}
      {button(value + 1, "next")}
    </div>
  );
}

export function Field({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & InputHTMLAttributes): JSX.Element {
  const id = useId();
  return (
    <label class="field">
      <span>{label}</span>
      <input {...input} aria-describedby={hint ? id : undefined} />
      {hint && <small id={id}>{hint}</small>}
    </label>
  );
}

/** A field for a few sentences. */
export function Words({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & TextareaHTMLAttributes): JSX.Element {
  const id = useId();
  return (
    <div class="field">
      <label class="field">
        <span>{label}</span>
        <textarea rows={3} maxLength={500} {...input} aria-describedby={hint ? id : undefined} />
      </label>
      {hint && <small id={id}>{hint}</small>}
    </div>
  );
}

/** A period of each day. */
export function Hours({ from, to }: { from: string; to: string }): JSX.Element {
  const field = (name: string, label: string, value: string) => (
    <Field label={label} name={name} type="time" required defaultValue={value.slice(0, 5)} />
  );
  return (
    <div class="pair">
      {field("from", t("web-quiet-from"), from)}
      {field("to", t("web-quiet-to"), to)}
    </div>
  );
}

/** One of a few values, all in sight. */
export function Choices<T extends string | number>({
  label,
  options,
  value,
  change,
}: {
  label: string;
  options: readonly (readonly [T, string])[];
  value: T;
  change: (value: T) => void;
}): JSX.Element {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      <div class="choices">
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => change(option)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of several values. */
export function Select<T extends string | number>({
  label,
  options,
  value,
  change,
}: {
  label: string;
  options: readonly (readonly [T, string])[];
  value: T;
  change: (value: T) => void;
}): JSX.Element {
  const chosen = (event: TargetedEvent<HTMLSelectElement>) => {
    const option = options[event.currentTarget.selectedIndex];
    if (option) change(option[0]);
  };
  return (
    <label class="field">
      <span>{label}</span>
      <select onChange={chosen}>
        {options.map(([option, text]) => (
          <option key={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Check({
  label,
  value,
  change,
  disabled = false,
}: {
  label: string;
  value: boolean;
  change: (value: boolean) => void;
  disabled?: boolean;
}): JSX.Element {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={value}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
