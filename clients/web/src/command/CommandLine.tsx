/**
 * One line for commands, over the map: typed, or spoken to the device. Answers are read out as they
 * come. Tab completes a word that has begun; arrows choose among completions, or go back in time.
 */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { JSX, RefObject } from "preact";
import { language, t } from "../texts.ts";
import { Icon } from "../ui/icons.tsx";
import { reply, type Pending } from "./replies.ts";
import { commonStart, completionsOf, type Vocabulary } from "./parse.ts";
import { commanding } from "./open.ts";
import type { Scene } from "./scene.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** A line with its answers. */
interface Entry {
  key: number;
  line: string;
  answers: readonly string[];
}

/** The most entries that are kept. */
const KEPT = 30;

export function CommandLine({ scene }: { scene: Scene }): JSX.Element {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const pending = useRef<Pending | null>(null);
  const log = useRef<HTMLDivElement>(null);
  const vocabulary = useMemo(() => vocabularyOf(scene.facts), [scene.facts, language.value]);
  const close = useClosing();
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [entries]);
  const send = async (line: string) => {
    const { lines, next } = await reply(line, pending.current, scene, vocabulary);
    pending.current = next;
    setEntries((before) => {
      const key = (before.at(-1)?.key ?? 0) + 1;
      return [...before, { key, line, answers: lines }].slice(-KEPT);
    });
  };
  return (
    <section class="command-line" aria-label={t("web-command")}>
      <Field
        vocabulary={vocabulary}
        earlier={entries.map(({ line }) => line)}
        send={(line) => void send(line)}
        close={close}
      />
      <div
        ref={log}
        class="answers"
        role="log"
        aria-label={t("web-command-answers")}
        aria-live="polite"
        tabIndex={entries.length > 0 ? 0 : undefined}
      >
        {entries.map(({ key, line, answers }) => (
          <div key={key}>
            <p class="faint small" aria-hidden="true">
              {line}
            </p>
            {answers.map((answer, at) => (
              <p key={at}>{answer}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

interface FieldProps {
  vocabulary: Vocabulary;
  /** Lines sent before, the latest last. */
  earlier: readonly string[];
  send: (line: string) => void;
  close: () => void;
}

/** Closes the line: what had the focus before it gets it back. */
function useClosing(): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  return () => {
    commanding.value = false;
    const { current } = before;
    const isThere =
      current instanceof HTMLElement && current !== document.body && current.isConnected;
    (isThere ? current : document.getElementById("main"))?.focus();
  };
}

function Field({ vocabulary, earlier, send, close }: FieldProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const writing = useWriting({ vocabulary, earlier, send, close });
  const { line, options, at, isListed, key, write, take } = writing;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        writing.submit();
      }}
    >
      <span class="combo grow">
        <input
          ref={input}
          role="combobox"
          aria-label={t("web-command-field")}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls="command-options"
          aria-activedescendant={isListed && at >= 0 ? `command-option-${at}` : undefined}
          placeholder={t("web-command-hint")}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          value={line}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={key}
          onBlur={() => writing.hide()}
        />
        <Options options={isListed ? options : []} at={at} take={take} input={input} />
      </span>
      <button type="submit" class="button primary">
        {t("web-command-do")}
      </button>
      <button type="button" class="icon" aria-label={t("web-close")} onClick={close}>
        <Icon name="close" />
      </button>
    </form>
  );
}

function Options({
  options,
  at,
  take,
  input,
}: {
  options: readonly string[];
  at: number;
  take: (option: string) => void;
  input: RefObject<HTMLInputElement | null>;
}): JSX.Element {
  return (
    <ul
      id="command-options"
      role="listbox"
      aria-label={t("web-command-completions")}
      class="options"
      hidden={options.length === 0}
    >
      {options.map((option, position) => (
        <li
          key={option}
          id={`command-option-${position}`}
          role="option"
          aria-selected={position === at}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            take(option);
            input.current?.focus();
          }}
        >
          {option}
        </li>
      ))}
    </ul>
  );
}

/** The line in the field, and the effects of its keys. */
function useWriting({ vocabulary, earlier, send, close }: FieldProps) {
  const [line, setLine] = useState("");
  const [at, setAt] = useState(-1);
  const [isHidden, hide] = useState(true);
  /** The number of lines back in time. */
  const [back, setBack] = useState(0);
  const options = useMemo(() => completionsOf(line, vocabulary), [line, vocabulary]);
  const isListed = !isHidden && options.length > 0;
  const put = (text: string) => {
    setLine(text);
    setAt(-1);
    hide(true);
  };
  const take = (option: string) => put(`${option} `);
  const write = (text: string) => {
    put(text);
    setBack(0);
    hide(false);
  };
  const submit = () => {
    if (line.trim() === "") return;
    setBack(0);
    put("");
    send(line.trim());
  };
  const recall = (steps: number) => {
    const next = Math.max(0, Math.min(earlier.length, back + steps));
    setBack(next);
    put(next === 0 ? "" : (earlier[earlier.length - next] ?? ""));
  };
  /** Whether the key did something here. */
  const pressed = (key: string): boolean => {
    if (key === "Escape") {
      if (isListed) hide(true);
      else close();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      const step = key === "ArrowDown" ? 1 : -1;
      if (isListed) setAt((at + step + options.length + 1) % (options.length + 1) || 0);
      else recall(-step);
    } else if (key === "Enter" && isListed && at >= 0) take(options[at]!);
    else if (key === "Tab" && isListed) {
      const start = options.length === 1 || at >= 0 ? null : commonStart(options);
      if (start === null) take(options[Math.max(0, at)]!);
      else if (start.length > line.length) write(start);
      else return false;
    } else return false;
    return true;
  };
  const key = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    if (!pressed(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { line, options, at, isListed, key, write, take, submit, hide: () => hide(true) };
}
