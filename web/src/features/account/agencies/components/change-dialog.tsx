import type { Agency, GrantedRights } from "@marquee/contracts/account/agencies";
import { useHookForm } from "#forms/hook-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { useChangeAgency } from "../api/change-agency.ts";
import { changeDialog as copy } from "../copy.ts";
import { RoleField, ScopeField } from "./access-fields.tsx";

const loadSchema = async () => (await import("@marquee/contracts/account/agencies")).changeAgency.body;

/** Changes what an agency sees and may do. */
export function ChangeDialog({ agency, onClose }: { agency: Agency; onClose: () => void }) {
  const change = useChangeAgency();
  const { id, name, scope, teamRole } = agency;
  const initial: GrantedRights = { scope, teamRole };
  const form = useHookForm({
    schema: loadSchema,
    initial,
    onSubmit: (body) =>
      change.mutate(
        { id, ...body },
        { onSuccess: onClose, onError: (error) => void form.showServerErrors(error) },
      ),
  });
  return (
    <Dialog onClose={onClose} locked={change.isPending} title={copy.title(name)}>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <ScopeField field={form.field("scope")} />
        <RoleField field={form.field("teamRole")} />
        <p className="text-sm text-muted">{copy.payerStays(agency)}</p>
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
