import type { TeamMember } from "@marquee/contracts/account/team";
import { type TeamRole, teamRoleTexts } from "@marquee/contracts/account/team-roles";
import { useHookForm } from "#forms/hook-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useChangeTeamMember } from "../api/change-team-member.ts";
import { memberDialog as copy, inviteDialog } from "../copy.ts";
import { capOf, roleOptions } from "./role-options.ts";

interface Values {
  teamRole: TeamRole;
  monthlyCap: string;
}

async function loadSchema() {
  const { changeTeamMember } = await import("@marquee/contracts/account/team");
  return {
    safeParse: (values: unknown) => {
      const { monthlyCap, ...rest } = values as Values;
      return changeTeamMember.body.safeParse({ ...rest, monthlyCap: capOf(monthlyCap) });
    },
  };
}

/** Changes somebody's role and cap. */
export function MemberDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const change = useChangeTeamMember(member);
  const initial: Values = {
    teamRole: member.teamRole,
    monthlyCap: member.monthlyCap === null ? "" : String(member.monthlyCap),
  };
  const form = useHookForm({
    schema: loadSchema,
    initial,
    onSubmit: ({ teamRole, monthlyCap }) =>
      change.mutate(
        // Only what was changed: saving a cap must not take back an offer of ownership.
        { monthlyCap, ...(teamRole === member.teamRole ? {} : { teamRole }) },
        { onSuccess: onClose, onError: (error) => void form.showServerErrors(error) },
      ),
  });
  const role = form.field("teamRole");
  const offers = role.value === "owner" && member.teamRole !== "owner";
  return (
    <Dialog onClose={onClose} locked={change.isPending} title={copy.title(member.name)}>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <SelectField
          field={role}
          label={copy.role}
          options={roleOptions}
          hint={offers ? copy.ownerHint : teamRoleTexts[role.value]}
        />
        <TextField
          field={form.field("monthlyCap")}
          label={inviteDialog.cap}
          hint={inviteDialog.capHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <DialogFormEnd
          form={form}
          pending={change.isPending}
          cancel={copy.cancel}
          submit={copy.submit}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
