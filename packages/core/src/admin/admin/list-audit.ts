import type { AuditEntry } from "@marquee/contracts/admin/admin";
import { auditActionLabels } from "@marquee/contracts/admin/audit-labels";
import { holdAll, wordsOf } from "@marquee/contracts/text/search-text";
import type { Item } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { auditList, readAudit } from "../../ground/audit/audit.item.ts";
import { filteredPage } from "../../rows/filtered-page.ts";
import { type AdminPage, type PageRequest, readOr } from "../../rows/paging.ts";
import { withNames } from "./audit-names.ts";
import { sinceDays } from "./recent.ts";

export interface AuditFilter {
  /** Words that who did it, to what, the action and the reason together contain. */
  search?: string | undefined;
  /** The operation's name. */
  action?: string | undefined;
  /** Only of the last so many days. */
  days?: number | undefined;
}

/**
 * One page of what admins did that matches the filter, newest first, with the names of the people involved. A page of a
 * filtered log may have fewer entries than requested, or none, yet have a next one.
 * @throws AppError validation_failed for a cursor that we did not issue
 */
export async function listAudit(
  core: Core,
  { search, action, days }: AuditFilter,
  page: PageRequest,
): Promise<AdminPage<AuditEntry>> {
  const since = days === undefined ? "" : sinceDays(core, days);
  const words = wordsOf(search ?? "");
  return filteredPage<AuditEntry>(
    core,
    auditList,
    {
      view: (rows) => named(core, rows),
      fits: (entry) => (action === undefined || entry.action === action) && holdAll(wordsIn(entry), words),
      isPast: ({ createdAt }) => createdAt < since,
    },
    page,
  );
}

async function named(core: Core, rows: readonly Item[]): Promise<Map<Item, AuditEntry>> {
  const read = rows.flatMap((row) => {
    const entry = readOr(row, readAudit);
    return entry ? [{ row, entry }] : [];
  });
  const entries = await withNames(
    core,
    read.map(({ entry }) => entry),
  );
  return new Map(read.flatMap(({ row }, at) => (entries[at] ? [[row, entries[at]] as const] : [])));
}

function wordsIn(entry: AuditEntry): string[] {
  const { actor, actorName, action, subject, subjectName, account, orderedBy, reason } = entry;
  return [
    actor,
    actorName ?? "",
    auditActionLabels[action] ?? action,
    subject,
    subjectName ?? "",
    account?.name ?? "",
    orderedBy ?? "",
    reason ?? "",
  ];
}
