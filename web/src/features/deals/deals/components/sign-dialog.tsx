import type { Deal } from "@marquee/contracts/deals/deals";
import { useCurrentUser } from "#api/session.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { CheckField, FieldError, TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useTransitionDeal } from "../api/transition-deal.ts";
import { signDialog as copy } from "../copy.ts";
import { isOtherName, type SignValues, signSchema } from "../model/move-schemas.ts";
import { useReadDeal } from "../model/read-deal.ts";
import { shownChanges } from "../model/terms.ts";
import { useUnprintable } from "../model/unprintable.ts";
import { toasts } from "../toasts.ts";
import { ChangedNote } from "./changed-note.tsx";
import { UnprintableNote } from "./unprintable-note.tsx";

/** Signs the version on screen with a typed name, and the password or a code as proof of identity. */
export function SignDialog(props: { deal: Deal; onClose: () => void }) {
  const { read, changes, adopt } = useReadDeal(props.deal);
  const { hasPassword, name: accountName, twoFactorEnabled } = useCurrentUser();
  // A user with neither has signed in a few minutes ago, or is asked to do so again.
  const proof = twoFactorEnabled ? "code" : hasPassword ? "password" : null;
  const sign = useTransitionDeal(read.id);
  const mayStill = props.deal.moves.includes("sign");
  const form = useHookForm<SignValues, SignValues>({
    schema: signSchema(proof, accountName),
    initial: { name: "", otherName: false, password: "", code: "" },
    onSubmit: (values) =>
      changes === undefined &&
      mayStill &&
      sign.mutate(
        {
          action: "sign",
          version: read.version,
          termsHash: read.termsHash,
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
  const unprintable = useUnprintable(read.id, read.version, form.values.name);
  const other = form.field("otherName");
  return (
    <Dialog
      onClose={props.onClose}
      locked={sign.isPending}
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
        {isOtherName(form.values.name, accountName) && (
          <div>
            <CheckField field={other} label={copy.otherName(accountName)} />
            {other.error !== undefined && <FieldError id={`${other.id}-note`}>{other.error}</FieldError>}
          </div>
        )}
        <UnprintableNote characters={unprintable} />
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
        {changes && <ChangedNote changes={shownChanges(changes)} onRead={adopt} />}
        {!changes && <FailureNote error={mayStill ? form.failure : new Error(copy.over)} />}
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <Button disabled={sign.isPending} onClick={props.onClose}>
            {copy.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={sign.isPending}
            disabled={changes !== undefined || !mayStill}
          >
            {copy.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
