import { useId } from "react";
import type { FormField } from "#forms/form-shape.ts";
import { PasswordField } from "./password-field.tsx";
import { PasswordRules } from "./password-rules.tsx";

/** A new password, entered twice, with its rules. */
export function NewPasswordFields(props: {
  password: FormField<string>;
  label: string;
  confirmation: FormField<string>;
  confirmationLabel: string;
}) {
  const rulesId = useId();
  return (
    <>
      <PasswordField
        field={props.password}
        label={props.label}
        autoComplete="new-password"
        describedBy={rulesId}
      />
      <PasswordField field={props.confirmation} label={props.confirmationLabel} autoComplete="new-password" />
      <PasswordRules id={rulesId} password={props.password.value} />
    </>
  );
}
