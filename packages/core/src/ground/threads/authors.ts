import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import type { Acting } from "../identity/principal.ts";
import { idsOfActor, nameOfActor, type StoredActor } from "../users/actor-names.ts";
import { usersOf } from "../users/users-of.ts";

/** Who wrote a message for their side, on its row; absent where nobody else works there. */
export const authorShape = { personId: z.optional(z.string()), throughId: z.optional(z.string()) };

/** Who writes a message: how they are named to the other side, what its row stores, and what answers show of it. */
export interface Author {
  name: string;
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
  const isAlone = personId === accountId && !users.get(accountId)?.hasTeam;
  return isAlone ? { name, stored: {}, shown: {} } : { name, stored: actor, shown: { author: name } };
}

/**
 * Messages as answers show them, with the names of those who wrote them. Only messages of accounts with several people
 * take a read more.
 * @param writerOf the account that a message was written for
 */
export async function withAuthors<Row extends StoredActor>(
  core: Core,
  rows: readonly Row[],
  writerOf: (row: Row) => string,
): Promise<(Omit<Row, keyof StoredActor> & { author?: string })[]> {
  const signed = rows.filter((row) => idsOfActor(row).length > 0);
  const users = await usersOf(
    core,
    signed.flatMap((row) => [writerOf(row), ...idsOfActor(row)]),
  );
  return rows.map((row) => {
    const { personId, throughId, ...message } = row;
    if (personId === undefined) return message;
    return { ...message, author: nameOfActor(users, writerOf(row), { personId, throughId }) };
  });
}
