import { confirmTwoFactor } from "@marquee/contracts/account/security";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useConfirmTwoFactor } from "../api/confirm-two-factor.ts";
import { twoFactorSetup as copy } from "../copy.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** Scan, confirm with a first code, and save the recovery codes. Nothing takes effect before the code is verified. */
export function TwoFactorSetup(props: { secret: string; otpauthUrl: string; onClose: () => void }) {
  const confirm = useConfirmTwoFactor();
  const form = useHookForm({
    schema: confirmTwoFactor.body,
    initial: { code: "" },
    onSubmit: (body) =>
      confirm.mutate(body, {
        onError: (error) => void form.showServerErrors(error, { invalid_code: "code" }),
      }),
  });
  if (confirm.data) {
    return <RecoveryCodesDialog codes={confirm.data.recoveryCodes} onClose={props.onClose} />;
  }
  return (
    <Dialog onClose={props.onClose} locked={confirm.isPending} title={copy.title} description={copy.lead}>
      <div className="grid items-center gap-5 grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <QrCode text={props.otpauthUrl} label={copy.qrCode} />
        <div className="min-w-0">
          <p className="text-sm font-medium">{copy.key}</p>
          <p className="mt-1 font-mono text-sm break-words">{inFours(props.secret)}</p>
          <CopyButton text={props.secret} label={copy.copyKey} className="mt-1 -ml-2.5" />
        </div>
      </div>
      <form className="mt-5 flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("code")}
          label={copy.code}
          hint={copy.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FailureNote error={form.failure} />
        <div className="flex justify-end gap-2">
          <Button disabled={confirm.isPending} onClick={props.onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={confirm.isPending}>
            {copy.turnOn}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Splits the secret into groups that are easy to copy by hand. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
