import { type TeamRole, teamRoleTexts } from "@marquee/contracts/account/team-roles";
import { useHookForm } from "#forms/hook-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { useInviteToTeam } from "../api/invite-to-team.ts";
import { inviteDialog as copy } from "../copy.ts";
import { capOf, roleOptions } from "./role-options.ts";

interface Values {
  email: string;
  teamRole: TeamRole;
  monthlyCap: string;
}

async function loadSchema() {
  const { inviteBodySchema } = await import("@marquee/contracts/account/team");
  return {
    safeParse: (values: unknown) => {
      const { monthlyCap, ...rest } = values as Values;
      return inviteBodySchema.safeParse({ ...rest, monthlyCap: capOf(monthlyCap) });
    },
  };
}

/** Asks whom to invite, as what, and how much they may spend. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteToTeam();
  const initial: Values = { email: "", teamRole: "member", monthlyCap: "" };
  const form = useHookForm({
    schema: loadSchema,
    initial,
    draftKey: "invite-to-team",
    onSubmit: (body) =>
      invite.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  const role = form.field("teamRole");
  return (
    <Dialog onClose={onClose} locked={invite.isPending} title={copy.title} description={copy.lead}>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField field={form.field("email")} label={copy.email} type="email" autoComplete="off" />
        <SelectField field={role} label={copy.role} options={roleOptions} hint={teamRoleTexts[role.value]} />
        <TextField
          field={form.field("monthlyCap")}
          label={copy.cap}
          hint={copy.capHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <DialogFormEnd
          form={form}
          pending={invite.isPending}
          cancel={copy.cancel}
          submit={copy.submit}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
