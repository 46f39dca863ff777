import { limits } from "@marquee/contracts/limits";
import { isLonger } from "@marquee/contracts/text/characters";
import { typedText } from "@marquee/contracts/text/typed-text";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { Button } from "#ui/button.tsx";
import { questionEditor as copy } from "../parts-copy.ts";

/** Edits a question to ask it again, replacing the original. */
export function QuestionEditor(props: {
  text: string;
  /** Whether an answer is in progress, or chat is switched off. */
  disabled: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState(props.text);
  const box = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const isTooLong = isLonger(typedText(text), limits.messageMaxLength);
  const sendable = !props.disabled && typedText(text) !== "" && !isTooLong;

  useLayoutEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, []);

  return (
    <form
      className="flex w-full flex-col gap-2 rounded-2xl border border-control/60 bg-surface p-2 focus-within:border-focus"
      onSubmit={(event) => {
        event.preventDefault();
        if (sendable) props.onSend(typedText(text));
      }}
    >
      <textarea
        ref={box}
        rows={2}
        aria-label={copy.label}
        aria-describedby={noteId}
        aria-invalid={isTooLong || undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          const key = meantKey(event);
          if (key === "Escape") {
            event.stopPropagation();
            props.onClose();
          }
          if (key !== "Enter" || event.shiftKey) return;
          event.preventDefault();
          if (sendable) props.onSend(typedText(text));
        }}
        className="field-sizing-content max-h-60 resize-none bg-transparent px-2 py-1 text-lg focus:outline-none"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={noteId} className={isTooLong ? "mr-auto text-sm text-danger" : "mr-auto text-sm text-muted"}>
          {isTooLong ? copy.tooLong(limits.messageMaxLength) : copy.note}
        </p>
        <Button size="sm" onClick={props.onClose}>
          {copy.cancel}
        </Button>
        <Button size="sm" type="submit" variant="primary" disabled={!sendable}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
