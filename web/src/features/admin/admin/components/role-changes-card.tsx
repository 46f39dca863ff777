import { type AskedRoleChange } from "@marquee/contracts/admin/requests";
import { userRoleLabels } from "@marquee/contracts/enums";
import { tiesAgainst, tiesThatStay } from "@marquee/contracts/home/role-ties";
import type { RoleChangeStatus } from "@marquee/contracts/home/support";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime, formatList } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextAreaField } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useDecideRoleChange } from "../api/decide-role-change.ts";
import { roleChangesQuery } from "../api/list-role-changes.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { roleChangesCard as copy } from "../requests-copy.ts";

const badges: Record<Exclude<RoleChangeStatus, "waiting">, { label: string; tone: BadgeTone }> = {
  approved: { label: copy.approved, tone: "success" },
  declined: { label: copy.declined, tone: "danger" },
  withdrawn: { label: copy.withdrawn, tone: "neutral" },
};

interface Decision {
  request: AskedRoleChange;
  approve: boolean;
}

/** Users who asked for another role, with what they have under way; any admin but themselves decides. */
export function RoleChangesCard() {
  const query = useInfiniteQuery(roleChangesQuery);
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <Card aria-labelledby="role-changes-title" className="overflow-hidden">
      <CardHeader title={copy.title} id="role-changes-title" note={copy.note} />
      <PagedList
        query={query}
        noun={copy.noun}
        usualRows={2}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(requests) => (
          <ol className="divide-y divide-line border-t border-line">
            {requests.map((request) => (
              <Row
                key={request.userId}
                request={request}
                onAsk={(approve) => setAsked({ request, approve })}
              />
            ))}
          </ol>
        )}
      </PagedList>
      {asked && <Decide {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function Row({ request, onAsk }: { request: AskedRoleChange; onAsk: (approve: boolean) => void }) {
  const { userId, username, reason, status, answer, requestedAt } = request;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="break-words">
          <TextLink to={adminAccountPath(userId)} variant="name" className="font-medium">
            {username}
          </TextLink>
          {copy.change(userRoleLabels[request.from], userRoleLabels[request.to])}
        </p>
        <p className="mt-1 break-words">{copy.quoted(reason)}</p>
        {status === "waiting" && <p className="text-sm text-muted">{meaning(request)}</p>}
        {answer !== null && <p className="text-sm break-words text-muted">{copy.answered(answer)}</p>}
        <p className="mt-0.5 text-sm text-muted">{formatDateTime(requestedAt)}</p>
      </div>
      {status === "waiting" ? (
        <span className="inline-flex gap-2">
          <Button size="sm" aria-label={copy.declineOf(username)} onClick={() => onAsk(false)}>
            {copy.decline}
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-label={copy.approveOf(username)}
            onClick={() => onAsk(true)}
          >
            {copy.approve}
          </Button>
        </span>
      ) : (
        <Badge tone={badges[status].tone}>{badges[status].label}</Badge>
      )}
    </li>
  );
}

/** What an approval would mean for what the account has under way. */
function meaning({ ties, from, to }: AskedRoleChange): string {
  if (ties === null) return copy.nothing;
  const against = tiesAgainst(ties, from, to);
  if (against.length > 0) return copy.blocked(formatList(against));
  const staying = tiesThatStay(ties, to);
  return staying.length > 0 ? copy.stays(formatList(staying)) : copy.nothing;
}

async function loadSchema() {
  const { decideRoleChange } = await import("@marquee/contracts/admin/requests");
  return decideRoleChange.body;
}

function Decide({ request, approve, onClose }: Decision & { onClose: () => void }) {
  const { userId, username, requestedAt } = request;
  const decide = useDecideRoleChange(userId);
  const form = useHookForm({
    schema: loadSchema,
    initial: { approve, requestedAt, reason: "" },
    onSubmit: (body) =>
      decide.mutate(body, {
        onSuccess: () => {
          toast(success(approve ? copy.approvedToast : copy.declinedToast, username));
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  const to = userRoleLabels[request.to];
  return (
    <Dialog
      onClose={onClose}
      locked={decide.isPending}
      size="sm"
      title={approve ? copy.approveTitle(username, to) : copy.declineTitle(username)}
      description={approve ? meaning(request) : copy.declineLead}
    >
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextAreaField field={form.field("reason")} label={copy.reason} rows={3} hint={copy.reasonHint} />
        <DialogFormEnd
          form={form}
          pending={decide.isPending}
          cancel={copy.cancel}
          submit={approve ? copy.approve : copy.decline}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
