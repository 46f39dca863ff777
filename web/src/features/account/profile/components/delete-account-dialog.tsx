import type { User } from "@marquee/contracts/account/auth";
import { useQuery } from "@tanstack/react-query";
import { useAvailableCredits } from "#api/session.ts";
import { formatCredits } from "#format/format.ts";
import { useHookForm } from "#forms/hook-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useDeleteAccount } from "../api/delete-account.ts";
import { deletionQuery } from "../api/get-deletion.ts";
import { deleteAccountDialog as copy } from "../copy.ts";

interface Values {
  username: string;
  password: string;
}

/** Says what will be deleted, and requires the typed name and the password. */
export function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const remove = useDeleteAccount(user);
  const { data: deletion, error, isPending, refetch } = useQuery(deletionQuery);
  const form = useHookForm({
    schema: deletionSchema(user),
    initial: { username: "", password: "" },
    onSubmit: (body) =>
      remove.mutate(
        { ...body, keepsCompany: deletion?.company != null },
        {
          onError: (error) => {
            void form.showServerErrors(error);
            void refetch();
          },
        },
      ),
  });
  return (
    <Dialog onClose={onClose} locked={remove.isPending} title={copy.title} description={copy.lead}>
      {isPending && <Skeleton className="h-24 w-full" />}
      {deletion && (
        <ul className="list-disc space-y-1 pl-5 text-muted marker:text-danger">
          {deletion.company === null ? <WholeAccount /> : <PersonOf company={deletion.company} />}
        </ul>
      )}
      <FailureNote error={error} />
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
          <Button type="submit" variant="danger" pending={remove.isPending} disabled={!deletion}>
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What goes where nobody else works in the account. */
function WholeAccount() {
  const credits = useAvailableCredits() ?? 0;
  return (
    <>
      <li>{copy.erased}</li>
      <li>{copy.signedOut}</li>
      {credits > 0 && <li className="font-medium text-ink">{copy.creditsLost(formatCredits(credits))}</li>}
      <li>{copy.paymentRecords}</li>
    </>
  );
}

/** What goes of somebody whose company stays with others. */
function PersonOf({ company }: { company: string }) {
  return (
    <>
      <li>{copy.personErased}</li>
      <li className="font-medium text-ink">{copy.companyStays(company)}</li>
      <li>{copy.nameGone}</li>
      <li>{copy.ownSignedOut}</li>
    </>
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
