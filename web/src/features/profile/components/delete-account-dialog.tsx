import type { User } from "@marquee/contracts/http/auth";
import { useForm } from "#lib/form.ts";
import { formatCredits } from "#lib/format.ts";
import { messageOf } from "#lib/http.ts";
import { useAvailableCredits } from "#lib/session.ts";
import { needsStepUp } from "#lib/step-up.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useDeleteAccount } from "../api/delete-account.ts";

interface Values {
  username: string;
  password: string;
}

/** Says what goes, and takes a typed name and the password for an answer. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useDeleteAccount(user);
  const credits = useAvailableCredits() ?? 0;
  const form = useForm({
    schema: deletionSchema(user),
    initial: { username: "", password: "" },
    onSubmit: (body) => remove.mutate(body, { onError: (error) => form.showServerErrors(error) }),
  });
  const refusal =
    remove.error && !needsStepUp(remove.error) && Object.keys(form.errors).length === 0
      ? messageOf(remove.error)
      : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={remove.isPending}
      title="Delete your account?"
      description="This cannot be undone, by you or by us."
    >
      <ul className="list-disc space-y-1 pl-5 text-muted marker:text-danger">
        <li>Your profile, campaigns, templates and conversations with Morgan are erased.</li>
        <li>Every device is signed out and every API key stops working.</li>
        {credits > 0 && (
          <li>
            Your <strong className="font-semibold text-ink">{formatCredits(credits)} credits</strong> are
            lost.
          </li>
        )}
        <li>Records of payments are kept as the law asks, without your name.</li>
      </ul>
      <form className="mt-5 flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("username")}
          label={`Type ${user.username} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {user.hasPassword && (
          <PasswordField field={form.field("password")} label="Password" autoComplete="current-password" />
        )}
        {refusal !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button disabled={remove.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" pending={remove.isPending}>
            Delete account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The typed name is for the person, not for the server. */
function deletionSchema(user: User) {
  return {
    safeParse: (input: unknown) => {
      const { username, password } = input as Values;
      const issues = [
        ...(username.trim() === user.username
          ? []
          : [{ path: ["username"], message: `Type ${user.username} exactly as it stands there` }]),
        ...(user.hasPassword && password === ""
          ? [{ path: ["password"], message: "Password is required" }]
          : []),
      ];
      return issues.length > 0
        ? { success: false as const, error: { issues } }
        : { success: true as const, data: user.hasPassword ? { password } : {} };
    },
  };
}
