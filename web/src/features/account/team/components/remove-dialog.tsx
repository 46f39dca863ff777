import type { TeamMember } from "@marquee/contracts/account/team";
import { includesRole } from "@marquee/contracts/account/team-roles";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useCurrentUser } from "#api/session.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Select } from "#ui/field.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { belongingsQuery } from "../api/get-belongings.ts";
import { useRemoveTeamMember } from "../api/remove-team-member.ts";
import { removeDialog as copy } from "../copy.ts";

/** Confirms before somebody loses their access, and says who gets what they own. */
export function RemoveDialog(props: {
  member: TeamMember;
  people: readonly TeamMember[];
  company: string;
  onClose: () => void;
}) {
  const { member, people, company, onClose } = props;
  const remove = useRemoveTeamMember();
  const user = useCurrentUser();
  const { data: owned, error } = useQuery(belongingsQuery(member.id));
  const [heir, setHeir] = useState(user.id);
  const id = useId();
  const heirs = people.filter((one) => one.id !== member.id && includesRole(one.teamRole, "member"));
  return (
    <ConfirmDialog
      title={copy.title(member.name)}
      description={copy.text(member.name, company)}
      confirm={copy.confirm}
      danger
      disabled={!owned}
      pending={remove.isPending}
      error={remove.error ?? error}
      onClose={onClose}
      onConfirm={() => remove.mutate({ member, heir }, { onSuccess: onClose })}
    >
      <div className="min-h-16">
        {!owned && !error && (
          <Loading label={copy.loading}>
            <Skeleton className="h-5 w-56" />
          </Loading>
        )}
        {owned?.deals === 0 && <p className="text-muted">{copy.ownsNothing(member.name)}</p>}
        {owned && owned.deals > 0 && (
          <>
            <label htmlFor={id} className="mb-1 block">
              {copy.heir(member.name, owned.deals)}
            </label>
            <Select
              id={id}
              options={heirs.map((one) => ({
                value: one.id,
                label: one.id === user.id ? copy.you(one.name) : one.name,
              }))}
              value={heir}
              onValue={setHeir}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
