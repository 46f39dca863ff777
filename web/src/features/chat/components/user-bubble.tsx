import { clsx } from "clsx";
import { formatTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { userBubble as copy } from "../copy.ts";
import type { Outgoing } from "../model/outbox.ts";

/** What the user said; while it is not confirmed it says so, and one that failed can be sent again. */
export function UserBubble(props: {
  content: string;
  createdAt: string;
  status?: Outgoing["status"];
  reason?: string | undefined;
  onRetry?: () => void;
  onDiscard?: () => void;
}) {
  const { status } = props;
  return (
    <article aria-label={copy.you} className="flex max-w-[85%] flex-col items-end gap-1 self-end">
      <div
        className={clsx(
          "rounded-2xl rounded-br-md bg-primary px-4 py-2 text-lg break-words whitespace-pre-wrap text-on-primary dark:bg-line dark:text-ink",
          status === "sending" && "opacity-70",
        )}
      >
        {props.content}
      </div>
      {status === "failed" ? (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-1.5 text-sm text-danger">
          <span>{copy.notSent(props.reason)}</span>
          <Button size="sm" onClick={props.onRetry}>
            {copy.retry}
          </Button>
          <Button size="sm" variant="ghost" onClick={props.onDiscard}>
            {copy.discard}
          </Button>
        </div>
      ) : (
        <span className="text-xs text-faint">
          {status === "sending" ? copy.sending : formatTime(props.createdAt)}
        </span>
      )}
    </article>
  );
}
