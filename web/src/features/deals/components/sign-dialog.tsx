import type { Deal } from "@marquee/contracts/http/deals";
import { useState } from "react";
import { useCurrentUser } from "#account/session.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { signDialog as copy } from "../copy.ts";
import { type SignValues, signSchema } from "../model/move-schemas.ts";
import { toasts } from "../toasts.ts";

/** Signs the version on screen with a typed name, and the password or a code as proof of identity. */
export function SignDialog(props: { deal: Deal; onClose: () => void }) {
  const [read] = useState(props.deal);
  const { hasPassword, twoFactorEnabled } = useCurrentUser();
  // A user with neither has signed in a few minutes ago, or is asked to do so again.
  const proof = twoFactorEnabled ? "code" : hasPassword ? "password" : null;
  const sign = useTransitionDeal(read.id);
  const isStale = props.deal.version !== read.version;
  const form = useHookForm<SignValues, SignValues>({
    schema: signSchema(proof),
    initial: { name: "", password: "", code: "" },
    onSubmit: (values) =>
      !isStale &&
      sign.mutate(
        {
          action: "sign",
          version: read.version,
          name: values.name,
          ...(proof && { [proof]: values[proof] }),
        },
        {
          onSuccess: () => {
            toast(toasts.sign(read.with.name));
            props.onClose();
          },
          onError: (error) => form.showServerErrors(error),
        },
      ),
  });
  return (
    <Dialog
      onClose={props.onClose}
      locked={sign.isPending}
      inAddress
      title={copy.title}
      description={copy.lead(read.version, read.with.name)}
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        <TextField
          field={form.field("name")}
          label={copy.name}
          hint={copy.nameHint}
          autoComplete="name"
          spellCheck={false}
        />
        {proof === "code" && (
          <TextField
            field={form.field("code")}
            label={copy.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {proof === "password" && (
          <PasswordField
            field={form.field("password")}
            label={copy.password}
            autoComplete="current-password"
          />
        )}
        <FailureNote error={isStale ? new Error(copy.changed) : form.failure} />
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <Button disabled={sign.isPending} onClick={props.onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={sign.isPending}>
            {copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
