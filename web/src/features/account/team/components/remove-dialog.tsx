import type { TeamMember } from "@marquee/contracts/account/team";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { useRemoveTeamMember } from "../api/remove-team-member.ts";
import { removeDialog as copy } from "../copy.ts";

/** Confirms before somebody loses their access. */
export function RemoveDialog(props: { member: TeamMember; company: string; onClose: () => void }) {
  const { member, company, onClose } = props;
  const remove = useRemoveTeamMember();
  return (
    <ConfirmDialog
      title={copy.title(member.name)}
      description={copy.text(member.name, company)}
      confirm={copy.confirm}
      danger
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate(member, { onSuccess: onClose })}
    />
  );
}
