import { resetPasswordFormSchema } from "@marquee/contracts/account/passwords";
import { useNavigate } from "react-router-dom";
import { ApiError } from "#api/http.ts";
import { useForm } from "#forms/form.ts";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { toast } from "#toasts/toast.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { useResetPassword } from "../api/reset-password.ts";
import { SmallPage } from "../components/small-page.tsx";
import { resetPasswordPage as copy } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** The page that a reset email links to: sets a new password, once and within a short time. */
export function ResetPasswordPage() {
  const { search } = useAddress();
  const token = search.get("token");
  if (token === null) return <WorthlessLink message={copy.incompleteLink} />;
  return <ResetPasswordForm token={token} />;
}

function ResetPasswordForm({ token }: { token: string }) {
  const reset = useResetPassword();
  const navigate = useNavigate();
  const form = useForm({
    schema: resetPasswordFormSchema,
    initial: { token, password: "", confirmPassword: "" },
    onSubmit: ({ confirmPassword: _, ...body }) =>
      reset.mutate(body, {
        onSuccess: () => {
          void navigate(paths.auth);
          toast(toasts.passwordReset);
        },
        onError: (error) => {
          form.showServerErrors(error);
        },
      }),
  });
  const worthless =
    form.errors.token ??
    (reset.error instanceof ApiError && reset.error.code === "invalid_token"
      ? reset.error.serverMessage
      : undefined);
  if (worthless !== undefined) return <WorthlessLink message={worthless} />;
  return (
    <SmallPage title={copy.title}>
      <p className="mb-6 text-muted">{copy.lead}</p>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <NewPasswordFields
          password={form.field("password")}
          label={copy.newPassword}
          confirmation={form.field("confirmPassword")}
          confirmationLabel={copy.confirmNewPassword}
        />
        <FailureNote error={form.failure} />
        <Button type="submit" variant="primary" size="lg" pending={reset.isPending}>
          {copy.submit}
        </Button>
      </form>
    </SmallPage>
  );
}

function WorthlessLink({ message }: { message: string }) {
  return (
    <SmallPage title={copy.badLink}>
      <p role="alert" className="mb-5 text-muted">
        {copy.badLinkText(message)}
      </p>
      <LinkButton to={`${paths.auth}?way=forgot`} variant="primary" size="lg">
        {copy.requestLink}
      </LinkButton>
    </SmallPage>
  );
}
