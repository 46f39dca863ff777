import type { OwedDeliverable } from "@marquee/contracts/deals/owed-deliverable";
import { Link } from "react-router-dom";
import { formatDate } from "#format/format.ts";
import { dealPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { owedDeliverables as copy } from "../file-copy.ts";
import { isOverdue } from "../model/owed.ts";

/** What the user still has to deliver, by due date, each linked to its deal. */
export function OwedDeliverables(props: { items: readonly OwedDeliverable[]; nowMs: number }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {props.items.map((each) => (
        <li
          key={`${each.dealId}-${each.n}`}
          className="relative flex items-center justify-between gap-4 px-5 py-3 hover:bg-sunken/50"
        >
          <div className="min-w-0">
            <Link
              to={dealPath(each.dealId, "deliverables")}
              className="font-medium break-words after:absolute after:inset-0"
            >
              {copy.deliver(each.benefit)}
            </Link>
            <p className="text-sm break-words text-muted">
              {each.eventName} · {each.packageName} · {each.with.name}
            </p>
          </div>
          <div className="shrink-0 text-sm text-muted">
            {isOverdue(each.dueDate, each.timeZone, props.nowMs) ? (
              <Badge tone="danger">{copy.overdue}</Badge>
            ) : (
              <time dateTime={each.dueDate}>{formatDate(each.dueDate)}</time>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
