import { userRoleLabels } from "@marquee/contracts/enums";
import type { User } from "@marquee/contracts/http/auth";
import type { ReactNode } from "react";
import { formatDate } from "#lib/format.ts";
import { useCurrentUser } from "#lib/session.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useCancelEmailChange } from "../api/cancel-email-change.ts";
import { profileTab as copy } from "../copy.ts";
import { AvatarCard } from "./avatar-card.tsx";
import { ProfileForm } from "./profile-form.tsx";

/** Picture, what one can change, and what only others can. */
export function ProfileTab() {
  const user = useCurrentUser();
  return (
    <div className="grid gap-5 grid-cols-1">
      <AvatarCard user={user} />
      {user.pendingEmail !== null && <PendingEmail email={user.pendingEmail} />}
      <div className="grid items-start gap-5 grid-cols-1 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Card aria-labelledby="profile-title">
          <CardHeader id="profile-title" title={copy.profile} note={copy.howYourTeamAndMorgan} />
          <div className="border-t border-line px-5 py-5">
            <ProfileForm user={user} />
          </div>
        </Card>
        <AccountCard user={user} />
      </div>
    </div>
  );
}

function PendingEmail({ email }: { email: string }) {
  const cancel = useCancelEmailChange();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-lamp-line bg-lamp-soft px-4 py-2.5 text-lamp-text"
    >
      <p className="min-w-0 break-words">
        <strong className="font-semibold">{email}</strong> waits for you to open the link that we sent there.
      </p>
      <Button size="sm" pending={cancel.isPending} onClick={() => cancel.mutate()}>
        {copy.cancelTheChange}
      </Button>
    </div>
  );
}

function AccountCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="account-title">
      <CardHeader id="account-title" title={copy.account} />
      <dl className="divide-y divide-line border-t border-line">
        <Fact label={copy.role} note={copy.roleChangesRequireContacting}>
          {userRoleLabels[user.role]}
        </Fact>
        <Fact label={copy.username}>{user.username}</Fact>
        <Fact label={copy.phone}>
          {user.phone === null ? copy.notGiven : `${user.phone}${user.phoneVerified ? " (verified)" : ""}`}
        </Fact>
        <Fact label={copy.google}>{user.googleLinked ? copy.linked : copy.notLinked}</Fact>
        <Fact label={copy.memberSince}>{formatDate(user.createdAt)}</Fact>
        <Fact label={copy.accountId}>
          <span className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
            {user.id}
            <CopyButton text={user.id} label={copy.copy} className="-ml-2.5 font-sans" />
          </span>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 items-center gap-x-4 px-5 py-2 grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="break-words">
        {children}
        {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
      </dd>
    </div>
  );
}
