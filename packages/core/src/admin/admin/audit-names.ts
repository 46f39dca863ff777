import type { AuditEntry } from "@marquee/contracts/admin/admin";
import type { Item, Key } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { creditPackageKey, readCreditPackage } from "../../credits/credits/credit-package.item.ts";
import type { AuditRecord } from "../../ground/audit/audit.item.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { isIdOf } from "../../ids.ts";
import { readOr } from "../../rows/paging.ts";

/** Shown for a deleted account, whose rows no longer contain a name. */
const deletedAccount = "Deleted account";

/**
 * Adds names to the ids of audit entries: the subject and the actor. Names are read together with the log, so no
 * entry keeps the name of an account that was deleted since.
 */
export async function withNames(core: Core, entries: readonly AuditRecord[]): Promise<AuditEntry[]> {
  const ids = new Set(entries.flatMap(({ subject, actor }) => [subject, actor]));
  const userIds = [...ids].filter((id) => isIdOf("user", id));
  const packageIds = new Set(entries.filter(isAboutPackage).map(({ subject }) => subject));
  const [users, packages] = await Promise.all([
    namesOf(core, userIds, profileKey, (item) => {
      const { name, username, status } = readUser(item);
      return status === "deleted" ? deletedAccount : `${name} (${username})`;
    }),
    namesOf(core, [...packageIds], creditPackageKey, (item) => readCreditPackage(item).name),
  ]);
  return entries.map((entry) => {
    const { subject, actor } = entry;
    const subjectName = isIdOf("user", subject)
      ? users.get(subject)
      : (packages.get(subject) ?? genericName(subject));
    return {
      ...entry,
      // The log has the id of an admin whose account was deleted; a username may look like an id.
      actorName:
        actor === "ops" ? "Operations" : users.get(actor) === deletedAccount ? deletedAccount : actor,
      ...(subjectName === undefined ? {} : { subjectName }),
    };
  });
}

/** Package ids are plain short words, so the entry's values distinguish them from other subjects. */
function isAboutPackage({ before, after }: AuditRecord): boolean {
  return before !== null && after !== null && "creditAmount" in before;
}

function genericName(subject: string): string | undefined {
  if (subject === "settings") return "System settings";
  if (isIdOf("generation", subject)) return "Campaign generation";
  if (isIdOf("reply", subject)) return "Reply from Morgan";
  return undefined;
}

/** How many keys one read takes. */
const perRead = 100;

async function namesOf(
  core: Core,
  ids: readonly string[],
  keyOf: (id: string) => Key,
  nameOf: (item: Item) => string,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
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
