import { clsx } from "clsx";
import { messageOf } from "#api/http.ts";
import { focusOnMount } from "#browser/focus.ts";
import { useForm } from "#forms/form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useLogin } from "../api/login.ts";
import { signInForm as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { DemoEntry } from "./demo-entry.tsx";
import { OtherWays } from "./other-ways.tsx";

const textButton =
  "inline-flex min-h-6 items-center text-sm font-medium text-lamp-text underline-offset-4 hover:underline";

/** Focuses the field for users with a mouse; on a touch screen the keyboard would cover the page. */
function focusOnArrival(username: HTMLInputElement | null): void {
  const arrived = document.activeElement === null || document.activeElement === document.body;
  if (arrived && globalThis.matchMedia?.("(pointer: fine)").matches) focusOnMount(username);
}

/** Username and password, or another sign-in method. */
export function SignInForm(props: { onRegister: () => void; onForgot: () => void; onPhone: () => void }) {
  const login = useLogin();
  const form = useForm({
    schema: () => import("@marquee/contracts/account/auth").then((contract) => contract.loginBodySchema),
    initial: { username: "", password: "" },
    onSubmit: (body) =>
      login.mutate(body, {
        onError: (error) => {
          if (!form.showServerErrors(error, { invalid_credentials: "password" }))
            toast(toasts.loginFailed(messageOf(error)));
        },
      }),
  });
  return (
    <>
      <form className="flex flex-col gap-4" {...form.formProps}>
        <TextField
          ref={focusOnArrival}
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
        />
        {/* After the password, so that Tab leads from the username to the password first. */}
        <button type="button" className={clsx(textButton, "-mt-2 self-end")} onClick={props.onForgot}>
          {strings.forgotPassword}
        </button>
        <FailureNote error={form.failure} />
        <Button type="submit" variant="primary" size="lg" pending={login.isPending}>
          {strings.submit}
        </Button>
      </form>
      <p className="mt-4 text-center text-base text-muted">
        {strings.newHere}{" "}
        <button type="button" className={textButton} onClick={props.onRegister}>
          {strings.createAccount}
        </button>
      </p>
      <OtherWays onPhone={props.onPhone} />
      <DemoEntry />
    </>
  );
}
