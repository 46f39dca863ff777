import { Defect } from "@marquee/contracts/errors";
import type { MentionSpan } from "@marquee/contracts/text/mention-spans";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import type { Acting } from "../identity/principal.ts";
import { idsOfActor, nameOfActor, type StoredActor } from "../users/actor-names.ts";
import { contactOf, nameInNotices } from "../users/contact.ts";
import { usersOf } from "../users/users-of.ts";
import { type Mentioning, namedNow } from "./mentions.ts";

/** Who wrote a message for their side, on its row; absent where nobody else works there. */
export const authorShape = { personId: z.optional(z.string()), throughId: z.optional(z.string()) };

/** Who writes a message: how they are named to the other side, what its row stores, and what answers show of it. */
export interface Author {
  name: string;
  /** How they are named to the people on their own side. */
  nameInside: string;
  stored: StoredActor;
  shown: { author?: string };
}

/** Who writes for the account that they act for. */
export async function authorOf(
  core: Core,
  { actorId: personId, accountId, through }: Acting,
): Promise<Author> {
  const actor = { personId, throughId: through };
  const users = await usersOf(core, [accountId, ...idsOfActor(actor)]);
  const name = nameOfActor(users, accountId, actor);
  const person = contactOf(users.get(personId)).name;
  const agency = through === undefined ? undefined : nameInNotices(contactOf(users.get(through)));
  const nameInside = agency === undefined ? person : `${person} of ${agency}`;
  const isAlone = personId === accountId && !users.get(accountId)?.hasTeam;
  const named = { name, nameInside };
  return isAlone ? { ...named, stored: {}, shown: {} } : { ...named, stored: actor, shown: { author: name } };
}

/** What the row of a message says of people: who wrote it, and whom its text mentions. */
type Peopled = StoredActor & Mentioning & { content: string };

/** A message as answers show it, of a row. */
export type Shown<Row extends Peopled> = Omit<Row, keyof StoredActor | "mentions"> & {
  author?: string;
  mentions?: MentionSpan[];
};

/**
 * Messages as answers show them, with the names of those who wrote them and of whom they mention. Only messages of
 * accounts with several people take a read more.
 * @param writerOf the account that a message was written for
 */
export async function withAuthors<Row extends Peopled>(
  core: Core,
  rows: readonly Row[],
  writerOf: (row: Row) => string,
): Promise<Shown<Row>[]> {
  const users = await usersOf(
    core,
    rows.flatMap((row) => {
      const authors = idsOfActor(row);
      const mentioned = row.mentions?.map(({ personId }) => personId) ?? [];
      return [...(authors.length > 0 ? [writerOf(row)] : []), ...authors, ...mentioned];
    }),
  );
  return rows.map((row) => {
    const { personId, throughId, mentions: stored, ...message } = row;
    const { text: content, mentions } = namedNow(row.content, { mentions: stored }, users);
    const author =
      personId === undefined ? undefined : nameOfActor(users, writerOf(row), { personId, throughId });
    return { ...message, content, ...(mentions && { mentions }), ...(author !== undefined && { author }) };
  });
}

/** The same of one message that the account wrote. */
export async function shownToWriter<Row extends Peopled>(
  core: Core,
  accountId: string,
  row: Row,
): Promise<Shown<Row>> {
  const [shown] = await withAuthors(core, [row], () => accountId);
  if (!shown) throw new Defect("A message is shown as one message");
  return shown;
}
