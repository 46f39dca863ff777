import { type UserRole, userRoleLabels, userRoles } from "@marquee/contracts/enums";
import { type AdminUser, updateUser } from "@marquee/contracts/http/admin";
import type { BodyInputOf } from "@marquee/contracts/operation";
import type { ReactNode } from "react";
import { copy } from "#lib/error-copy.ts";
import { useForm } from "#lib/form.ts";
import { toast } from "#lib/toast.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { useUpdateUser } from "../api/update-user.ts";

export interface ChangeProps {
  user: AdminUser;
  /** Told while the call is under way: it must not be lost by a stray key. */
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

type Change = BodyInputOf<typeof updateUser>;

function useChange({ user, onBusy, onDone }: ChangeProps, done: string) {
  const update = useUpdateUser(user);
  return {
    pending: update.isPending,
    send: (change: Change, onError?: (error: unknown) => void) => {
      onBusy(true);
      update.mutate(change, {
        onSuccess: ({ waiting }) => {
          toast(
            waiting
              ? copy.changed("Waiting for a second admin", `${user.name} stays as is until then.`)
              : copy.changed(done, user.name),
          );
          onDone();
        },
        onError: (error) => onError?.(error),
        onSettled: () => onBusy(false),
      });
    },
  };
}

const roleOptions = userRoles.map((value) => ({ value, label: userRoleLabels[value] }));

/** Gives a person another role. An admin sees and changes everything, so the form says it. */
export function RoleForm(props: ChangeProps) {
  const change = useChange(props, "Role changed");
  const initial: { role: UserRole; reason: string } = { role: props.user.role, reason: "" };
  const form = useForm<typeof initial, Change>({
    schema: updateUser.body,
    initial,
    onSubmit: (body) => change.send(body, (error) => form.showServerErrors(error)),
  });
  const { role } = form.values;
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <SelectField
        field={form.field("role")}
        label="Role"
        options={roleOptions}
        hint={
          role === "admin"
            ? "An admin sees every account and may change credits, prices and switches. A second admin has to agree."
            : "Counts from the person's next call on."
        }
      />
      <Reason form={form} />
      <Foot {...props} pending={change.pending} disabled={role === props.user.role}>
        {role === "admin" ? "Ask for approval" : `Make ${userRoleLabels[role]}`}
      </Foot>
    </form>
  );
}

/** Suspends or reinstates; both with a reason that stays in the audit log. */
export function SuspensionForm(props: ChangeProps) {
  const { suspended } = props.user;
  const change = useChange(props, suspended ? "Account reinstated" : "Account suspended");
  const form = useForm<{ reason: string }, Change>({
    schema: updateUser.body,
    initial: { reason: "" },
    onSubmit: ({ reason }) =>
      change.send({ suspended: !suspended, ...(reason === undefined ? {} : { reason }) }, (error) =>
        form.showServerErrors(error),
      ),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <p className="text-muted">
        {suspended
          ? props.user.role === "admin"
            ? "This is an admin's account: a second admin has to agree before the person can sign in again."
            : "The person can sign in and work again at once."
          : "Every device of this person is stopped with its next call, and nobody can sign in to the account. Credits and campaigns stay as they are."}
      </p>
      <Reason form={form} />
      <Foot {...props} pending={change.pending} danger={!suspended}>
        {suspended ? "Reinstate account" : "Suspend account"}
      </Foot>
    </form>
  );
}

/** Marks or unmarks the partner account (spec §1). */
export function PartnerForm(props: ChangeProps) {
  const { isPartner } = props.user;
  const change = useChange(props, isPartner ? "Partner mark removed" : "Marked as partner");
  return (
    <>
      <p className="text-muted">
        {isPartner
          ? "The account loses the partner's welcome and badge. Credits that were granted stay."
          : "The account gets the partner's welcome, badge and featured content. Grant credits separately, if wanted."}
      </p>
      <Foot {...props} pending={change.pending} onConfirm={() => change.send({ isPartner: !isPartner })}>
        {isPartner ? "Remove partner mark" : "Mark as partner"}
      </Foot>
    </>
  );
}

function Reason({ form }: { form: Pick<ReturnType<typeof useForm<{ reason: string }, Change>>, "field"> }) {
  return (
    <TextAreaField
      field={form.field("reason")}
      label="Reason"
      rows={2}
      maxLength={300}
      hint="Kept in the audit log."
    />
  );
}

/** Back, and the verb that does it. */
export function Foot(props: {
  onDone: () => void;
  pending: boolean;
  disabled?: boolean;
  danger?: boolean;
  onConfirm?: () => void;
  children: ReactNode;
}) {
  return (
    <div className="mt-4 flex flex-wrap justify-end gap-2">
      <Button disabled={props.pending} onClick={props.onDone}>
        Back
      </Button>
      <Button
        type={props.onConfirm ? "button" : "submit"}
        variant={props.danger ? "danger" : "primary"}
        pending={props.pending}
        disabled={props.disabled}
        onClick={props.onConfirm}
      >
        {props.children}
      </Button>
    </div>
  );
}
