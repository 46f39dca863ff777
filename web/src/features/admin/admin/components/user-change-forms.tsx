import { type AdminUser, updateUser } from "@marquee/contracts/admin/admin";
import { type UserRole, userRoleLabels, userRoles } from "@marquee/contracts/enums";
import type { BodyInputOf } from "@marquee/contracts/operation";
import type { ReactNode } from "react";
import { useHookForm } from "#forms/hook-form.ts";
import { success, toast } from "#toasts/toast.ts";
import { Button } from "#ui/button.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { SelectField, TextAreaField } from "#ui/field.tsx";
import { useUpdateUser } from "../api/update-user.ts";
import { userChangeForms as strings } from "../copy.ts";

export interface ChangeProps {
  user: AdminUser;
  /** Reports whether the call is in progress, because a stray key must not lose it. */
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

type Change = BodyInputOf<typeof updateUser>;

function useChange({ user, onBusy, onDone }: ChangeProps, done: string) {
  const update = useUpdateUser(user);
  return {
    pending: update.isPending,
    error: update.error,
    send: (change: Change, onError?: (error: unknown) => void) => {
      onBusy(true);
      update.mutate(change, {
        onSuccess: ({ waiting }) => {
          toast(
            waiting
              ? success(strings.waiting, strings.unchangedUntilThen(user.name))
              : success(done, user.name),
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

/** Changes a person's role. An admin can see and change everything, so the form says so. */
export function RoleForm(props: ChangeProps) {
  const change = useChange(props, strings.roleChanged);
  const initial: { role: UserRole; reason: string } = { role: props.user.role, reason: "" };
  const form = useHookForm<typeof initial, Change>({
    schema: updateUser.body,
    initial,
    onSubmit: (body) => change.send(body, (error) => void form.showServerErrors(error)),
  });
  const { role } = form.values;
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <SelectField
        field={form.field("role")}
        label={strings.role}
        options={roleOptions}
        hint={roleHint(props.user.role, role)}
      />
      <Reason form={form} />
      <FailureNote error={form.failure} />
      <Foot {...props} pending={change.pending} disabled={role === props.user.role}>
        {role === "admin" || props.user.role === "admin"
          ? strings.request
          : strings.makeRole(userRoleLabels[role])}
      </Foot>
    </form>
  );
}

function roleHint(from: UserRole, to: UserRole): string {
  if (to === "admin") return strings.adminRoleHint;
  return from === "admin" ? strings.leavingRoleHint : strings.roleHint;
}

const suspensionTexts = {
  suspend: { admin: strings.suspendAdminText, other: strings.suspendText },
  reinstate: { admin: strings.reinstateAdminText, other: strings.reinstateText },
} as const;

/** Suspends or reinstates an account; both need a reason, which stays in the audit log. */
export function SuspensionForm(props: ChangeProps) {
  const { suspended } = props.user;
  const isAdmin = props.user.role === "admin";
  const [verb, submit] = suspended
    ? (["reinstate", strings.reinstate] as const)
    : (["suspend", strings.suspend] as const);
  const change = useChange(props, suspended ? strings.reinstated : strings.suspended);
  const form = useHookForm<{ reason: string }, Change>({
    schema: updateUser.body,
    initial: { reason: "" },
    onSubmit: ({ reason }) =>
      change.send(
        { suspended: !suspended, ...(reason === undefined ? {} : { reason }) },
        (error) => void form.showServerErrors(error),
      ),
  });
  return (
    <form {...form.formProps} className="flex flex-col gap-4">
      <p className="text-muted">{suspensionTexts[verb][isAdmin ? "admin" : "other"]}</p>
      <Reason form={form} />
      <FailureNote error={form.failure} />
      <Foot {...props} pending={change.pending} danger={!suspended}>
        {isAdmin ? strings.request : submit}
      </Foot>
    </form>
  );
}

/** Marks or unmarks the partner account. */
export function PartnerForm(props: ChangeProps) {
  const { isPartner } = props.user;
  const change = useChange(props, isPartner ? strings.partnerRemoved : strings.partnerMarked);
  return (
    <>
      <p className="text-muted">{isPartner ? strings.removePartnerText : strings.markPartnerText}</p>
      <FailureNote error={change.error} className="mt-3" />
      <Foot {...props} pending={change.pending} onConfirm={() => change.send({ isPartner: !isPartner })}>
        {isPartner ? strings.removePartner : strings.markPartner}
      </Foot>
    </>
  );
}

function Reason({
  form,
}: {
  form: Pick<ReturnType<typeof useHookForm<{ reason: string }, Change>>, "field">;
}) {
  return (
    <TextAreaField field={form.field("reason")} label={strings.reason} rows={2} hint={strings.reasonHint} />
  );
}

/** The Cancel button and the button that submits the change. */
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
        {strings.cancel}
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
