import type { Message } from "@marquee/contracts/chat/chat";
import { clsx } from "clsx";
import { useNavigate } from "react-router-dom";
import { useBuysCredits } from "#account/payer.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFindCreditPackage } from "../api/find-credit-package.ts";
import { answerActions as copy } from "../copy.ts";

/** One-click replies to an answer, and a way to pay if the question asked for it. */
export function AnswerActions(props: {
  suggestions: readonly string[];
  /** The suggestion that was sent; the row stays as it was then. */
  used: string | undefined;
  /** Whether another answer is in progress. */
  disabled: boolean;
  question: Message | undefined;
  /** Whether the answer has the card of a credit package, which is the way to pay. */
  hasPackage: boolean;
  onSend: (text: string) => boolean;
}) {
  const { suggestions, used, question } = props;
  const buys = useBuysCredits();
  const mayPay = buys && question?.paymentIntent === true && !props.hasPackage;
  if (suggestions.length === 0 && !mayPay) return null;
  return (
    <div className="flex flex-col gap-3 pl-10">
      {mayPay && used === undefined && <BuyCredits request={question.content} />}
      {suggestions.length > 0 && (
        <div role="group" aria-label={copy.suggestedReplies} className="flex flex-wrap gap-2">
          {suggestions.map((text) => (
            <button
              key={text}
              type="button"
              disabled={props.disabled || used !== undefined}
              aria-pressed={used === undefined ? undefined : text === used}
              onClick={() => props.onSend(text)}
              className={clsx(
                "min-h-8 rounded-full border border-lamp-line px-3.5 py-1 text-left text-base text-lamp-text hover:not-disabled:border-lamp disabled:cursor-default pointer-coarse:min-h-11",
                text === used || used === undefined ? "bg-lamp-soft" : "opacity-60",
              )}
            >
              {text === used && <Icon name="check" className="mr-1.5 inline size-3.5" />}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function BuyCredits({ request }: { request: string }) {
  const navigate = useNavigate();
  const find = useFindCreditPackage();
  return (
    <Button
      variant="primary"
      className="self-start"
      pending={find.isPending}
      onClick={() => find.mutate(request, { onSuccess: (path) => void navigate(path) })}
    >
      {!find.isPending && <Icon name="credit-card" />}
      {copy.chooseACreditPackage}
    </Button>
  );
}
