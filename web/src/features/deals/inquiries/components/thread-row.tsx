import type { ThreadSummary } from "@marquee/contracts/deals/inquiries";
import { inquiryTopicLabels } from "@marquee/contracts/enums";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { formatAgo, formatDollars } from "#format/format.ts";
import { dealPath, inquiryPath } from "#routing/paths.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { threadRow as copy } from "../copy.ts";

/** A thread in the inbox: the other side, what it is about, and what was said last. */
export function ThreadRow({ thread, isOpen = false }: { thread: ThreadSummary; isOpen?: boolean }) {
  const { unread, with: other, eventName, lastMessageAt } = thread;
  return (
    <li
      className={clsx(
        "relative flex items-start gap-3 border-line px-4 py-3.5 not-first:border-t hover:bg-sunken/50 sm:px-5",
        isOpen && "bg-lamp-soft",
      )}
    >
      <Avatar name={other.name} src={null} className="mt-0.5 size-9 shrink-0 text-2xs" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className={clsx("min-w-0 truncate text-base", unread ? "font-semibold" : "font-medium")}>
            <Link
              to={placeOf(thread)}
              aria-current={isOpen ? "page" : undefined}
              className="after:absolute after:inset-0"
            >
              <bdi>{other.name}</bdi>
              {other.company !== "" && (
                <span className="font-normal text-muted">
                  {" "}
                  · <bdi>{other.company}</bdi>
                </span>
              )}
              {unread && <span className="sr-only"> {copy.unread}</span>}
            </Link>
          </h2>
          <time dateTime={lastMessageAt} className="shrink-0 text-xs text-faint">
            {formatAgo(lastMessageAt)}
          </time>
        </div>
        <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
          <span className="truncate">
            {sideBySide([
              eventName,
              thread.kind === "deal" ? thread.packageName : inquiryTopicLabels[thread.topic],
            ])}
          </span>
          {thread.kind === "deal" &&
            (thread.isOwnTurn ? (
              <Badge tone="lamp">{copy.turns[thread.status === "pending" ? "sign" : "answer"]}</Badge>
            ) : (
              <Badge tone="outline">{copy.deal}</Badge>
            ))}
        </p>
        <p className={clsx("truncate", unread ? "font-medium text-ink" : "text-muted")}>{lastOf(thread)}</p>
      </div>
      {unread && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-lamp" />}
    </li>
  );
}

function placeOf(thread: ThreadSummary): string {
  if (thread.kind === "inquiry") return inquiryPath(thread.id);
  return dealPath(thread.id, thread.unread && !thread.isOwnTurn ? "messages" : "");
}

/** What was said last; of a deal that waits for an answer, what is offered. */
function lastOf(thread: ThreadSummary): string {
  if (thread.kind === "inquiry") return thread.lastMessage;
  const amount = formatDollars(thread.amount);
  if (thread.isOwnTurn && thread.status === "negotiating") return copy.offered(amount);
  return (
    thread.lastMessage ?? (thread.status === "negotiating" ? copy.yourOffer(amount) : copy.amount(amount))
  );
}
