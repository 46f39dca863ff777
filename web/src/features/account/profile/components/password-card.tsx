import type { User } from "@marquee/contracts/account/auth";
import { changePasswordFormSchema } from "@marquee/contracts/account/passwords";
import { useHookForm } from "#forms/hook-form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useChangePassword } from "../api/change-password.ts";
import { passwordCard as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

interface Values {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

const empty: Values = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** Setting a first password needs no current one. */
const firstPasswordSchema = {
  safeParse: (values: unknown) => {
    const { currentPassword: _, ...rest } = values as Values;
    return changePasswordFormSchema.safeParse(rest);
  },
};

/** Changes the password, or sets one for an account that signs in without. */
export function PasswordCard({ user }: { user: User }) {
  const change = useChangePassword();
  const form = useHookForm({
    schema: user.hasPassword ? changePasswordFormSchema : firstPasswordSchema,
    initial: empty,
    onSubmit: ({ confirmPassword: _, ...body }) =>
      change.mutate(body, {
        onSuccess: () => {
          form.reset(empty);
          toast(toasts.passwordChanged);
        },
        onError: (error) => void form.showServerErrors(error),
      }),
  });
  return (
    <Card aria-labelledby="password-title">
      <CardHeader
        id="password-title"
        title={user.hasPassword ? copy.change : copy.setTitle}
        note={user.hasPassword ? copy.changeNote : copy.setNote(user.username)}
      />
      <form className="flex flex-col gap-4 border-t border-line px-5 py-5" {...form.formProps}>
        {/* Tells password managers whose password changes. */}
        <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
        {user.hasPassword && (
          <PasswordField
            field={form.field("currentPassword")}
            label={copy.currentPassword}
            autoComplete="current-password"
          />
        )}
        <NewPasswordFields
          password={form.field("newPassword")}
          label={copy.newPassword}
          confirmation={form.field("confirmPassword")}
          confirmationLabel={copy.confirmNewPassword}
        />
        <FailureNote error={form.failure} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" pending={change.isPending}>
            {user.hasPassword ? copy.change : copy.set}
          </Button>
        </div>
      </form>
    </Card>
  );
}
