import type { Approval } from "@marquee/contracts/admin/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import { formatDateTime } from "#format/format.ts";
import type { BadgeTone } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useDecideApproval } from "../api/decide-approval.ts";
import { approvalsQuery } from "../api/list-approvals.ts";
import { approvalsCard as strings } from "../copy.ts";
import { askedFor, differencesOf } from "../model/approval.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { DecisionState } from "./decision-state.tsx";

const statuses: Record<Approval["status"], { label: string; tone: BadgeTone }> = {
  waiting: { label: strings.waiting, tone: "lamp" },
  approved: { label: strings.approved, tone: "success" },
  rejected: { label: strings.rejected, tone: "danger" },
};

interface Decision {
  approval: Approval;
  approve: boolean;
}

/** New and leaving admins and cheaper credits: changes that one admin asked for and another must approve. */
export function ApprovalsCard() {
  const { username } = useCurrentUser();
  const query = useInfiniteQuery(approvalsQuery);
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <Card aria-labelledby="approvals-title" className="overflow-hidden">
      <CardHeader title={strings.title} id="approvals-title" note={strings.note} />
      <div className="min-h-47">
        <PagedList
          query={query}
          noun={strings.noun}
          usualRows={3}
          empty={<EmptyState title={strings.emptyTitle}>{strings.empty}</EmptyState>}
        >
          {(approvals) => (
            <ol className="divide-y divide-line border-t border-line">
              {approvals.map((approval) => (
                <Row
                  key={approval.id}
                  approval={approval}
                  own={approval.requestedBy === username}
                  onAsk={(approve) => setAsked({ approval, approve })}
                />
              ))}
            </ol>
          )}
        </PagedList>
      </div>
      {asked && <Decide {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function Row(props: { approval: Approval; own: boolean; onAsk: (approve: boolean) => void }) {
  const { approval, own, onAsk } = props;
  const { status, reason, requestedBy, decidedBy, createdAt } = approval;
  const what = askedFor(approval);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">{what}</p>
        <p className="text-sm break-words text-muted">{differencesOf(approval)}</p>
        {reason !== null && <p className="mt-1 break-words">{strings.quoted(reason)}</p>}
        <p className="mt-0.5 text-sm text-muted">
          {requestedBy} · {formatDateTime(createdAt)}
        </p>
      </div>
      <DecisionState
        waiting={status === "waiting"}
        own={own}
        decidedBy={decidedBy}
        badge={statuses[status]}
        nameOf={(verb) => `${verb}: ${what}`}
        onAsk={onAsk}
      />
    </li>
  );
}

function Decide({ approval, approve, onClose }: Decision & { onClose: () => void }) {
  const what = askedFor(approval);
  return (
    <DecisionDialog
      id={approval.id}
      approve={approve}
      texts={strings}
      description={approve ? strings.approveText(what, differencesOf(approval)) : strings.rejectText(what)}
      what={what}
      decide={useDecideApproval()}
      onClose={onClose}
    />
  );
}
