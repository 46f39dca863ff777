import { AppError } from "@marquee/contracts/errors";
import { all, attribute, type Condition } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { activeUser, profileKey, readUser, type UserRecord } from "./user.item.ts";

/** What a change of a profile's preferences writes. */
export interface PreferencesPlan {
  set: Pick<UserRecord, "preferences"> & Partial<Pick<UserRecord, "apiAddresses">>;
  /** A condition on the profile besides that its preferences are as they were read. */
  when?: Condition;
  others: readonly LabelledWrite[];
}

/**
 * Changes the preferences that a profile stores: those of its person, and the account's API access. Where another call
 * was faster, the change is planned anew on top of its result, so that neither undoes the other.
 * @returns the profile before and after the change
 * @throws AppError unauthenticated for an account that ended in the meantime; whatever the plan throws
 */
export async function savePreferences(
  core: Core,
  before: UserRecord,
  plan: (now: UserRecord) => PreferencesPlan,
): Promise<{ before: UserRecord; after: UserRecord }> {
  const { set, when, others } = plan(before);
  const preferencesVersion = versionOf(before) + 1;
  const conditions = [activeUser, samePreferences(before), ...(when ? [when] : [])];
  try {
    await core.table.transact([
      {
        label: "profile",
        write: {
          op: "update",
          key: profileKey(before.id),
          set: { ...set, preferencesVersion },
          when: all(...conditions),
        },
      },
      ...others,
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    const now = error.item && readUser(error.item);
    if (now?.status === "active" && versionOf(now) > versionOf(before))
      return savePreferences(core, now, plan);
    throw new AppError("unauthenticated", { cause: error });
  }
  return { before, after: { ...before, ...set, preferencesVersion } };
}

const versionOf = ({ preferencesVersion = 0 }: UserRecord): number => preferencesVersion;

/** Condition on a profile: its preferences are still those that were read. */
export function samePreferences(read: UserRecord): Condition {
  const stored = attribute("preferencesVersion");
  return versionOf(read) === 0 ? stored.isAbsent : stored.is(versionOf(read));
}
