import type { GrantedAccess } from "@marquee/contracts/account/agencies";
import { grantedRoles, grantPayers, grantScopes } from "@marquee/contracts/account/grant-scopes";
import type { FormField } from "#forms/form-shape.ts";
import { SelectField } from "#ui/field.tsx";
import { startDialog as copy, payers, roles, scopes } from "../copy.ts";

const scopeOptions = grantScopes.map((value) => ({ value, label: scopes[value].label }));
const roleOptions = grantedRoles.map((value) => ({ value, label: roles[value].label }));

const payerOptions = grantPayers.map((value) => ({ value, label: payers[value].label }));

/** How much of the account an agency sees; each choice says what it includes. */
export function ScopeField({ field }: { field: FormField<GrantedAccess["scope"]> }) {
  return (
    <SelectField field={field} label={copy.scope} options={scopeOptions} hint={scopes[field.value].text} />
  );
}

/** What an agency may do there. */
export function RoleField({ field }: { field: FormField<GrantedAccess["teamRole"]> }) {
  return <SelectField field={field} label={copy.role} options={roleOptions} hint={roles[field.value].text} />;
}

/** Whose credits pay what the agency orders. */
export function PayerField({ field }: { field: FormField<GrantedAccess["payer"]> }) {
  return (
    <SelectField field={field} label={copy.payer} options={payerOptions} hint={payers[field.value].text} />
  );
}
