import { registerFormSchema } from "@marquee/contracts/account/auth";
import { termsVersion } from "@marquee/contracts/account/terms";
import type { SelfSelectableRole } from "@marquee/contracts/enums";
import { messageOf } from "#api/http.ts";
import { usePublicSettings } from "#api/public-settings.ts";
import { useForm } from "#forms/form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { useRegister } from "../api/register.ts";
import { registerForm as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { RoleField } from "./role-field.tsx";
import { TermsNote } from "./terms-note.tsx";

interface RegisterValues {
  username: string;
  name: string;
  email: string;
  company: string;
  role: SelfSelectableRole | "";
  password: string;
  confirmPassword: string;
  acceptedTerms: string;
}

const initial: RegisterValues = {
  username: "",
  name: "",
  email: "",
  company: "",
  role: "",
  password: "",
  confirmPassword: "",
  acceptedTerms: termsVersion,
};

/** Creates a new account; says so if the site does not currently accept any. `email` is filled in, if it is known. */
export function RegisterForm({ email, onPhone }: { email: string; onPhone: () => void }) {
  const settings = usePublicSettings();
  if (settings?.flags.registration === false) {
    return (
      <p role="status" className="rounded-lg bg-sunken px-4 py-3 text-muted dark:bg-surface">
        {strings.closed}
      </p>
    );
  }
  return <OpenRegisterForm email={email} onPhone={settings?.flags.phoneSignIn === true ? onPhone : null} />;
}

function OpenRegisterForm({ email, onPhone }: { email: string; onPhone: (() => void) | null }) {
  const register = useRegister();
  const form = useForm({
    schema: registerFormSchema,
    initial: { ...initial, email },
    draftKey: "register",
    draftWithout: ["password", "confirmPassword", "acceptedTerms"],
    // The confirmation is only checked here and not sent.
    onSubmit: ({ confirmPassword: _, ...body }) =>
      register.mutate(body, {
        onSuccess: (user) => {
          form.draft.clear();
          toast(toasts.registered(user.name));
        },
        onError: (error) => {
          if (!form.showServerErrors(error, { username_taken: "username", email_taken: "email" }))
            toast(toasts.registrationFailed(messageOf(error)));
        },
      }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <RoleField field={form.field("role")} />
      <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
        <TextField
          field={form.field("username")}
          label={strings.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField field={form.field("name")} label={strings.name} autoComplete="name" />
        <TextField
          field={form.field("email")}
          label={strings.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
        <TextField
          field={form.field("company")}
          label={strings.company}
          autoComplete="organization"
          className="sm:col-span-2"
        />
        <NewPasswordFields
          password={form.field("password")}
          label={strings.password}
          confirmation={form.field("confirmPassword")}
          confirmationLabel={strings.confirmPassword}
        />
      </div>
      <DraftStatus draft={form.draft} />
      <FailureNote error={form.failure} />
      <Button type="submit" variant="primary" size="lg" pending={register.isPending}>
        {strings.submit}
      </Button>
      {onPhone && (
        <Button size="lg" onClick={onPhone}>
          <Icon name="smartphone" />
          {strings.registerWithPhone}
        </Button>
      )}
      <TermsNote way="form" error={form.errors.acceptedTerms} />
    </form>
  );
}
