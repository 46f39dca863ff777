import type { AuditEntry } from "@marquee/contracts/admin/admin";
import type { Item, Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { creditPackageKey, readCreditPackage } from "../../credits/credits/credit-package.item.ts";
import { eventKey, readEvent } from "../../events/events/event.item.ts";
import type { AuditRecord } from "../../ground/audit/audit.item.ts";
import { idsOfActor, nameOfActor } from "../../ground/users/actor-names.ts";
import { profileKey, readUser, type UserRecord } from "../../ground/users/user.item.ts";
import { isIdOf } from "../../ids.ts";
import { readOr } from "../../rows/paging.ts";

/** Shown for a deleted account, whose rows no longer contain a name. */
const deletedAccount = "Deleted account";

/**
 * Adds names to the ids of audit entries: the subject, the account that it concerns, who ordered it, and the actor.
 * Names are read together with the log, so no entry keeps the name of an account that was deleted since.
 */
export async function withNames(core: Core, entries: readonly AuditRecord[]): Promise<AuditEntry[]> {
  const ids = new Set(entries.flatMap(({ subject, actor }) => [subject, actor]));
  const events = await namesOf(
    core,
    [...ids].filter((id) => isIdOf("event", id)),
    eventKey,
    (item) => {
      const { name, hostId, timeZone } = readEvent(item);
      return { name, hostId, timeZone };
    },
  );
  const hostIds = [...events.values()].map(({ hostId }) => hostId);
  const orderers = entries.flatMap(({ order }) => (order ? [order.accountId, ...idsOfActor(order)] : []));
  const userIds = [...new Set([...ids, ...hostIds, ...orderers])].filter((id) => isIdOf("user", id));
  const packageIds = new Set(entries.filter(isAboutPackage).map(({ subject }) => subject));
  const [records, packages] = await Promise.all([
    namesOf(core, userIds, profileKey, readUser),
    namesOf(core, [...packageIds], creditPackageKey, (item) => readCreditPackage(item).name),
  ]);
  const users = new Map([...records].map(([id, user]) => [id, nameOf(user)]));
  return entries.map(({ order, ...entry }) => {
    const { subject, actor } = entry;
    const event = events.get(subject);
    const user = users.get(subject);
    const subjectName = user?.name ?? event?.name ?? packages.get(subject) ?? genericName(subject);
    const accountId = order?.accountId ?? event?.hostId ?? subject;
    const of = users.get(accountId);
    // A person alone is no company, and named already.
    const accountName = of && (of.company === "" && (event || order) ? of.name : of.company);
    return {
      ...entry,
      ...(accountName ? { account: { id: accountId, name: accountName } } : {}),
      ...(order && { orderedBy: nameOfActor(records, order.accountId, order) }),
      ...(event && { timeZone: event.timeZone }),
      // The log has the id of an admin whose account was deleted; a username may look like an id.
      actorName:
        actor === "ops" ? "Operations" : users.get(actor)?.name === deletedAccount ? deletedAccount : actor,
      ...(subjectName === undefined ? {} : { subjectName }),
    };
  });
}

function nameOf({ name, username, company, status, personDeletedAt }: UserRecord) {
  if (status === "deleted") return { name: deletedAccount, company: "" };
  return { name: personDeletedAt === undefined ? `${name} (${username})` : deletedAccount, company };
}

/** Package ids are plain short words, so the entry's values distinguish them from other subjects. */
function isAboutPackage({ before, after }: AuditRecord): boolean {
  return before !== null && after !== null && "creditAmount" in before;
}

function genericName(subject: string): string | undefined {
  if (subject === "settings") return "System settings";
  if (isIdOf("generation", subject)) return "Campaign generation";
  if (isIdOf("reply", subject)) return "Reply from Morgan";
  if (isIdOf("event", subject)) return "Deleted event";
  return undefined;
}

/** How many keys one read takes. */
const perRead = 100;

async function namesOf<Named>(
  core: Core,
  ids: readonly string[],
  keyOf: (id: string) => Key,
  nameOf: (item: Item) => Named,
): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  for (let from = 0; from < ids.length; from += perRead) {
    const some = ids.slice(from, from + perRead);
    const rows = await core.table.getMany(some.map(keyOf));
    for (const [index, id] of some.entries()) {
      const row = rows[index];
      const name = row && readOr(row, nameOf);
      if (name !== undefined) names.set(id, name);
    }
  }
  return names;
}
