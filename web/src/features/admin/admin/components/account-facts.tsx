import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import { formatCredits, formatDateTime, formatList } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { accountFacts as copy } from "../account-copy.ts";

/** Who somebody is, how they sign in, and what the account has. */
export function AccountFacts({ details }: { details: AccountDetails }) {
  const { user, pendingEmail, signsInWith } = details;
  const { balance } = user;
  const ways = [
    signsInWith.password && copy.password,
    signsInWith.google && copy.google,
    signsInWith.phone && copy.phoneCode,
  ].filter((way) => way !== false);
  return (
    <Card aria-labelledby="account-title">
      <CardHeader
        title={copy.title}
        id="account-title"
        actions={
          <>
            {user.isPartner && <Badge tone="lamp">{copy.partner}</Badge>}
            <Badge tone={user.suspended ? "danger" : "success"}>
              {user.suspended ? copy.suspended : copy.active}
            </Badge>
          </>
        }
      />
      <Facts
        layout="ruled"
        className="border-t px-5"
        facts={[
          [copy.email, <Email key="email" details={details} />, ...pendingNote(pendingEmail)],
          [copy.phone, user.phone ?? copy.none],
          [copy.signsInWith, ways.length === 0 ? copy.none : formatList(ways)],
          [copy.twoFactor, user.twoFactorEnabled ? copy.on : copy.off],
          [copy.joined, formatDateTime(user.createdAt)],
          [
            copy.credits,
            copy.balance(
              formatCredits(balance.availableCredits),
              formatCredits(balance.heldCredits),
              formatCredits(balance.usedCredits - balance.heldCredits),
              formatCredits(balance.totalCredits),
            ),
          ],
          balance.expiring !== null && [
            copy.expiring,
            copy.expiringOn(
              formatCredits(balance.expiring.credits),
              formatDateTime(balance.expiring.expiresAt),
            ),
          ],
          [
            copy.id,
            <span key="id" className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
              {user.id}
              <CopyButton text={user.id} label={copy.copy} className="font-sans" />
            </span>,
          ],
        ]}
      />
    </Card>
  );
}

const pendingNote = (email: string | null) =>
  email === null ? ([] as const) : ([copy.pending(email)] as const);

function Email({ details: { user, emailConfirmed } }: { details: AccountDetails }) {
  if (user.email === null) return copy.none;
  return (
    <span className="flex flex-wrap items-center gap-x-2 break-all">
      {user.email}
      <Badge tone={emailConfirmed ? "success" : "lamp"}>
        {emailConfirmed ? copy.confirmed : copy.unconfirmed}
      </Badge>
    </span>
  );
}
