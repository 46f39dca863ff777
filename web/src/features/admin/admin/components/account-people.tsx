import { teamRoleLabels } from "@marquee/contracts/account/team-roles";
import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import type { ReactNode } from "react";
import { formatDate } from "#format/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { accountPeople as copy } from "../account-copy.ts";
import { adminAccountPath } from "../model/account-path.ts";

/** The account's people, each with a page of their own, and the companies that this person works for. */
export function AccountPeople({ details: { user, people, memberships } }: { details: AccountDetails }) {
  return (
    <>
      <Card aria-labelledby="people-title">
        <CardHeader title={copy.people} id="people-title" note={copy.peopleNote} />
        <ul className="divide-y divide-line border-t border-line">
          {people.map(({ id, name, email, teamRole, joinedAt }) => (
            <Row
              key={id}
              name={id === user.id ? name : <AccountLink id={id} name={name} />}
              about={email}
              end={copy.since(teamRoleLabels[teamRole], formatDate(joinedAt))}
            />
          ))}
        </ul>
      </Card>
      {memberships.length > 0 && (
        <Card aria-labelledby="companies-title">
          <CardHeader title={copy.companies} id="companies-title" note={copy.companiesNote} />
          <ul className="divide-y divide-line border-t border-line">
            {memberships.map(({ id, name, teamRole }) => (
              <Row
                key={id}
                name={<AccountLink id={id} name={name} />}
                about={null}
                end={teamRoleLabels[teamRole]}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function AccountLink({ id, name }: { id: string; name: string }) {
  return <TextLink to={adminAccountPath(id)}>{name}</TextLink>;
}

function Row({ name, about, end }: { name: ReactNode; about: string | null; end: string }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2">
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        {about !== null && <span className="block text-sm break-all text-muted">{about}</span>}
      </span>
      <span className="text-sm text-muted">{end}</span>
    </li>
  );
}
