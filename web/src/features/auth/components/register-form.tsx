import { selfSelectableRoles, userRoleLabels } from "@marquee/contracts/enums";
import { registerFormSchema } from "@marquee/contracts/http/auth";
import { Link } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { messageOf } from "#lib/http.ts";
import { paths } from "#lib/paths.ts";
import { usePublicSettings } from "#lib/public-settings.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { useRegister } from "../api/register.ts";
import { registerForm as strings } from "../copy.ts";

const roleOptions = selfSelectableRoles.map((value) => ({ value, label: userRoleLabels[value] }));

interface RegisterValues {
  username: string;
  name: string;
  email: string;
  company: string;
  role: (typeof selfSelectableRoles)[number];
  password: string;
  confirmPassword: string;
}

const initial: RegisterValues = {
  username: "",
  name: "",
  email: "",
  company: "",
  role: "brand",
  password: "",
  confirmPassword: "",
};

/** A new account; where the site takes none at the moment it says so. */
export function RegisterForm({ onPhone }: { onPhone: () => void }) {
  const settings = usePublicSettings();
  if (settings?.flags.registration === false) {
    return (
      <p role="status" className="rounded-lg bg-sunken px-4 py-3 text-muted dark:bg-surface">
        {strings.newAccountsCannotBeCreated}
      </p>
    );
  }
  return <OpenRegisterForm onPhone={settings?.flags.phoneSignIn === true ? onPhone : null} />;
}

function OpenRegisterForm({ onPhone }: { onPhone: (() => void) | null }) {
  const register = useRegister();
  const form = useForm({
    schema: registerFormSchema,
    initial,
    // The confirmation has done its work and is not sent (spec §5).
    onSubmit: ({ confirmPassword: _, ...body }) =>
      register.mutate(body, {
        onSuccess: (user) => toast(copy.auth.registered(user.name)),
        onError: (error) => {
          toast(copy.auth.registrationFailed(messageOf(error)));
          form.showServerErrors(error, { username_taken: "username", email_taken: "email" });
        },
      }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
        <TextField
          field={form.field("username")}
          label={strings.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField field={form.field("name")} label={strings.fullName} autoComplete="name" />
        <TextField
          field={form.field("email")}
          label={strings.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
        />
        <TextField field={form.field("company")} label={strings.company} autoComplete="organization" />
        <SelectField field={form.field("role")} label={strings.role} options={roleOptions} />
        <NewPasswordFields
          password={form.field("password")}
          label={strings.password}
          confirmation={form.field("confirmPassword")}
          confirmationLabel={strings.confirmPassword}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" pending={register.isPending}>
        {strings.createAccount}
      </Button>
      {onPhone && (
        <Button size="lg" onClick={onPhone}>
          <Icon name="smartphone" />
          {strings.registerWithPhone}
        </Button>
      )}
      <p className="text-center text-sm text-muted">
        By creating an account you agree to the <TextLink to={paths.terms}>{strings.terms}</TextLink> and the{" "}
        <TextLink to={paths.privacy}>{strings.privacyPolicy}</TextLink>.
      </p>
    </form>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="font-medium text-lamp-text underline underline-offset-2">
      {children}
    </Link>
  );
}
