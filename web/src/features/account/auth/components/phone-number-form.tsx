import { loginWithPhone } from "@marquee/contracts/account/phone";
import { focusOnMount } from "#browser/focus.ts";
import { useForm } from "#forms/form.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { phoneNumberForm as copy } from "../copy.ts";

/** Which phone to send a code to. */
export function PhoneNumberForm(props: {
  initial: string;
  pending: boolean;
  onSend: (phone: string, onRefused: (error: unknown) => void) => void;
}) {
  const form = useForm({
    schema: loginWithPhone.body,
    initial: { phone: props.initial },
    onSubmit: ({ phone }) => props.onSend(phone, (error) => void form.showServerErrors(error)),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <TextField
        ref={focusOnMount}
        field={form.field("phone")}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <FailureNote error={form.failure} />
      <Button type="submit" variant="primary" size="lg" pending={props.pending}>
        {copy.send}
      </Button>
      <p className="text-sm text-muted">{copy.note}</p>
    </form>
  );
}
