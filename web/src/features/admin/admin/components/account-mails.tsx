import type { AccountMail } from "@marquee/contracts/admin/accounts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { accountMails as copy } from "../account-copy.ts";
import { accountMailsQuery } from "../api/list-account-mails.ts";

/** What an account was mailed, where to, and whether it went out. */
export function AccountMails({ id }: { id: string }) {
  const query = useInfiniteQuery(accountMailsQuery(id));
  return (
    <Card aria-labelledby="mails-title" className="overflow-clip">
      <CardHeader title={copy.title} id="mails-title" note={copy.note} />
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(mails) => (
          <DataTable caption={copy.caption} columns={columns} rows={mails} rowKey={(mail) => mail.id} />
        )}
      </PagedList>
    </Card>
  );
}

const columns: readonly Column<AccountMail>[] = [
  {
    label: copy.subject,
    onPhone: "line",
    cell: ({ subject }) => <span className="font-medium break-words">{subject}</span>,
  },
  { label: copy.to, onPhone: "hidden", cell: ({ to }) => <span className="break-all">{to}</span> },
  {
    label: copy.outcome,
    onPhone: "below",
    cell: ({ sent }) => <Badge tone={sent ? "success" : "danger"}>{sent ? copy.sent : copy.failed}</Badge>,
  },
  {
    label: copy.at,
    onPhone: "belowEnd",
    end: true,
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap text-muted">{formatDateTime(createdAt)}</span>
    ),
  },
];
