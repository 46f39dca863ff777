import type { User } from "@marquee/contracts/account/auth";
import { type SelfSelectableRole, selfSelectableRoles, userRoleLabels } from "@marquee/contracts/enums";
import { type RoleTies, tiesAgainst, tiesThatStay } from "@marquee/contracts/home/role-ties";
import type { RoleChange, RoleChangeStatus } from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import { formatDateTime, formatList } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { Facts } from "#ui/facts.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { ErrorState } from "#ui/states.tsx";
import { roleChangeQuery } from "../api/get-role-change.ts";
import { useRequestRoleChange } from "../api/request-role-change.ts";
import { useWithdrawRoleChange } from "../api/withdraw-role-change.ts";
import { roleChangeDialog as copy, roleChangeStates } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** Asks for another role, or shows what became of the latest request. */
export function RoleChangeDialog({ onClose }: { onClose: () => void }) {
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(roleChangeQuery);
  const [isNew, setNew] = useState(false);
  if (!data)
    return (
      <Dialog onClose={onClose} title={copy.title} description={copy.lead}>
        {error ? (
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons label={copy.loading} rows={3} />
        )}
      </Dialog>
    );
  return data.request && !isNew ? (
    <Latest request={data.request} onClose={onClose} onNew={() => setNew(true)} />
  ) : (
    <Ask user={user} ties={data.ties} onDone={() => setNew(false)} onClose={onClose} />
  );
}

async function loadSchema() {
  const { requestRoleChange } = await import("@marquee/contracts/home/support");
  return requestRoleChange.body;
}

function Ask(props: { user: User; ties: RoleTies; onDone: () => void; onClose: () => void }) {
  const { user, ties, onDone, onClose } = props;
  const request = useRequestRoleChange();
  const roles = selfSelectableRoles.filter((role) => role !== user.role);
  const initial: { role: SelfSelectableRole; reason: string } = { role: roles[0] ?? "brand", reason: "" };
  const form = useHookForm({
    schema: loadSchema,
    initial,
    draftKey: "role-change",
    onSubmit: (body) =>
      request.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          toast(toasts.roleRequested);
          onDone();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog onClose={onClose} locked={request.isPending} title={copy.title} description={copy.lead}>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <SelectField
          field={form.field("role")}
          label={copy.role}
          options={roles.map((value) => ({ value, label: userRoleLabels[value] }))}
          hint={consequence(ties, user.role, form.values.role)}
        />
        <TextAreaField
          field={form.field("reason")}
          label={copy.reason}
          placeholder={copy.reasonPlaceholder}
          counterMax={limits.requestReasonMaxLength}
        />
        <DialogFormEnd
          form={form}
          pending={request.isPending}
          cancel={copy.cancel}
          submit={copy.send}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

/** What the change means for what is under way. */
function consequence(ties: RoleTies, from: User["role"], to: SelfSelectableRole): string {
  const against = tiesAgainst(ties, from, to);
  if (against.length > 0) return copy.blocked(formatList(against), copy.as[to]);
  const staying = tiesThatStay(ties, to);
  return staying.length > 0 ? copy.stays(formatList(staying)) : copy.nothing;
}

const tones: Record<RoleChangeStatus, BadgeTone> = {
  waiting: "lamp",
  approved: "success",
  declined: "danger",
  withdrawn: "neutral",
};

function Latest(props: { request: RoleChange; onClose: () => void; onNew: () => void }) {
  const { request, onClose, onNew } = props;
  const withdraw = useWithdrawRoleChange();
  const isWaiting = request.status === "waiting";
  return (
    <Dialog
      onClose={onClose}
      locked={withdraw.isPending}
      title={copy.title}
      description={copy.lead}
      footer={
        <>
          <Button disabled={withdraw.isPending} onClick={onClose}>
            {copy.close}
          </Button>
          {isWaiting ? (
            <Button
              variant="danger"
              pending={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, { onSuccess: () => toast(toasts.roleWithdrawn) })}
            >
              {copy.withdraw}
            </Button>
          ) : (
            <Button variant="primary" onClick={onNew}>
              {copy.again}
            </Button>
          )}
        </>
      }
    >
      <Facts
        layout="above"
        facts={[
          [
            copy.requested,
            copy.requestedRole(userRoleLabels[request.to], formatDateTime(request.requestedAt)),
          ],
          [
            copy.status,
            <Badge key="status" tone={tones[request.status]}>
              {roleChangeStates[request.status]}
            </Badge>,
          ],
          [copy.reasonGiven, request.reason],
          request.answer !== null && [copy.answer, request.answer],
        ]}
      />
      <FailureNote error={withdraw.error} className="mt-3" />
    </Dialog>
  );
}
