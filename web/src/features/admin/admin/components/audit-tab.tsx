import type { AuditEntry } from "@marquee/contracts/admin/admin";
import { auditActionLabels } from "@marquee/contracts/admin/audit-labels";
import { textLocale } from "@marquee/contracts/text/formats";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import { anyText, oneOf, useAddressFilters } from "#routing/address-filters.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { FilterBar } from "#ui/filter-bar.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { auditQuery } from "../api/list-audit.ts";
import { auditTab as copy } from "../copy.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { actionLabel, changesOf, fieldLabel } from "../model/audit-changes.ts";
import { daysFilter, daysSchema } from "../model/days-back.ts";
import { SetBackButton } from "./set-back-button.tsx";

const actions = Object.keys(auditActionLabels);
const filters = [
  {
    name: "action",
    label: copy.action,
    any: copy.anyAction,
    options: actions
      .map((value) => ({ value, label: actionLabel(value) }))
      .sort((left, right) => left.label.localeCompare(right.label, textLocale)),
  },
  { ...daysFilter, label: copy.when },
];
const schemas = { q: anyText, action: oneOf(actions), days: daysSchema };

/** What admins did: who, what, to whom, why, and the values before; filters and search are in the address. */
export function AuditTab() {
  const filter = useAddressFilters(schemas);
  const { q: search = "", action = "", days = "" } = filter.values;
  const query = useInfiniteQuery(auditQuery({ search, action, days }));
  const filtered = search !== "" || action !== "" || days !== "";
  return (
    <>
      <FilterBar
        state={filter}
        search={{ name: "q", label: copy.search, placeholder: copy.searchPlaceholder }}
        filters={filters}
      />
      <Card aria-labelledby="audit-title">
        <CardHeader title={copy.title} id="audit-title" note={copy.note} />
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            <EmptyState title={filtered ? copy.noMatchTitle : copy.emptyTitle}>
              {filtered ? copy.noMatch : copy.empty}
            </EmptyState>
          }
        >
          {(entries) => (
            <ol className="divide-y divide-line border-t border-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          )}
        </PagedList>
      </Card>
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  // What these name is listed with the approvals and requests, and an id means nothing to the reader.
  const changes = changesOf(entry).filter(({ name }) => !["adjustmentId", "supportRequestId"].includes(name));
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="font-medium">{actionLabel(entry.action)}</span> <Subject entry={entry} />
        </p>
        <SetBackButton entry={entry} />
      </div>
      {entry.orderedBy !== undefined && (
        <p className="text-sm break-words text-muted">{copy.orderedBy(entry.orderedBy)}</p>
      )}
      <p className="text-sm text-muted">
        {entry.actorName ?? entry.actor} · {formatDateTime(entry.createdAt)}
      </p>
      {entry.reason !== null && <p className="mt-1 break-words">{copy.quoted(entry.reason)}</p>}
      {changes.length > 0 && (
        <dl className="mt-1.5 flex flex-col gap-1 text-sm">
          {changes.map(({ name, before, after }) => (
            <div key={name} className="grid grid-cols-1 gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt className="break-words text-muted">{fieldLabel(name)}</dt>
              <dd className="break-words">
                {before !== undefined && (
                  <>
                    <span className="sr-only">{copy.before} </span>
                    <span className="text-muted line-through decoration-line-strong">{before}</span>
                    <span aria-hidden>{copy.arrow}</span>
                    <span className="sr-only">{copy.after} </span>
                  </>
                )}
                {after ?? copy.removed}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/**
 * What it was done to, and the account that it concerns. An account links to the page where an admin can act on it; an
 * id is shown only for subjects without a name.
 */
function Subject({ entry: { subject, subjectName, account } }: { entry: AuditEntry }) {
  const label = subjectName ?? subject;
  const isAccount = subject.startsWith("usr_");
  return (
    <span className="break-words text-muted">
      {isAccount ? <AccountLink id={subject}>{label}</AccountLink> : label}
      {account && (
        <>
          {copy.of}
          {isAccount ? account.name : <AccountLink id={account.id}>{account.name}</AccountLink>}
        </>
      )}
    </span>
  );
}

function AccountLink({ id, children }: { id: string; children: string }) {
  return (
    <TextLink to={adminAccountPath(id)} variant="name" className="break-words text-muted">
      {children}
    </TextLink>
  );
}
