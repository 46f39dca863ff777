import type { ReplyFeedback } from "@marquee/contracts/chat/chat";
import { typedText } from "@marquee/contracts/text/typed-text";
import { useId, useState } from "react";
import { meantKey } from "#browser/meant-key.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { inputClass } from "#ui/field.tsx";
import { reasonForm as copy } from "../parts-copy.ts";

/** An optional form for why an answer was good or bad. */
export function ReasonForm(props: {
  feedback: ReplyFeedback;
  pending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState(props.feedback.reason ?? "");
  const id = useId();
  return (
    <Card
      as="form"
      className="mt-2 flex flex-col gap-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend(typedText(reason));
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {props.feedback.rating === "up" ? copy.whyUp : copy.whyDown}
      </label>
      <input
        id={id}
        className={inputClass}
        value={reason}
        aria-describedby={`${id}-note`}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (meantKey(event) === "Escape") props.onClose();
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={`${id}-note`} className="mr-auto text-sm text-muted">
          {copy.seen}
        </p>
        <Button size="sm" onClick={props.onClose}>
          {copy.skip}
        </Button>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabled={typedText(reason) === ""}
          pending={props.pending}
        >
          {copy.send}
        </Button>
      </div>
    </Card>
  );
}
