import { verifyCode } from "@marquee/contracts/account/phone";
import { focusOnMount } from "#browser/focus.ts";
import { useNow } from "#browser/use-now.ts";
import { formatElapsed } from "#format/format.ts";
import { useForm } from "#forms/form.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useVerifyCode } from "../api/verify-code.ts";
import { phoneCodeForm as copy } from "../copy.ts";

/** The form for the code that was sent. Phones suggest it automatically; a new one can be requested after a while. */
export function PhoneCodeForm(props: {
  phone: string;
  resendAtMs: number;
  resending: boolean;
  resendError: unknown;
  onResend: () => void;
  onChangeNumber: () => void;
  onVerified: (phone: string) => void;
}) {
  const verify = useVerifyCode(props.onVerified);
  const form = useForm({
    schema: verifyCode.body,
    initial: { phone: props.phone, code: "" },
    onSubmit: (body) =>
      verify.mutate(body, { onError: (error) => form.showServerErrors(error, { invalid_code: "code" }) }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <p className="text-muted">{copy.lead(props.phone)}</p>
      <TextField
        ref={focusOnMount}
        field={form.field("code")}
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FailureNote error={form.failure ?? props.resendError} />
      <Button type="submit" variant="primary" size="lg" pending={verify.isPending}>
        {copy.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onClick={props.onChangeNumber}>
          {copy.changeNumber}
        </Button>
        <ResendButton atMs={props.resendAtMs} pending={props.resending} onResend={props.onResend} />
      </div>
    </form>
  );
}

function ResendButton(props: { atMs: number; pending: boolean; onResend: () => void }) {
  // Rounded up, so that the button does not say 0:00 while still waiting.
  const waitMs = Math.ceil((props.atMs - useNow(1_000)) / 1_000) * 1_000;
  return (
    <Button variant="ghost" size="sm" disabled={waitMs > 0} pending={props.pending} onClick={props.onResend}>
      {waitMs > 0 ? copy.resendIn(formatElapsed(waitMs)) : copy.resend}
    </Button>
  );
}
