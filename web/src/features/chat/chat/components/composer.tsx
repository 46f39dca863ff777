import { limits } from "@marquee/contracts/limits";
import { charactersIn } from "@marquee/contracts/text/characters";
import { typedText } from "@marquee/contracts/text/typed-text";
import { clsx } from "clsx";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { useFlag } from "#api/public-settings.ts";
import { useCurrentUser } from "#api/session.ts";
import { meantKey } from "#browser/meant-key.ts";
import { keeperOf, readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { composer as copy } from "../copy.ts";
import { ChargeRule } from "./charge-rule.tsx";

export interface ComposerHandle {
  /** Puts a text into the box for the user to read and send. */
  fill: (text: string) => void;
  /** Adds a text below what the user is writing. */
  add: (text: string) => void;
}

/** The share of the maximum length from which the box shows a character count. */
const countedFrom = 0.9;

/** The message box. An unsent draft survives a reload and a lost connection. */
export function Composer(props: {
  ref: Ref<ComposerHandle>;
  /** The conversation whose draft it stores; undefined is the main one. */
  conversation?: string | undefined;
  loading: boolean;
  /** Whether Morgan is answering, or the last message is being sent. */
  busy: boolean;
  /** Whether it is in a card next to other content, where it must not take focus. */
  inCard?: boolean;
  /** Whether it leaves focus to a message that a link leads to. */
  yieldsFocus?: boolean;
  onSend: (text: string) => boolean;
  onStop: (() => void) | undefined;
  stopping: boolean;
}) {
  const user = useCurrentUser();
  const draftKey = storageKeys.chatDraft(keeperOf(user), props.conversation);
  const [text, setText] = useState(() => readStored(draftKey, "session") ?? "");
  const box = useRef<HTMLTextAreaElement>(null);
  const countId = useId();

  useEffect(() => {
    writeStored(draftKey, text, "session");
  }, [draftKey, text]);

  const isPage = props.inCard !== true;
  const takesFocus = isPage && props.yieldsFocus !== true;
  useEffect(() => {
    // Not on a touch screen, where the keyboard would cover the conversation.
    if (takesFocus && globalThis.matchMedia?.("(pointer: fine)").matches)
      box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useImperativeHandle(props.ref, () => ({
    fill: (next) => {
      setText(next);
      box.current?.focus();
    },
    add: (more) => {
      setText((before) => {
        if (before.includes(more)) return before;
        return typedText(before) === "" ? more : `${before.trimEnd()}\n\n${more}`;
      });
      box.current?.focus();
    },
  }));

  const on = useFlag("chat");
  const length = charactersIn(typedText(text));
  const isTooLong = length > limits.messageMaxLength;
  const sendable = on && !props.loading && !props.busy && length > 0 && !isTooLong;
  const isCounted = length > limits.messageMaxLength * countedFrom;

  function send(): void {
    if (sendable && props.onSend(text)) setText("");
  }

  return (
    <form
      className={clsx(
        "shrink-0 px-3 pb-3",
        isPage && "sm:px-6 sm:pb-5 short:sticky short:bottom-0 short:bg-canvas short:pt-2 short:pb-2",
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!on && (
        <p role="status" className="mx-auto max-w-3xl pb-2 text-sm text-lamp-text">
          {copy.switchedOff}
        </p>
      )}
      <div className="mx-auto flex max-w-3xl items-end gap-2 rounded-2xl border border-control/60 bg-surface p-1.5 pl-4 focus-within:border-focus focus-within:ring-1 focus-within:ring-focus">
        <textarea
          ref={box}
          rows={1}
          data-takes-focus={takesFocus || undefined}
          aria-label={copy.label}
          placeholder={copy.placeholder}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isCounted ? countId : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const key = meantKey(event);
            if (key === "Escape" && props.onStop && !props.stopping) props.onStop();
            if (key !== "Enter" || event.shiftKey) return;
            event.preventDefault();
            send();
          }}
          className="field-sizing-content max-h-40 min-h-9 min-w-0 flex-1 resize-none bg-transparent py-1.5 text-lg placeholder:text-faint focus:outline-none"
        />
        {props.onStop ? (
          <Button
            size="icon"
            aria-label={copy.stop}
            pending={props.stopping}
            onClick={props.onStop}
            className="rounded-xl"
          >
            {!props.stopping && <Icon name="square" className="size-3.5! fill-current" />}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="primary"
            size="icon"
            aria-label={copy.send}
            disabled={!sendable}
            className="rounded-xl"
          >
            <Icon name="arrow-up" />
          </Button>
        )}
      </div>
      {isCounted && (
        <p
          id={countId}
          role="status"
          className={clsx("mx-auto max-w-3xl pt-1.5 text-sm", isTooLong ? "text-danger" : "text-muted")}
        >
          {isTooLong
            ? copy.tooLong(length, limits.messageMaxLength)
            : copy.length(length, limits.messageMaxLength)}
        </p>
      )}
      {isPage && <ChargeRule />}
    </form>
  );
}
