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
import { deleteAccountDialog as copy } from "../copy.ts";

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
      title={copy.deleteYourAccount}
      description={copy.thisCannotBeUndoneBy}
    >
      <ul className="list-disc space-y-1 pl-5 text-muted marker:text-danger">
        <li>{copy.yourProfileCampaignsTemplatesAnd}</li>
        <li>{copy.everyDeviceIsSignedOut}</li>
        {credits > 0 && (
          <li>
            Your <strong className="font-semibold text-ink">{copy.credits(formatCredits(credits))}</strong>{" "}
            are lost.
          </li>
        )}
        <li>{copy.recordsOfPaymentsAreKept}</li>
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
        {refusal !== undefined && (
          <p role="alert" className="text-sm text-danger">
            {refusal}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button disabled={remove.isPending} onClick={onClose}>
            {copy.keepMyAccount}
          </Button>
          <Button type="submit" variant="danger" pending={remove.isPending}>
            {copy.deleteAccount}
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
          : [{ path: ["username"], message: copy.typeExactlyAsItStands(user.username) }]),
        ...(user.hasPassword && password === ""
          ? [{ path: ["password"], message: copy.passwordIsRequired }]
          : []),
      ];
      return issues.length > 0
        ? { success: false as const, error: { issues } }
        : { success: true as const, data: user.hasPassword ? { password } : {} };
    },
  };
}
