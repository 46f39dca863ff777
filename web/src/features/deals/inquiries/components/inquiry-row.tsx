import type { InquirySummary } from "@marquee/contracts/deals/inquiries";
import { inquiryTopicLabels } from "@marquee/contracts/enums";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { formatAgo } from "#format/format.ts";
import { inquiryPath } from "#routing/paths.ts";
import { Avatar } from "#ui/avatar.tsx";
import { inquiryRow as copy } from "../copy.ts";

/** A thread in the inbox: the other side, the subject, and its status. */
export function InquiryRow({ inquiry }: { inquiry: InquirySummary }) {
  const { unread, with: other } = inquiry;
  return (
    <li className="relative flex items-start gap-3 border-line px-4 py-3.5 not-first:border-t hover:bg-sunken/50 sm:px-5">
      <Avatar name={other.name} src={null} className="mt-0.5 size-9 shrink-0 text-2xs" />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className={clsx("min-w-0 truncate text-base", unread ? "font-semibold" : "font-medium")}>
            <Link to={inquiryPath(inquiry.id)} className="after:absolute after:inset-0">
              {other.name}
              {other.company !== "" && <span className="font-normal text-muted"> · {other.company}</span>}
              {unread && <span className="sr-only"> {copy.unread}</span>}
            </Link>
          </h2>
          <time dateTime={inquiry.lastMessageAt} className="shrink-0 text-xs text-faint">
            {formatAgo(inquiry.lastMessageAt)}
          </time>
        </div>
        <p className="truncate text-sm text-muted">
          {inquiry.eventName} · {inquiryTopicLabels[inquiry.topic]}
        </p>
        <p className={clsx("truncate", unread ? "font-medium text-ink" : "text-muted")}>
          {inquiry.lastMessage}
        </p>
      </div>
      {unread && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-lamp" />}
    </li>
  );
}
