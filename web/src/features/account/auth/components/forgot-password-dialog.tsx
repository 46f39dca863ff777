import { forgotPassword } from "@marquee/contracts/account/passwords";
import { focusOnMount } from "#browser/focus.ts";
import { useForm } from "#forms/form.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useForgotPassword } from "../api/forgot-password.ts";
import { forgotPasswordDialog as copy } from "../copy.ts";

/** Open while the address says so. Loaded with its dialog, so that the sign-in page stays small. */
export function ForgotPasswordDialog(_props: {
  /** For when it could not be loaded. */
  onClose: () => void;
}) {
  return <AddressDialog name="way">{(_way, close) => <ForgotPassword onClose={close} />}</AddressDialog>;
}

/** Asks where to send a reset link; the answer is the same whether or not an account has that address. */
function ForgotPassword({ onClose }: { onClose: () => void }) {
  const forgot = useForgotPassword();
  const form = useForm({
    schema: forgotPassword.body,
    initial: { email: "" },
    onSubmit: (body) => forgot.mutate(body, { onError: (error) => form.showServerErrors(error) }),
  });
  if (forgot.isSuccess) {
    return (
      <Dialog title={copy.sentTitle} onClose={onClose}>
        <p role="status" className="text-muted">
          {copy.sent(form.values.email)}
        </p>
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => forgot.reset()}>{copy.anotherEmail}</Button>
          <Button variant="primary" onClick={onClose}>
            {copy.done}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={copy.title} description={copy.lead} onClose={onClose}>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField
          ref={focusOnMount}
          field={form.field("email")}
          label={copy.email}
          type="email"
          autoComplete="email"
        />
        <FailureNote error={form.failure} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={forgot.isPending}>
            {copy.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
