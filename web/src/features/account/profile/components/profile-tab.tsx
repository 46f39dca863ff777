import type { User } from "@marquee/contracts/account/auth";
import { userRoleLabels } from "@marquee/contracts/enums";
import { Suspense } from "react";
import { ForRole } from "#account/for-role.tsx";
import { useCurrentUser } from "#api/session.ts";
import { BrandFactsCard } from "#features/account/brand-facts/components/brand-facts-card.tsx";
import { formatDate } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { AddressDialog } from "#ui/address-dialog.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useCancelEmailChange } from "../api/cancel-email-change.ts";
import { useResendConfirmation } from "../api/resend-confirmation.ts";
import { profileTab as copy, pendingEmail as pendingCopy } from "../copy.ts";
import { AvatarCard } from "./avatar-card.tsx";
import { ProfileForm } from "./profile-form.tsx";

const RoleChangeDialog = lazyPart(
  async () => (await import("#features/home/support/components/role-change-dialog.tsx")).RoleChangeDialog,
);

/** The picture, the fields users can change, and those that only others can. */
export function ProfileTab() {
  const user = useCurrentUser();
  return (
    <div className="grid items-start gap-5 grid-cols-1 max-lg:in-turn lg:grid-cols-[minmax(0,45rem)_minmax(18rem,1fr)]">
      <div className="grid gap-5 grid-cols-1">
        <AvatarCard user={user} />
        {user.pendingEmail !== null && <PendingEmail user={user} email={user.pendingEmail} />}
        <Card aria-labelledby="profile-title">
          <CardHeader id="profile-title" title={copy.title} note={copy.note} />
          <div className="border-t border-line px-5 py-5">
            <ProfileForm user={user} />
          </div>
        </Card>
        <BrandFactsCard />
      </div>
      <AccountCard user={user} />
    </div>
  );
}

function PendingEmail({ user, email }: { user: User; email: string }) {
  const cancel = useCancelEmailChange(user.email ?? user.username);
  const resend = useResendConfirmation(email);
  return (
    <div className="rounded-lg border border-lamp-line bg-lamp-soft px-4 py-2.5 text-lamp-text">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60 break-words">
          {pendingCopy.text(email)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={resend.isPending} onClick={() => resend.mutate()}>
            {pendingCopy.resend}
          </Button>
          <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            {pendingCopy.cancel}
          </Button>
        </div>
      </div>
      <FailureNote error={cancel.error ?? resend.error} className="mt-1" />
    </div>
  );
}

function AccountCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="account-title">
      <CardHeader id="account-title" title={copy.account} />
      <Facts
        layout="ruled"
        className="border-t *:px-5"
        facts={[
          [copy.role, <Role key="role" user={user} />, copy.roleNote],
          [copy.username, user.username],
          [copy.phone, phoneLine(user)],
          [copy.google, user.googleLinked ? copy.linked : copy.notLinked],
          [copy.memberSince, formatDate(user.createdAt)],
          [
            copy.accountId,
            <span key="id" className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
              {user.id}
              <CopyButton text={user.id} label={copy.copy} className="-ml-2.5 font-sans" />
            </span>,
          ],
        ]}
      />
    </Card>
  );
}

/** Admins are made and removed by other admins, never by asking here. */
function Role({ user: { role } }: { user: User }) {
  const address = useAddress();
  if (role === "admin") return userRoleLabels[role];
  return (
    <span className="flex flex-wrap items-center justify-between gap-2">
      {userRoleLabels[role]}
      <ForRole least="owner">
        <Button size="sm" aria-label={copy.changeRoleName} onClick={() => address.open("do", "role")}>
          {copy.changeRole}
        </Button>
      </ForRole>
      <AddressDialog name="do">
        {(value, close) =>
          value === "role" && (
            <Suspense>
              <RoleChangeDialog onClose={close} />
            </Suspense>
          )
        }
      </AddressDialog>
    </span>
  );
}

function phoneLine({ phone, phoneVerified }: User): string {
  if (phone === null) return copy.noPhone;
  return phoneVerified ? copy.verifiedPhone(phone) : phone;
}
