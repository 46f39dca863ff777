import type { User } from "@marquee/contracts/account/auth";
import { useAvailableCredits } from "#api/session.ts";
import { formatCredits } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useDeleteAccount } from "../api/delete-account.ts";
import { deleteAccountDialog as copy } from "../copy.ts";

interface Values {
  username: string;
  password: string;
}

/** Says what will be deleted, and requires the typed name and the password. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useDeleteAccount(user);
  const credits = useAvailableCredits() ?? 0;
  const form = useHookForm({
    schema: deletionSchema(user),
    initial: { username: "", password: "" },
    onSubmit: (body) => remove.mutate(body, { onError: (error) => void form.showServerErrors(error) }),
  });
  return (
    <Dialog onClose={onClose} locked={remove.isPending} title={copy.title} description={copy.lead}>
      <ul className="list-disc space-y-1 pl-5 text-muted marker:text-danger">
        <li>{copy.erased}</li>
        <li>{copy.signedOut}</li>
        {credits > 0 && <li className="font-medium text-ink">{copy.creditsLost(formatCredits(credits))}</li>}
        <li>{copy.paymentRecords}</li>
      </ul>
      <form className="mt-5 flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("username")}
          label={copy.typeToConfirm(user.username)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {user.hasPassword && (
          <PasswordField
            field={form.field("password")}
            label={copy.password}
            autoComplete="current-password"
          />
        )}
        <FailureNote error={form.failure} />
        <div className="flex justify-end gap-2">
          <Button disabled={remove.isPending} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="danger" pending={remove.isPending}>
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The typed name is a safeguard for the user; it is not sent to the server. */
function deletionSchema(user: User) {
  return {
    safeParse: (input: unknown) => {
      const { username, password } = input as Values;
      const issues = [
        ...(username.trim() === user.username
          ? []
          : [{ path: ["username"], message: copy.typeExactly(user.username) }]),
        ...(user.hasPassword && password === ""
          ? [{ path: ["password"], message: copy.passwordRequired }]
          : []),
      ];
      return issues.length > 0
        ? { success: false as const, error: { issues } }
        : { success: true as const, data: user.hasPassword ? { password } : {} };
    },
  };
}
