import type { TeamInvitation } from "@marquee/contracts/account/team";
import { teamRoleLabels } from "@marquee/contracts/account/team-roles";
import { now } from "#browser/clock.ts";
import { formatDate } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { FailureNote } from "#ui/failure-note.tsx";
import { useResendInvitation } from "../api/resend-invitation.ts";
import { useRevokeInvitation } from "../api/revoke-invitation.ts";
import { invitationsCard as copy } from "../copy.ts";

/** The invitations that nobody has used yet. */
export function InvitationsCard({ invitations }: { invitations: readonly TeamInvitation[] }) {
  return (
    <Card aria-labelledby="invitations-title">
      <CardHeader id="invitations-title" title={copy.title} note={copy.note} />
      <ul className="divide-y divide-line border-t border-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const { email, teamRole, invitedBy, createdAt, expiresAt } = invitation;
  const isExpired = Date.parse(expiresAt) <= now();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          <bdi>{email}</bdi>
          <Badge tone={isExpired ? "danger" : "neutral"}>
            {isExpired ? copy.expired : copy.expires(formatDate(expiresAt))}
          </Badge>
        </p>
        <p className="text-sm break-words text-muted">
          {copy.details(teamRoleLabels[teamRole], invitedBy, formatDate(createdAt))}
        </p>
        <FailureNote error={resend.error ?? revoke.error} />
      </div>
      <span className="flex gap-1">
        <Button
          size="sm"
          pending={resend.isPending}
          aria-label={copy.resendTo(email)}
          onClick={() => resend.mutate(invitation)}
        >
          {copy.resend}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          pending={revoke.isPending}
          aria-label={copy.revokeFor(email)}
          onClick={() => revoke.mutate(invitation)}
        >
          {copy.revoke}
        </Button>
      </span>
    </li>
  );
}
