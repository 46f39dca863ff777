import type { GrantedAccess } from "@marquee/contracts/account/agencies";
import { useHookForm } from "#forms/hook-form.ts";
import { Dialog } from "#ui/dialog.tsx";
import { DialogFormEnd } from "#ui/dialog-form-end.tsx";
import { TextField } from "#ui/field.tsx";
import { useAskClient } from "../api/ask-client.ts";
import { useOfferAccess } from "../api/offer-access.ts";
import { startDialog as copy } from "../copy.ts";
import { PayerField, RoleField, ScopeField } from "./access-fields.tsx";

interface Values extends GrantedAccess {
  email: string;
}

const loadSchema = async () => (await import("@marquee/contracts/account/agencies")).askClient.body;

/** As an agency, asks a company for access; as a company, offers it to an agency. */
export function StartDialog({ asks, onClose }: { asks: boolean; onClose: () => void }) {
  const ask = useAskClient();
  const offer = useOfferAccess();
  const start = asks ? ask : offer;
  const initial: Values = { email: "", scope: "deals", teamRole: "member", payer: "client" };
  const form = useHookForm({
    schema: loadSchema,
    initial,
    draftKey: asks ? "ask-client" : "offer-access",
    onSubmit: (body) =>
      start.mutate(body, {
        onSuccess: () => {
          form.draft.clear();
          onClose();
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Dialog
      onClose={onClose}
      locked={start.isPending}
      title={asks ? copy.askTitle : copy.offerTitle}
      description={asks ? copy.askLead : copy.offerLead}
    >
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("email")}
          label={asks ? copy.askEmail : copy.offerEmail}
          type="email"
          autoComplete="off"
        />
        <ScopeField field={form.field("scope")} />
        <RoleField field={form.field("teamRole")} />
        <PayerField field={form.field("payer")} />
        <DialogFormEnd
          form={form}
          pending={start.isPending}
          cancel={copy.cancel}
          submit={asks ? copy.ask : copy.offer}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
