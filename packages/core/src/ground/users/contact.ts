import { deletedUserName } from "@marquee/contracts/deals/deal-facts";
import type { Contact } from "@marquee/contracts/events/events";
import type { Core } from "../../core.ts";
import { readOr } from "../../rows/paging.ts";
import { profileKey, readUser, type UserRecord } from "./user.item.ts";

/** How a party is named once their account is gone. */
export const deletedContact: Contact = { name: deletedUserName, company: "" };

/** A user as the other side of a deal sees them: a name and a company, never a way to reach them elsewhere. */
export function contactOf(user: UserRecord | undefined): Contact {
  if (!user || user.status === "deleted") return deletedContact;
  return user.personDeletedAt === undefined
    ? { name: user.name, company: user.company }
    : withoutPerson(user);
}

/** A party whose person is gone while the company stays. */
export function withoutPerson({ company }: Contact): Contact {
  return { name: deletedContact.name, company };
}

/** Who a notice says did something: the company, or its person where there is none. */
export function nameInNotices({ name, company }: Contact): string {
  return company === "" ? name : company;
}

/** Several users as the other side sees them; at most 100. */
export async function contactsOf(core: Core, userIds: readonly string[]): Promise<Map<string, Contact>> {
  const ids = [...new Set(userIds)];
  const rows = await core.table.getMany(ids.map(profileKey));
  return new Map(ids.map((id, at) => [id, contactOf(rows[at] && readOr(rows[at], readUser))]));
}

/** The names and companies of accounts, by their id, at most 100; nothing of one that is gone. */
export async function contactNames(
  core: Core,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const contacts = await contactsOf(core, userIds);
  return new Map(
    [...contacts].map(([id, contact]) => [
      id,
      contact === deletedContact ? [] : [contact.name, contact.company].filter(Boolean),
    ]),
  );
}
