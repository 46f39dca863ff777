import { linkGoogleAccount } from "@marquee/contracts/account/google";
import { ApiError, messageOf } from "#api/http.ts";
import { useForm } from "#forms/form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useLinkGoogleAccount } from "../api/link-google-account.ts";
import { linkGoogleForm as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** An account already has Google's address: only its password can link the two. */
export function LinkGoogleForm({ onStartOver }: { onStartOver: () => void }) {
  const link = useLinkGoogleAccount();
  const form = useForm({
    schema: linkGoogleAccount.body,
    initial: { password: "" },
    onSubmit: (body) =>
      link.mutate(body, {
        onError: (error) => {
          const over = error instanceof ApiError && ["flow_expired", "conflict"].includes(error.code);
          if (over) onStartOver();
          if (over || !form.showServerErrors(error, { invalid_credentials: "password" }))
            toast(toasts.googleFailed(messageOf(error)));
        },
      }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <PasswordField
        field={form.field("password")}
        label={strings.password}
        autoComplete="current-password"
      />
      <FailureNote error={form.failure} />
      <Button type="submit" variant="primary" size="lg" pending={link.isPending}>
        {strings.submit}
      </Button>
    </form>
  );
}
