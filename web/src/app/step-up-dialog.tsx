import type { User } from "@marquee/contracts/account/auth";
import { stepUpSession } from "@marquee/contracts/account/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useLogout } from "#account/logout.ts";
import { ApiError, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { answerStepUp } from "#api/step-up.ts";
import { focusOnMount } from "#browser/focus.ts";
import { useForm } from "#forms/form.ts";
import { signInPath } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { stepUpDialog as copy } from "./account-copy.ts";

/** Asks for proof of identity: the second factor if one is set up, else the password, else a new sign-in. */
export function StepUpDialog({ user }: { user: User }) {
  if (user.twoFactorEnabled || user.hasPassword) {
    const wanted = user.twoFactorEnabled ? "code" : "password";
    return <ProofForm key={wanted} wanted={wanted} />;
  }
  return <SignInAgain user={user} />;
}

const leads = {
  code: copy.giveACodeOfYour,
  password: copy.giveYourPasswordYouWill,
} as const;

function ProofForm({ wanted }: { wanted: "code" | "password" }) {
  const client = useQueryClient();
  const prove = useMutation({
    mutationFn: (credential: string) => call(stepUpSession, { body: { [wanted]: credential } }),
    onSuccess: () => answerStepUp(true),
    onError: (error) => {
      // Another tab has changed how this account proves its identity: ask for that instead.
      if (error instanceof ApiError && error.code === "conflict") void invalidate(client, "getCurrentUser");
    },
  });
  const missing = wanted === "code" ? copy.codeIsRequired : copy.passwordIsRequired;
  const form = useForm({
    schema: {
      safeParse: (values: unknown) => {
        const credential = (values as Record<typeof wanted, string>)[wanted];
        return credential.trim() === ""
          ? { success: false, error: { issues: [{ path: [wanted], message: missing }] } }
          : { success: true, data: credential };
      },
    },
    initial: { code: "", password: "" },
    onSubmit: (credential) => prove.mutate(credential, { onError: (error) => form.showServerErrors(error) }),
  });
  return (
    <Dialog
      onClose={() => answerStepUp(false)}
      locked={prove.isPending}
      size="sm"
      title={copy.confirmItIsYou}
      description={leads[wanted]}
    >
      <form className="flex flex-col gap-4" {...form.formProps}>
        {wanted === "code" ? (
          <TextField
            ref={focusOnMount}
            field={form.field("code")}
            label={copy.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <PasswordField
            field={form.field("password")}
            label={copy.password}
            autoComplete="current-password"
          />
        )}
        {prove.isError && Object.keys(form.errors).length === 0 && (
          <p role="alert" className="text-sm text-danger">
            {messageOf(prove.error)}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button disabled={prove.isPending} onClick={() => answerStepUp(false)}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={prove.isPending}>
            {copy.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function SignInAgain({ user }: { user: User }) {
  const logout = useLogout(user);
  const { pathname, search } = useLocation();
  return (
    <Dialog
      onClose={() => answerStepUp(false)}
      locked={logout.isPending}
      size="sm"
      title={copy.confirmItIsYou}
      description={copy.yourAccountHasNoPassword}
      footer={
        <>
          <Button disabled={logout.isPending} onClick={() => answerStepUp(false)}>
            {copy.cancel}
          </Button>
          <Button
            variant="primary"
            pending={logout.isPending}
            onClick={() => logout.mutate(signInPath(pathname + search))}
          >
            {copy.signInAgain}
          </Button>
        </>
      }
    />
  );
}
