import type { Adjustment } from "@marquee/contracts/http/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { formatDateTime, formatSignedCredits } from "#lib/format.ts";
import { adminTabPath } from "#lib/paths.ts";
import { useCurrentUser } from "#lib/session.ts";
import { toast } from "#lib/toast.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useDecideAdjustment } from "../api/decide-adjustment.ts";
import { adjustmentsQuery } from "../api/list-adjustments.ts";
import { DecisionState } from "./decision-state.tsx";

const statuses: Record<Adjustment["status"], { label: string; tone: BadgeTone }> = {
  waiting: { label: "Waiting", tone: "lamp" },
  booked: { label: "Booked", tone: "success" },
  rejected: { label: "Rejected", tone: "danger" },
};

interface Decision {
  adjustment: Adjustment;
  approve: boolean;
}

/** Credit adjustments; the large ones wait here for an admin other than the one who asked. */
export function AdjustmentsTab() {
  const { username } = useCurrentUser();
  const query = useInfiniteQuery(adjustmentsQuery);
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <Card aria-labelledby="adjustments-title" className="overflow-hidden">
      <CardHeader
        title="Credit adjustments"
        id="adjustments-title"
        note="Those that wait come first. Nobody decides on their own."
      />
      <PagedList
        query={query}
        noun="adjustments"
        empty={
          <EmptyState title="No adjustments yet">
            Credits that an admin books are listed here, with who asked and who agreed.
          </EmptyState>
        }
      >
        {(adjustments) => (
          <DataTable
            caption="Credit adjustments, waiting ones first"
            columns={columns(username, setAsked)}
            rows={adjustments}
            rowKey={({ id }) => id}
          />
        )}
      </PagedList>
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

const columns = (self: string, onAsk: (decision: Decision) => void): readonly Column<Adjustment>[] => [
  {
    label: "Account",
    cell: ({ userId, username }) => (
      <Link
        to={adminTabPath("users", { q: userId })}
        className="font-medium underline-offset-2 hover:underline"
      >
        {username}
      </Link>
    ),
  },
  {
    label: "Credits",
    end: true,
    cell: ({ amount }) => <span className="tabular font-medium">{formatSignedCredits(amount)}</span>,
  },
  { label: "Reason", cell: ({ reason }) => <span className="break-words">{reason}</span> },
  {
    label: "Asked by",
    cell: ({ requestedBy, createdAt }) => (
      <>
        {requestedBy}
        <span className="block text-sm text-muted">{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    label: "State",
    end: true,
    cell: (adjustment) => (
      <DecisionState
        waiting={adjustment.status === "waiting"}
        own={adjustment.requestedBy === self}
        decidedBy={adjustment.decidedBy}
        badge={statuses[adjustment.status]}
        nameOf={(verb) => `${verb} ${formatSignedCredits(adjustment.amount)} for ${adjustment.username}`}
        onAsk={(approve) => onAsk({ adjustment, approve })}
      />
    ),
  },
];

function DecisionDialog({ adjustment, approve, onClose }: Decision & { onClose: () => void }) {
  const decide = useDecideAdjustment();
  const what = `${formatSignedCredits(adjustment.amount)} credits for ${adjustment.username}`;
  return (
    <ConfirmDialog
      title={approve ? "Approve this adjustment?" : "Reject this adjustment?"}
      description={
        approve
          ? `${what} will be booked at once. ${adjustment.requestedBy} gave the reason “${adjustment.reason}”.`
          : `${what} will not be booked. This cannot be taken back; it can be asked for again.`
      }
      confirm={approve ? "Approve" : "Reject"}
      danger={!approve}
      pending={decide.isPending}
      onClose={onClose}
      onConfirm={() =>
        decide.mutate(
          { id: adjustment.id, approve },
          {
            onSuccess: () => toast(copy.changed(approve ? "Adjustment booked" : "Adjustment rejected", what)),
            onSettled: onClose,
          },
        )
      }
    />
  );
}
