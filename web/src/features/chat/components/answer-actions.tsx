import { choiceOptions } from "@marquee/contracts/chat-text/choice-options";
import { isQuickReply, quickReplyLimits } from "@marquee/contracts/chat-text/quick-replies";
import type { Message } from "@marquee/contracts/http/chat";
import { useNavigate } from "react-router-dom";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFindCreditPackage } from "../api/find-credit-package.ts";
import { answerActions as copy } from "../copy.ts";

/** What one may answer with a click: the options that Morgan gave, then follow-ups, and the way to pay when asked for. */
export function AnswerActions(props: {
  answer: Message;
  question: Message | undefined;
  onSend: (text: string) => boolean;
}) {
  const { answer, question, onSend } = props;
  const choices = answer.status === "complete" ? choiceOptions(answer.content) : [];
  const replies = [...new Set(answer.quickReplies)].filter(isQuickReply).slice(0, quickReplyLimits.count);
  return (
    <div className="flex flex-col gap-3 pl-10">
      {choices.length > 0 && (
        <div role="group" aria-label={copy.options} className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button
              key={choice}
              className="h-auto! min-h-9 py-1.5 text-left whitespace-normal!"
              onClick={() => onSend(choice)}
            >
              {choice}
            </Button>
          ))}
        </div>
      )}
      {question?.paymentIntent && <BuyCredits request={question.content} />}
      {replies.length > 0 && (
        <div role="group" aria-label={copy.suggestedReplies} className="flex flex-wrap gap-2">
          {replies.map((reply) => (
            <button
              key={reply}
              type="button"
              onClick={() => onSend(reply)}
              className="min-h-8 rounded-full border border-lamp-line bg-lamp-soft px-3.5 py-1 text-left text-base text-lamp-text hover:border-lamp pointer-coarse:min-h-11"
            >
              {reply}
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
