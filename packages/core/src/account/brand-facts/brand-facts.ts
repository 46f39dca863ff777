import type { BrandFacts, BrandFactsChange } from "@marquee/contracts/account/brand-facts";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { type Item, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { activityWrite } from "../../ground/activity/activity.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { readOr } from "../../rows/paging.ts";
import { isoTime } from "../../time.ts";
import { brandFactsEntity } from "./brand-facts.item.ts";

const nothingKnown: BrandFacts = {
  companyName: "",
  industry: "",
  marketingGoals: "",
  targetAudience: "",
  brandVoice: "",
  forbiddenWords: [],
  facts: [],
  brandColors: [],
  version: 0,
  updatedAt: null,
};

/** What an account has told Morgan about its brand; empty texts and lists for what it has not. */
export async function brandFactsOf(core: Core, accountId: string): Promise<BrandFacts> {
  return factsIn(await core.table.get(brandFactsEntity.key({ userId: accountId })));
}

/** A row that cannot be read counts as empty, so that a chat can continue and its owner can fill it in again. */
function factsIn(row: Item | undefined): BrandFacts {
  if (row === undefined) return nothingKnown;
  return readOr(row, brandFactsEntity.read) ?? { ...nothingKnown, version: versionIn(row) };
}

function versionIn({ version }: Item): number {
  return typeof version === "number" ? version : 0;
}

/**
 * Saves the given facts and leaves the rest as it is.
 * @throws AppError stale_version when the facts changed after the version that the change was made from,
 *   unauthenticated for an account that closed meanwhile
 */
export async function updateBrandFacts(
  core: Core,
  user: UserRecord,
  { version, ...given }: BrandFactsChange,
  caller: Caller,
): Promise<BrandFacts> {
  const before = await brandFactsOf(core, user.id);
  if (before.version !== version) throw new AppError("stale_version");
  return writeFacts(core, user, { before, after: { ...before, ...withoutRepeats(given) }, caller });
}

/**
 * Clears all facts; does nothing if there are none. Anything another device saves at the same time is cleared too.
 * @throws AppError unauthenticated for an account that closed meanwhile
 */
export async function clearBrandFacts(core: Core, user: UserRecord, caller: Caller): Promise<BrandFacts> {
  const before = await brandFactsOf(core, user.id);
  if (before.version === 0 || isEmpty(before)) return before;
  try {
    return await writeFacts(core, user, { before, after: nothingKnown, caller });
  } catch (error) {
    if (error instanceof AppError && error.code === "stale_version")
      return clearBrandFacts(core, user, caller);
    throw error;
  }
}

/** Whether an account has told Morgan nothing, or cleared everything. */
export function isEmpty({ version: _, updatedAt: __, ...facts }: BrandFacts): boolean {
  return Object.values(facts).every((value) => value.length === 0);
}

async function writeFacts(
  core: Core,
  user: UserRecord,
  { before, after, caller }: { before: BrandFacts; after: BrandFacts; caller: Caller },
): Promise<BrandFacts> {
  const updatedAt = isoTime(core.clock.now());
  const facts = { ...after, version: before.version + 1, updatedAt };
  const stored = attribute("version");
  const writes: LabelledWrite[] = [
    {
      label: "row",
      write: {
        op: "put",
        item: brandFactsEntity.item({ userId: user.id, ...facts }),
        when: before.version === 0 ? stored.isAbsent : stored.is(before.version),
      },
    },
    { label: "account", write: { op: "check", key: profileKey(user.id), when: activeUser } },
    ...(user.preferences.security.activityLogging
      ? [activityWrite(core, user.id, "profile_changed", caller)]
      : []),
  ];
  try {
    await core.table.transact(writes);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    throw new AppError(error.label === "row" ? "stale_version" : "unauthenticated", { cause: error });
  }
  return facts;
}

/** Drops fields that are not given, and repeated words or facts regardless of case. */
function withoutRepeats(given: Omit<BrandFactsChange, "version">): Partial<BrandFacts> {
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? distinct(value) : value]),
  );
}

/** Entries without those that repeat an earlier one regardless of case. */
export function distinct(entries: readonly string[]): string[] {
  const known = entries.map((entry) => entry.toLowerCase());
  return entries.filter((entry, index) => known.indexOf(entry.toLowerCase()) === index);
}
