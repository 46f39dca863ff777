import { registerWithPhoneBodySchema } from "@marquee/contracts/account/phone";
import { termsVersion } from "@marquee/contracts/account/terms";
import type { SelfSelectableRole } from "@marquee/contracts/enums";
import { useId } from "react";
import { ApiError, messageOf } from "#api/http.ts";
import { focusOnMount } from "#browser/focus.ts";
import { useForm } from "#forms/form.ts";
import { toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { DraftStatus } from "#ui/draft-status.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PasswordRules } from "#ui/password-rules.tsx";
import { useRegisterWithPhone } from "../api/register-with-phone.ts";
import { phoneRegisterForm as strings } from "../copy.ts";
import { toasts } from "../toasts.ts";
import { RoleField } from "./role-field.tsx";
import { TermsNote } from "./terms-note.tsx";

interface Values {
  phone: string;
  name: string;
  username: string;
  email: string;
  company: string;
  role: SelfSelectableRole | "";
  password: string;
  acceptedTerms: string;
}

/**
 * The API requires only the phone; the form also requires a name, for the greeting, and a role, which only support can
 * change later. Omits other empty fields.
 */
const schema = {
  safeParse: (input: unknown) => {
    const values = input as Values;
    const given = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => ["name", "role"].includes(name) || value !== ""),
    );
    return registerWithPhoneBodySchema.safeParse(given);
  },
};

/** The rest of a registration, after the phone has been verified. */
export function PhoneRegisterForm({ phone, onStartOver }: { phone: string; onStartOver: () => void }) {
  const register = useRegisterWithPhone();
  const rulesId = useId();
  const initial: Values = {
    phone,
    name: "",
    username: "",
    email: "",
    company: "",
    role: "",
    password: "",
    acceptedTerms: termsVersion,
  };
  const form = useForm({
    schema,
    initial,
    draftKey: "register-with-phone",
    draftWithout: ["phone", "password", "acceptedTerms"],
    onSubmit: (body) =>
      register.mutate(body, {
        onSuccess: form.draft.clear,
        onError: (error) => {
          const over = error instanceof ApiError && ["phone_unverified", "phone_taken"].includes(error.code);
          if (over) onStartOver();
          const fieldByCode = { username_taken: "username", email_taken: "email" } as const;
          if (over || !form.showServerErrors(error, fieldByCode))
            toast(toasts.registrationFailed(messageOf(error)));
        },
      }),
  });
  return (
    <form className="flex flex-col gap-4" {...form.formProps}>
      <p className="text-muted">{strings.lead(phone)}</p>
      <RoleField field={form.field("role")} />
      <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
        <TextField ref={focusOnMount} field={form.field("name")} label={strings.name} autoComplete="name" />
        <TextField
          field={form.field("username")}
          label={strings.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          optional
        />
        <TextField
          field={form.field("email")}
          label={strings.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          optional
        />
        <TextField
          field={form.field("company")}
          label={strings.company}
          autoComplete="organization"
          className="sm:col-span-2"
          optional
        />
      </div>
      <PasswordField
        field={form.field("password")}
        label={strings.password}
        autoComplete="new-password"
        describedBy={rulesId}
        end={<span className="text-sm text-faint">{strings.optional}</span>}
      />
      <PasswordRules id={rulesId} password={form.values.password} />
      <DraftStatus draft={form.draft} />
      <FailureNote error={form.failure} />
      <Button type="submit" variant="primary" size="lg" pending={register.isPending}>
        {strings.submit}
      </Button>
      <TermsNote way="form" error={form.errors.acceptedTerms} />
    </form>
  );
}
