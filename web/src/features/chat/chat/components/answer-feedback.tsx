import type { Message, ReplyFeedback } from "@marquee/contracts/chat/chat";
import { clsx } from "clsx";
import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useRateReply } from "../api/rate-reply.ts";
import { answerFeedback as copy } from "../copy.ts";
import { ReasonForm } from "./reason-form.tsx";

/** An answer's thumbs up and down, followed by a form for the reason. */
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
