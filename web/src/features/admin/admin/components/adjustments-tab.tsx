import type { Adjustment } from "@marquee/contracts/admin/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import { formatDateTime, formatSignedCredits } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useDecideAdjustment } from "../api/decide-adjustment.ts";
import { adjustmentsQuery } from "../api/list-adjustments.ts";
import { adjustmentsTab as strings } from "../copy.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { DecisionState } from "./decision-state.tsx";

const statuses: Record<Adjustment["status"], { label: string; tone: BadgeTone }> = {
  waiting: { label: strings.waiting, tone: "lamp" },
  booked: { label: strings.booked, tone: "success" },
  rejected: { label: strings.rejected, tone: "danger" },
};

interface Decision {
  adjustment: Adjustment;
  approve: boolean;
}

/** Credit adjustments; large ones wait here for an admin other than the one who asked. */
export function AdjustmentsTab() {
  const { username } = useCurrentUser();
  const query = useInfiniteQuery(adjustmentsQuery);
  const { sort } = useAddress();
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <Card aria-labelledby="adjustments-title" className="overflow-clip">
      <CardHeader title={strings.title} id="adjustments-title" note={strings.note} />
      <PagedList
        query={query}
        noun={strings.noun}
        empty={<EmptyState title={strings.emptyTitle}>{strings.empty}</EmptyState>}
      >
        {(adjustments) => (
          <DataTable
            caption={strings.caption}
            columns={columns(username, setAsked)}
            rows={adjustments}
            sort={query.hasNextPage ? undefined : sort}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
      {asked && <Decide {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const columns = (self: string, onAsk: (decision: Decision) => void): readonly Column<Adjustment>[] => [
  {
    label: strings.account,
    onPhone: "top",
    sort: { id: "account", by: ({ username }) => username },
    cell: ({ userId, username }) => (
      <TextLink to={adminAccountPath(userId)} variant="name" className="font-medium">
        {username}
      </TextLink>
    ),
  },
  {
    label: strings.credits,
    onPhone: "topEnd",
    end: true,
    sort: { id: "credits", by: ({ amount }) => amount },
    cell: ({ amount }) => <span className="font-medium">{formatSignedCredits(amount)}</span>,
  },
  {
    label: strings.reason,
    onPhone: "below",
    cell: ({ reason, requestedBy, createdAt }) => (
      <>
        <span className="break-words max-md:text-sm">{reason}</span>
        <span className="block text-sm text-muted md:hidden">
          {strings.requestedAt(requestedBy, formatDateTime(createdAt))}
        </span>
      </>
    ),
  },
  {
    label: strings.requestedBy,
    onPhone: "hidden",
    sort: { id: "requested", by: ({ createdAt }) => createdAt },
    cell: ({ requestedBy, createdAt }) => (
      <>
        {requestedBy}
        <span className="block text-sm text-muted">{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    label: strings.status,
    onPhone: "belowEnd",
    end: true,
    cell: (adjustment) => (
      <DecisionState
        waiting={adjustment.status === "waiting"}
        own={adjustment.requestedBy === self}
        decidedBy={adjustment.decidedBy}
        badge={statuses[adjustment.status]}
        nameOf={(verb) => strings.verbFor(verb, formatSignedCredits(adjustment.amount), adjustment.username)}
        onAsk={(approve) => onAsk({ adjustment, approve })}
      />
    ),
  },
];

function Decide({ adjustment, approve, onClose }: Decision & { onClose: () => void }) {
  const what = strings.creditsFor(formatSignedCredits(adjustment.amount), adjustment.username);
  return (
    <DecisionDialog
      id={adjustment.id}
      approve={approve}
      texts={strings}
      description={
        approve
          ? strings.approveText(what, adjustment.requestedBy, adjustment.reason)
          : strings.rejectText(what)
      }
      what={what}
      decide={useDecideAdjustment()}
      onClose={onClose}
    />
  );
}
