import { lazy, Suspense, useState } from "react";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { messageOf } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useLogin } from "../api/login.ts";
import { GoogleButton } from "./google-button.tsx";

const ForgotPasswordDialog = lazy(() =>
  import("./forgot-password-dialog.tsx").then((module) => ({ default: module.ForgotPasswordDialog })),
);

const textButton =
  "inline-flex min-h-6 items-center text-sm font-medium text-lamp-text underline-offset-4 hover:underline";

export function SignInForm({ onRegister }: { onRegister: () => void }) {
  const login = useLogin();
  const [forgot, setForgot] = useState(false);
  const form = useForm({
    schema: () => import("@marquee/contracts/http/auth").then((contract) => contract.loginBodySchema),
    initial: { username: "", password: "" },
    onSubmit: (body) =>
      login.mutate(body, {
        onSuccess: (user) => toast(copy.auth.loggedIn(user.name)),
        onError: (error) => {
          toast(copy.auth.loginFailed(messageOf(error)));
          form.showServerErrors(error, { invalid_credentials: "password" });
        },
      }),
  });
  return (
    <>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField
          field={form.field("username")}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          field={form.field("password")}
          label="Password"
          autoComplete="current-password"
          end={
            <button type="button" className={textButton} onClick={() => setForgot(true)}>
              Forgot password?
            </button>
          }
        />
        <Button type="submit" variant="primary" size="lg" className="mt-1" pending={login.isPending}>
          Sign in
        </Button>
        <GoogleButton />
      </form>
      <p className="mt-6 text-center text-base text-muted">
        New to Marquee?{" "}
        <button type="button" className={textButton} onClick={onRegister}>
          Create an account
        </button>
      </p>
      <Suspense fallback={null}>
        {forgot && <ForgotPasswordDialog onClose={() => setForgot(false)} />}
      </Suspense>
    </>
  );
}
