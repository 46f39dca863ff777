import { completeTwoFactorLogin } from "@marquee/contracts/account/auth";
import { useState } from "react";
import { ApiError, messageOf } from "#api/http.ts";
import { focusOnMount } from "#browser/focus.ts";
import { useForm } from "#forms/form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { useCompleteTwoFactorLogin } from "../api/complete-two-factor-login.ts";
import { twoFactorStep as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";

/** The second half of a sign-in: a code from the authenticator app, or a recovery code. */
export function TwoFactorStep({ onStartOver }: { onStartOver: () => void }) {
  const complete = useCompleteTwoFactorLogin();
  const [recovery, setRecovery] = useState(false);
  const form = useForm({
    schema: completeTwoFactorLogin.body,
    initial: { code: "" },
    onSubmit: (body) =>
      complete.mutate(body, {
        onError: (error) => {
          const over = error instanceof ApiError && error.code === "flow_expired";
          if (over) onStartOver();
          if (over || !form.showServerErrors(error, { invalid_code: "code" }))
            toast(toasts.loginFailed(messageOf(error)));
        },
      }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      {recovery ? (
        <TextField
          key="recovery"
          ref={focusOnMount}
          field={form.field("code")}
          label={strings.recoveryCode}
          hint={strings.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="[&_input]:font-mono"
        />
      ) : (
        <TextField
          key="code"
          ref={focusOnMount}
          field={form.field("code")}
          label={strings.code}
          hint={strings.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      <FailureNote error={form.failure} />
      <Button type="submit" variant="primary" size="lg" pending={complete.isPending}>
        {strings.submit}
      </Button>
      <Button
        variant="ghost"
        onClick={() => {
          form.reset({ code: "" });
          setRecovery(!recovery);
        }}
      >
        {recovery ? strings.byApp : strings.byRecoveryCode}
      </Button>
    </form>
  );
}
