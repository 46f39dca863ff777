import { systemSettingsSchema } from "@marquee/contracts/admin/system";
import * as z from "zod/mini";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { failureOf } from "../api/update-system-settings.ts";
import { supportAddressCard as copy } from "../requests-copy.ts";
import type { SettingsPart } from "./flags-card.tsx";

/** The form's schema: an empty field stands for no address. */
const schema = {
  safeParse: (values: unknown) => {
    const { supportEmail } = values as { supportEmail: string };
    return addressSchema.safeParse({ supportEmail: supportEmail.trim() === "" ? null : supportEmail });
  },
};
const addressSchema = z.strictObject({ supportEmail: systemSettingsSchema.shape.supportEmail });

/** The address that the support page names, for who would rather write a mail. */
export function SupportAddressCard({ settings, update }: SettingsPart) {
  const form = useHookForm({
    schema,
    initial: { supportEmail: settings.supportEmail ?? "" },
    onSubmit: (change) =>
      update.mutate(
        { read: settings, change },
        {
          onSuccess: () => toast(success(copy.saved)),
          onError: (error) => void form.showServerErrors(error),
        },
      ),
  });
  return (
    <Card aria-labelledby="support-address-title">
      <CardHeader title={copy.title} id="support-address-title" note={copy.note} />
      <form {...form.formProps} className="flex flex-col gap-4 px-5 pb-5">
        <TextField
          field={form.field("supportEmail")}
          label={copy.address}
          type="email"
          autoComplete="off"
          hint={copy.hint}
          optional
        />
        <FailureNote error={failureOf(update, "supportEmail") && form.failure} />
        <Button
          type="submit"
          variant="primary"
          className="ml-auto"
          disabled={form.values.supportEmail === (settings.supportEmail ?? "")}
          pending={update.isPending}
        >
          {copy.save}
        </Button>
      </form>
    </Card>
  );
}
