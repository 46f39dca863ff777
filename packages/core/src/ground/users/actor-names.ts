import { actorName } from "@marquee/contracts/account/actor-name";
import { contactOf, nameInNotices } from "./contact.ts";
import type { UserRecord } from "./user.item.ts";

/** Who did something for an account, as its rows say it; whoever registered the account, where they say nothing. */
export interface StoredActor {
  personId?: string | undefined;
  throughId?: string | undefined;
}

/** The ids of the profiles that a name takes besides the account's own. */
export function idsOfActor({ personId, throughId }: StoredActor): string[] {
  return [personId, throughId].filter((id) => id !== undefined);
}

/**
 * How somebody is named who did something for an account: with its company where several people work in it, and alone
 * where nobody else does.
 * @param users the profiles of the account and of the ids of `idsOfActor`
 */
export function nameOfActor(
  users: ReadonlyMap<string, UserRecord>,
  accountId: string,
  { personId = accountId, throughId }: StoredActor,
): string {
  const account = users.get(accountId);
  const person = contactOf(users.get(personId)).name;
  if (personId === accountId && !account?.hasTeam) return person;
  const company = nameInNotices(contactOf(account));
  const through = throughId === undefined ? undefined : nameInNotices(contactOf(users.get(throughId)));
  return actorName({ person, company, through });
}

/** How the people on an account's own side name one of them: alone, or with the agency that they act through. */
export function nameWithin(
  users: ReadonlyMap<string, UserRecord>,
  { personId, throughId }: { personId: string; throughId?: string | undefined },
): string {
  const person = contactOf(users.get(personId)).name;
  return throughId === undefined ? person : `${person}, ${nameInNotices(contactOf(users.get(throughId)))}`;
}
