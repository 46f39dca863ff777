import { userRoleLabels } from "@marquee/contracts/enums";
import { formatBudget, formatDate, labelOf } from "#lib/format.ts";
import { useCurrentUser } from "#lib/session.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Page } from "#ui/page.tsx";

/** The account as it is stored. */
export function ProfilePage() {
  const user = useCurrentUser();
  const rows = [
    { label: "Full name", value: user.name },
    { label: "Username", value: user.username },
    { label: "Email", value: user.email },
    {
      label: "Phone",
      value: user.phone === null ? "Not given" : `${user.phone}${user.phoneVerified ? " (verified)" : ""}`,
    },
    { label: "Company", value: user.company },
    { label: "Role", value: userRoleLabels[user.role], note: "Role changes require contacting support" },
    { label: "Industry", value: user.industry === null ? "Not given" : labelOf(user.industry) },
    { label: "Marketing budget", value: user.budget === null ? "Not given" : formatBudget(user.budget) },
    {
      label: "Interests",
      value: user.interests.length === 0 ? "Not given" : user.interests.map(labelOf).join(", "),
    },
    { label: "Two-factor sign-in", value: user.twoFactorEnabled ? "On" : "Off" },
    { label: "Member since", value: formatDate(user.createdAt) },
  ];
  return (
    <Page title="Team Management" lead="Your account and how your team sees you.">
      <Card>
        <CardHeader
          title={user.name}
          note={user.company}
          actions={
            <>
              {user.isPartner && <Badge tone="lamp">Partner</Badge>}
              <Badge>{userRoleLabels[user.role]}</Badge>
            </>
          }
        />
        <dl className="divide-y divide-line border-t border-line">
          {rows.map(({ label, value, note }) => (
            <div
              key={label}
              className="grid min-h-11 items-center gap-x-6 px-5 py-2 grid-cols-1 sm:grid-cols-[12rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="break-words">
                {value}
                {note !== undefined && <span className="block text-sm text-muted">{note}</span>}
              </dd>
            </div>
          ))}
          <div className="grid min-h-11 items-center gap-x-6 px-5 py-2 grid-cols-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-muted">Account id</dt>
            <dd className="flex flex-wrap items-center gap-2 font-mono text-sm break-all">
              {user.id}
              <CopyButton text={user.id} label="Copy" className="font-sans" />
            </dd>
          </div>
        </dl>
      </Card>
    </Page>
  );
}
