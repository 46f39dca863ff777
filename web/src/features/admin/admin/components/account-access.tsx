import type { AccountDetails } from "@marquee/contracts/admin/accounts";
import type { ReactNode } from "react";
import { formatAgo, formatDate } from "#format/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { accountAccess as copy } from "../account-copy.ts";

/** Where the person is signed in, and the account's keys without their secrets. */
export function AccountAccess({ details: { sessions, keys } }: { details: AccountDetails }) {
  return (
    <>
      <List title={copy.sessions} id="sessions-title" note={copy.sessionsNote} none={copy.noSessions}>
        {sessions.map(({ device, ip, createdAt, lastSeenAt }) => (
          <Row key={`${device} ${createdAt}`} name={device} about={copy.seen(ip, formatAgo(lastSeenAt))} />
        ))}
      </List>
      <List title={copy.keys} id="keys-title" note={copy.keysNote} none={copy.noKeys}>
        {keys.map((key) => (
          <Row key={key.id} name={key.name} about={keyFacts(key)} />
        ))}
      </List>
    </>
  );
}

function keyFacts({ scope, lastUsedAt, expiresAt }: AccountDetails["keys"][number]): string {
  return copy.facts(
    copy.scopes[scope],
    lastUsedAt === null ? copy.neverUsed : copy.used(formatAgo(lastUsedAt)),
    expiresAt === null ? copy.neverExpires : copy.expires(formatDate(expiresAt)),
  );
}

function List(props: { title: string; id: string; note: string; none: string; children: ReactNode[] }) {
  return (
    <Card aria-labelledby={props.id}>
      <CardHeader title={props.title} id={props.id} note={props.note} />
      {props.children.length === 0 ? (
        <p className="border-t border-line px-5 py-3 text-muted">{props.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{props.children}</ul>
      )}
    </Card>
  );
}

function Row({ name, about }: { name: string; about: string }) {
  return (
    <li className="px-5 py-2">
      <span className="block font-medium break-words">{name}</span>
      <span className="block text-sm break-words text-muted">{about}</span>
    </li>
  );
}
