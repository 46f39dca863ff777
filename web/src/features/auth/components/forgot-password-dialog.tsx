import { forgotPassword } from "@marquee/contracts/http/passwords";
import { focusOnMount } from "#lib/focus.ts";
import { useForm } from "#lib/form.ts";
import { messageOf } from "#lib/http.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Modal } from "#ui/modal.tsx";
import { useForgotPassword } from "../api/forgot-password.ts";

/** Asks where to send a reset link, and says the same whether or not anybody has that address. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const forgot = useForgotPassword();
  const form = useForm({
    schema: forgotPassword.body,
    initial: { email: "" },
    onSubmit: (body) => forgot.mutate(body, { onError: (error) => form.showServerErrors(error) }),
  });
  if (forgot.isSuccess) {
    return (
      <Modal title="Check your mail" onClose={onClose}>
        <p role="status" className="mt-2 text-muted">
          If an account has the address <strong className="font-medium text-ink">{form.values.email}</strong>,
          a link to choose a new password is on its way. It works once, for 30 minutes.
        </p>
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={() => forgot.reset()}>Use another address</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal title="Forgot password?" onClose={onClose}>
      <p className="mt-2 text-muted">
        Give the email address of your account. We send a link to choose a new password.
      </p>
      <form className="mt-4 flex flex-col gap-4" {...form.formProps}>
        <TextField
          ref={focusOnMount}
          field={form.field("email")}
          label="Email"
          type="email"
          autoComplete="email"
        />
        {forgot.isError && Object.keys(form.errors).length === 0 && (
          <p role="alert" className="text-sm text-danger">
            {messageOf(forgot.error)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={forgot.isPending}>
            Send the link
          </Button>
        </div>
      </form>
    </Modal>
  );
}
