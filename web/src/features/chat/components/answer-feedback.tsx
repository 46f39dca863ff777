import type { Message, ReplyFeedback } from "@marquee/contracts/http/chat";
import { limits } from "@marquee/contracts/limits";
import { clsx } from "clsx";
import { useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { inputClass } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useRateReply } from "../api/rate-reply.ts";
import { answerFeedback as copy } from "../copy.ts";

/** The thumbs of an answer, and after a click why. */
export function useAnswerFeedback({ id, feedback }: Message) {
  const [asksWhy, setAsksWhy] = useState(false);
  const thumb = useRef<HTMLButtonElement>(null);
  const rate = useRateReply(id);
  const choose = (rating: ReplyFeedback["rating"]) => {
    const next = feedback?.rating === rating ? null : rating;
    setAsksWhy(next !== null);
    rate.mutate({ rating: next });
  };
  const button = (rating: ReplyFeedback["rating"], label: string) => {
    const pressed = feedback?.rating === rating;
    return (
      <Button
        {...(pressed ? { ref: thumb } : {})}
        variant="ghost"
        size="sm"
        aria-label={label}
        aria-pressed={pressed}
        pending={rate.isPending}
        className={clsx("px-1.5", pressed && "text-lamp-text")}
        onClick={() => choose(rating)}
      >
        <Icon name={rating === "up" ? "thumbs-up" : "thumbs-down"} />
      </Button>
    );
  };
  return {
    thumbs: (
      <>
        {button("up", copy.up)}
        {button("down", copy.down)}
      </>
    ),
    reason: asksWhy && feedback && (
      <ReasonForm
        key={feedback.rating}
        feedback={feedback}
        pending={rate.isPending}
        onSend={(reason) =>
          rate.mutate(
            { rating: feedback.rating, ...(reason === "" ? {} : { reason }) },
            {
              onSuccess: () => {
                setAsksWhy(false);
                thumb.current?.focus();
              },
            },
          )
        }
        onClose={() => {
          setAsksWhy(false);
          thumb.current?.focus();
        }}
      />
    ),
    thanks: !asksWhy && feedback?.reason !== undefined ? copy.sent : undefined,
  };
}

function ReasonForm(props: {
  feedback: ReplyFeedback;
  pending: boolean;
  onSend: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState(props.feedback.reason ?? "");
  const id = useId();
  return (
    <form
      className="mt-2 flex flex-col gap-2 rounded-xl border border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSend(reason.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") props.onClose();
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {props.feedback.rating === "up" ? copy.whyUp : copy.whyDown}
      </label>
      <input
        id={id}
        className={inputClass}
        maxLength={limits.feedbackReasonMaxLength}
        value={reason}
        aria-describedby={`${id}-note`}
        onChange={(event) => setReason(event.target.value)}
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
          disabled={reason.trim() === ""}
          pending={props.pending}
        >
          {copy.send}
        </Button>
      </div>
    </form>
  );
}
