import type { WebhookEvent } from "@marquee/contracts/admin/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { webhookEventsQuery } from "../api/list-webhook-events.ts";
import { webhooksTab as copy } from "../copy.ts";
import { verdictLooks } from "../model/verdict.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

/** The webhook log: what the card provider sent, what we did with it, and why. */
export function WebhooksTab() {
  const query = useInfiniteQuery(webhookEventsQuery);
  const { sort } = useAddress();
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Card aria-labelledby="webhooks-title" className="overflow-clip">
      <CardHeader title={copy.title} id="webhooks-title" note={copy.note} />
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(events) => (
          <DataTable
            caption={copy.caption}
            columns={columns(setOpenId)}
            rows={events}
            sort={query.hasNextPage ? undefined : sort}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
      {openId !== null && <WebhookDialog id={openId} onClose={() => setOpenId(null)} />}
    </Card>
  );
}

const columns = (onOpen: (id: string) => void): readonly Column<WebhookEvent>[] => [
  {
    label: copy.event,
    onPhone: "line",
    sort: { id: "event", by: ({ type }) => type },
    cell: ({ id, type, receivedAt }) => (
      <>
        <button
          type="button"
          className="max-w-full text-left font-medium break-words after:absolute after:inset-0"
          onClick={() => onOpen(id)}
        >
          {type}
        </button>
        <span className="block font-mono text-xs break-all text-muted max-md:hidden">{id}</span>
        <span className="block text-sm whitespace-nowrap text-muted md:hidden">
          {formatDateTime(receivedAt)}
        </span>
      </>
    ),
  },
  {
    label: copy.verdict,
    onPhone: "belowEnd",
    cell: ({ verdict }) => <Badge tone={verdictLooks[verdict].tone}>{verdictLooks[verdict].label}</Badge>,
  },
  {
    label: copy.detail,
    onPhone: "below",
    cell: ({ detail }) => <span className="break-words max-md:line-clamp-1 max-md:text-sm">{detail}</span>,
  },
  {
    label: copy.deliveries,
    onPhone: "hidden",
    end: true,
    sort: { id: "deliveries", by: ({ deliveries }) => deliveries },
    cell: ({ deliveries }) => deliveries,
  },
  {
    label: copy.received,
    onPhone: "hidden",
    end: true,
    sort: { id: "received", by: ({ receivedAt }) => receivedAt },
    cell: ({ receivedAt }) => (
      <span className="whitespace-nowrap text-muted">{formatDateTime(receivedAt)}</span>
    ),
  },
];
