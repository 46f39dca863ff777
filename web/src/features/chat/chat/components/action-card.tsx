import type { Message } from "@marquee/contracts/chat/chat";
import type { ChatAction } from "@marquee/contracts/chat/chat-action";
import { useId, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useBuysCredits } from "#account/payer.ts";
import { useHasRole } from "#account/team-role.ts";
import { useNow } from "#browser/use-now.ts";
import { formatCount, formatTime } from "#format/format.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useConfirmChatAction } from "../api/confirm-chat-action.ts";
import { useDismissChatAction } from "../api/dismiss-chat-action.ts";
import { useUndoChatAction } from "../api/undo-chat-action.ts";
import { actionCard as copy } from "../parts-copy.ts";

const states: Record<ChatAction["status"] | "expired", { text: string; tone: BadgeTone }> = {
  open: { text: copy.open, tone: "lamp" },
  doing: { text: copy.doing, tone: "lamp" },
  done: { text: copy.done, tone: "success" },
  undoing: { text: copy.undoing, tone: "lamp" },
  dismissed: { text: copy.dismissed, tone: "neutral" },
  undone: { text: copy.undone, tone: "neutral" },
  expired: { text: copy.expired, tone: "neutral" },
};

/** The action that an answer suggests, with its exact effect. Nothing happens before the click. */
export function ActionCard({ messageId, action }: { messageId: string; action: ChatAction }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  // The clicked button disappears, so keep keyboard focus on the card.
  const decided = { onSuccess: () => card.current?.focus() };
  const decides = useHasRole("member");
  const buys = useBuysCredits();
  const navigate = useNavigate();
  const isPurchase = action.kind === "buy_credits";
  const openCheckout = ({ action: done }: Message) => {
    if (done?.leadsTo) void navigate(done.leadsTo);
  };
  const isWaiting = action.status === "open" || action.undoUntil !== null;
  const nowMs = useNow(1_000, isWaiting);
  const confirm = useConfirmChatAction();
  const dismiss = useDismissChatAction();
  const undo = useUndoChatAction();
  const isBusy = confirm.isPending || dismiss.isPending || undo.isPending;
  const hasExpired = action.status === "open" && Date.parse(action.expiresAt) <= nowMs;
  const state = states[hasExpired ? "expired" : action.status];
  const isOpen = action.status === "open" && !hasExpired;
  // A click that was cut off is finished by the same button.
  const isUnderWay = action.status === "doing" || action.status === "undoing";
  const canUndo =
    action.status === "undoing" ||
    (action.status === "done" && action.undoUntil !== null && Date.parse(action.undoUntil) > nowMs);

  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={titleId} className="mt-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={titleId} className="min-w-0 break-words text-base font-medium">
          {action.title}
        </h2>
        <span role="status">
          <Badge tone={state.tone}>{state.text}</Badge>
        </span>
      </div>
      <dl className="mt-3 grid gap-x-4 gap-y-0.5 text-sm sm:gap-y-1.5 sm:grid-cols-[max-content_1fr]">
        {action.changes.map(({ label, before, after }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 whitespace-pre-line break-words max-sm:mb-1.5">
              {before !== null && (
                <>
                  <del className="text-muted">
                    <span className="sr-only">{copy.before} </span>
                    {before}
                  </del>
                  <span aria-hidden="true"> {copy.becomes} </span>
                  <span className="sr-only">{copy.after} </span>
                </>
              )}
              {after}
            </dd>
          </div>
        ))}
        {!isPurchase && (
          <div className="contents">
            <dt className="text-muted">{copy.cost}</dt>
            <dd>
              {action.costCredits === 0
                ? copy.free
                : copy.credits(action.costCredits, formatCount(action.costCredits))}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {isPurchase && !buys && isOpen ? copy.ownersBuy : action.effect}
      </p>
      <FailureNote error={confirm.error ?? dismiss.error ?? undo.error} className="mt-3" />
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        {(isPurchase ? buys : decides) && (isOpen || action.status === "doing") && (
          <Button
            variant="primary"
            pending={confirm.isPending}
            disabled={isBusy}
            onClick={() => confirm.mutate(messageId, isPurchase ? { onSuccess: openCheckout } : decided)}
          >
            {isPurchase ? copy.checkout : copy.confirm}
          </Button>
        )}
        {decides && isOpen && (
          <>
            <Button
              variant="ghost"
              pending={dismiss.isPending}
              disabled={isBusy}
              onClick={() => dismiss.mutate(messageId, decided)}
            >
              {copy.dismiss}
            </Button>
            <span className="text-xs text-faint">{copy.expiresAt(formatTime(action.expiresAt))}</span>
          </>
        )}
        {action.status === "done" && action.leadsTo !== null && !(isPurchase && !buys) && (
          <LinkButton to={action.leadsTo}>{copy.view}</LinkButton>
        )}
        {decides && canUndo && (
          <Button
            variant="ghost"
            pending={undo.isPending}
            disabled={isBusy}
            onClick={() => undo.mutate(messageId, decided)}
          >
            {copy.undo}
          </Button>
        )}
        {isUnderWay && <span className="text-xs text-faint">{copy.again}</span>}
      </div>
    </Card>
  );
}
