import type { GrantReach } from "@marquee/contracts/account/grant-scopes";
import type { Mentionable } from "@marquee/contracts/account/mentions";
import { AppError, invalidField } from "@marquee/contracts/errors";
import { type MentionSpan, mentionSpans } from "@marquee/contracts/text/mention-spans";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { granteesOf } from "../identity/grantees.ts";
import { membersOf } from "../identity/members.ts";
import type { Acting } from "../identity/principal.ts";
import { contactOf, nameInNotices } from "../users/contact.ts";
import type { UserRecord } from "../users/user.item.ts";
import { usersOf } from "../users/users-of.ts";

/** Whom a stored text mentions, and where it says their name of that time. */
export const mentionsShape = {
  mentions: z.optional(z.array(z.object({ personId: z.string(), at: z.int(), length: z.int() }))),
};
export interface Mentioning {
  mentions?: StoredMention[] | undefined;
}
interface StoredMention extends MentionSpan {
  personId: string;
}

/**
 * Who may be mentioned by somebody who acts for an account, by name: whoever may read there what grants of this reach
 * open. The account's own people know all of them; an agency's people know none of another agency.
 */
async function mentionable(
  core: Core,
  { accountId, through }: Acting,
  reach: GrantReach,
): Promise<Mentionable[]> {
  const account = (await usersOf(core, [accountId])).get(accountId);
  if (!account) throw new AppError("not_found");
  const [members, grantees] = await Promise.all([
    membersOf(core, account),
    granteesOf(core, accountId, reach),
  ]);
  const known = grantees.filter((one) => through === undefined || one.through === through);
  // Somebody who belongs to the account and to its agency is one of the account's people.
  const agencies = new Map<string, string | null>([
    ...known.map((one) => [one.personId, one.through] as const),
    ...members.map(({ personId }) => [personId, null] as const),
  ]);
  const users = await usersOf(core, [
    ...agencies.keys(),
    ...[...agencies.values()].filter((id) => id !== null),
  ]);
  return [...agencies]
    .flatMap(([id, agencyId]): Mentionable[] => {
      const user = users.get(id);
      if (user?.status !== "active") return [];
      const agency = agencyId === null ? null : nameInNotices(contactOf(users.get(agencyId)));
      return [{ id, name: user.name, agency }];
    })
    .sort((left, right) => left.name.localeCompare(right.name));
}

/** The same without whoever asks. */
export async function othersMentionable(
  core: Core,
  acting: Acting,
  reach: GrantReach,
): Promise<Mentionable[]> {
  const people = await mentionable(core, acting, reach);
  return people.filter(({ id }) => id !== acting.actorId);
}

/**
 * Where a text mentions the people that its writer chose. Of people with the same name, each takes the next place that
 * says it, and the last one the rest.
 * @throws AppError validation_failed for `mentions`: somebody who may not read it, or whom the text does not name
 */
export async function placedMentions(
  core: Core,
  acting: Acting,
  {
    text,
    personIds = [],
    reach,
  }: { text: string; personIds?: readonly string[] | undefined; reach: GrantReach },
): Promise<StoredMention[]> {
  if (personIds.length === 0) return [];
  const people = new Map((await mentionable(core, acting, reach)).map((one) => [one.id, one.name]));
  const chosen = personIds.map((id) => {
    const name = people.get(id);
    if (name === undefined)
      throw invalidField("mentions", "Mention only people on your side who can read this");
    return { id, name };
  });
  const waiting = Map.groupBy(chosen, ({ name }) => name);
  const placed = mentionSpans(text, [...waiting.keys()]).flatMap(({ at, length, name }) => {
    const [next, ...later] = waiting.get(name) ?? [];
    if (!next) return [];
    if (later.length > 0) waiting.set(name, later);
    return [{ personId: next.id, at, length }];
  });
  const unnamed = chosen.find(({ id }) => !placed.some(({ personId }) => personId === id));
  if (unnamed) throw invalidField("mentions", `Write @${unnamed.name} where you mention them`);
  return placed;
}

/** What a row stores of mentions, and what answers show of them while names are as they were: nothing for none. */
export function withMentions(mentions: readonly StoredMention[]): {
  stored: Mentioning;
  shown: { mentions?: MentionSpan[] };
} {
  if (mentions.length === 0) return { stored: {}, shown: {} };
  const spans = mentions.map(({ at, length }) => ({ at, length }));
  return { stored: { mentions: [...mentions] }, shown: { mentions: spans } };
}

/** Whom mentions are of, each once, without whoever wrote them. */
export function mentionedBy({ actorId }: Acting, mentions: readonly StoredMention[]): string[] {
  const ids = new Set(mentions.map(({ personId }) => personId));
  ids.delete(actorId);
  return [...ids];
}

/**
 * A text with those whom it mentions named as they are called now, and where it does.
 * @param users the profiles of everybody mentioned
 */
export function namedNow(
  text: string,
  { mentions = [] }: Mentioning,
  users: ReadonlyMap<string, UserRecord>,
): { text: string; mentions?: MentionSpan[] } {
  if (mentions.length === 0) return { text };
  let named = "";
  let from = 0;
  const spans = mentions.map(({ personId, at, length }) => {
    named += text.slice(from, at);
    from = at + length;
    const mention = `@${contactOf(users.get(personId)).name}`;
    const span = { at: named.length, length: mention.length };
    named += mention;
    return span;
  });
  return { text: named + text.slice(from), mentions: spans };
}
