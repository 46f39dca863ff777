import { clsx } from "clsx";
import { formatTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { userBubble as copy } from "../copy.ts";
import type { Outgoing } from "../model/outbox.ts";

/** What the user said. While it is not confirmed it says so; one that did not arrive can be sent again or put away. */
export function UserBubble(props: {
  /** Under which it can be led to. */
  id?: string;
  content: string;
  createdAt: string;
  status?: Outgoing["status"];
  reason?: string | undefined;
  onRetry?: () => void;
  onDiscard?: () => void;
}) {
  const { status } = props;
  const failed = status === "failed";
  return (
    <article
      id={props.id}
      tabIndex={-1}
      aria-label={copy.you}
      className="flex max-w-[85%] flex-col items-end gap-1 self-end"
    >
      <div
        className={clsx(
          "rounded-2xl rounded-br-md bg-primary px-4 py-2 text-lg break-words whitespace-pre-wrap text-on-primary dark:bg-line dark:text-ink",
          status === "sending" && "opacity-70",
        )}
      >
        {props.content}
      </div>
      {failed || status === "waiting" ? (
        <div
          role={failed ? "alert" : "status"}
          className={clsx(
            "flex flex-wrap items-center justify-end gap-1.5 text-sm",
            failed ? "text-danger" : "text-muted",
          )}
        >
          <span>{failed ? copy.notSent(props.reason ?? "") : copy.waiting}</span>
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
