import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { messageOf } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useLogin } from "../api/login.ts";
import { signInForm as strings } from "../copy.ts";
import { OtherWays } from "./other-ways.tsx";

const textButton =
  "inline-flex min-h-6 items-center text-sm font-medium text-lamp-text underline-offset-4 hover:underline";

/** Username and password, or another way in. */
export function SignInForm(props: { onRegister: () => void; onForgot: () => void; onPhone: () => void }) {
  const login = useLogin();
  const form = useForm({
    schema: () => import("@marquee/contracts/http/auth").then((contract) => contract.loginBodySchema),
    initial: { username: "", password: "" },
    onSubmit: (body) =>
      login.mutate(body, {
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
          label={strings.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          field={form.field("password")}
          label={strings.password}
          autoComplete="current-password"
          end={
            <button type="button" className={textButton} onClick={props.onForgot}>
              {strings.forgotPassword}
            </button>
          }
        />
        <Button type="submit" variant="primary" size="lg" className="mt-1" pending={login.isPending}>
          {strings.signIn}
        </Button>
        <OtherWays onPhone={props.onPhone} />
      </form>
      <p className="mt-2 text-center text-base text-muted">
        {strings.newToMarquee}{" "}
        <button type="button" className={textButton} onClick={props.onRegister}>
          {strings.createAnAccount}
        </button>
      </p>
    </>
  );
}
