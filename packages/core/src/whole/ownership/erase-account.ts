import type { FileEraser } from "@marquee/adapters/files/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { attribute, exists } from "@marquee/table/condition";
import {
  ConditionRefused,
  type Delete,
  type Item,
  type LabelledWrite,
  type Write,
} from "@marquee/table/table";
import { endAllAccess } from "../../account/agencies/decide-access.ts";
import type { Core } from "../../core.ts";
import { isOpen, jobPrefix, readHeldJob, readJob } from "../../credits/jobs/job.item.ts";
import { releaseHeldJob, releaseJob } from "../../credits/jobs/jobs.ts";
import { customerKey } from "../../credits/payments/customer.item.ts";
import { forgetCustomer } from "../../credits/payments/customers.ts";
import { expireCheckouts, type FindProvider } from "../../credits/payments/open-checkouts.ts";
import { leaveAgreements } from "../../deals/agreements/leave-agreements.ts";
import { forgetPersonInDeals, leaveDeals } from "../../deals/deals/leave-deals.ts";
import { leaveEvents } from "../../events/hosting/leave-events.ts";
import { apiKeyPrefix } from "../../ground/identity/api-key.item.ts";
import { sessionPrefix } from "../../ground/identity/session.item.ts";
import { profileKey, readUser } from "../../ground/users/user.item.ts";
import { closeUserSockets } from "../../live/realtime/realtime.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { everyRow, readOr } from "../../rows/paging.ts";
import type { RowKind } from "../../rows/row-kind.ts";
import {
  deletionDoneWrite,
  personNote,
  readDeletion,
  tombstoneItem,
  withoutPersonWrite,
} from "./deletion.item.ts";
import { type Account, findRows, leaverOf } from "./find-rows.ts";
import { filePrefixes, isAboutPerson, ownershipOf, personFilePrefixes, registry } from "./registry.ts";

export interface Eraser {
  core: Core;
  channel: PushChannel;
  files: FileEraser;
  payments: FindProvider;
}

/** Rows per transaction; the table accepts at most 100. */
const rowsAtOnce = 100;

/** Longer than any function runs, so that calls in flight when the account was closed have ended by the second run. */
const secondLookMs = 20 * 60_000;

/**
 * Erases a closed account by the registry. Each step may run again, so an interrupted deletion continues where it
 * stopped; the profile goes last, because the rest is found through it. A later second run removes what a worker or
 * call in flight still wrote. False if `untilMs` was reached first: then it has to be called again.
 */
export async function eraseAccount(eraser: Eraser, userId: string, untilMs: number): Promise<boolean> {
  const { core, channel, files } = eraser;
  const row = await core.table.get(profileKey(userId));
  if (!row) return true;
  const account: Account = { core, user: readUser(row), companyStays: false };
  // Noted before anything is gone, so that no restored table brings back what was erased.
  await files.noteErased(userId);
  // Sessions and keys first: after that, no new job, row or socket can appear.
  for (const prefix of [sessionPrefix, apiKeyPrefix]) {
    if (!(await eraseRows(account, untilMs, prefix))) return false;
  }
  await endAllAccess(core, channel, account.user);
  await expireCheckouts(core, eraser.payments, userId);
  await leaveDeals(core, channel, userId);
  await leaveAgreements(core, userId);
  await leaveEvents(core, userId);
  await eraseElsewhere(account);
  await closeUserSockets(core, channel, userId);
  await endJobs(core, userId);
  for (const prefix of filePrefixes(userId)) await files.removeUnder(prefix);
  if (!(await eraseRows(account, untilMs))) return false;
  try {
    await forgetCustomer(core, eraser.payments, userId);
  } catch (error) {
    // A card provider that is down holds nothing up: the second run asks again, as often as it takes.
    if (!(error instanceof AppError) || readDeletion(row).deletedAt !== null) throw error;
  }
  await writeTombstone(account, row);
  return true;
}

/**
 * The same for a person whose company stays with others: erases what belongs to them, takes their name out of the rest,
 * and leaves every other row of the account as it is. Their profile, which is also the company's, goes last.
 */
export async function erasePerson(eraser: Eraser, userId: string, untilMs: number): Promise<boolean> {
  const { core, channel, files } = eraser;
  const row = await core.table.get(profileKey(userId));
  if (!row) return true;
  const account: Account = { core, user: readUser(row), companyStays: true };
  await files.noteErased(personNote(userId));
  if (!(await eraseRows(account, untilMs, sessionPrefix))) return false;
  await closeUserSockets(core, channel, userId);
  await forgetPersonInDeals(core, account.user);
  await eraseElsewhere(account);
  for (const prefix of personFilePrefixes(userId)) await files.removeUnder(prefix);
  if (!(await eraseRows(account, untilMs))) return false;
  await retried(core, async () => {
    const now = await core.table.get(profileKey(userId));
    const nowMs = core.clock.now();
    if (now) await core.table.write(withoutPersonWrite(readUser(now), nowMs, nowMs + secondLookMs));
  });
  if (readDeletion(row).personErasedAt !== null) await core.table.write(deletionDoneWrite(userId));
  return true;
}

/** Erases or anonymizes the kinds that are outside the user's partition. */
async function eraseElsewhere(account: Account): Promise<void> {
  for (const [rowType, { onDelete, person }] of registry) {
    const find = findRows[rowType];
    if (!find || (account.companyStays && person === undefined)) continue;
    for await (const row of find(account)) {
      if (account.companyStays && !isAboutPerson(row, leaverOf(account))) continue;
      const write = onDelete === "erase" ? eraseWrite(row) : anonymizeWrite(onDelete, row, account);
      if (write) await writeIfSame(account.core, write);
    }
  }
}

function anonymizeWrite(
  onDelete: Exclude<RowKind["onDelete"], "erase">,
  row: Item,
  account: Account,
): Write | undefined {
  return "anonymize" in onDelete ? onDelete.anonymize(row, leaverOf(account)) : undefined;
}

async function writeIfSame(core: Core, write: Write): Promise<void> {
  try {
    await core.table.write(write);
  } catch (error) {
    // It was deleted or changed hands in the meantime: a freed name may already have a new owner.
    if (!(error instanceof ConditionRefused)) throw error;
  }
}

function eraseWrite(row: Item): Delete {
  const { pk, sk, userId } = row;
  return {
    op: "delete",
    key: { pk, sk },
    when: typeof userId === "string" ? attribute("userId").is(userId) : exists,
  };
}

/** Takes open jobs from their workers; held credits return to a balance that stays in the books. */
async function endJobs(core: Core, userId: string): Promise<void> {
  for await (const row of everyRow(core, { pk: userPartition(userId), sk: { beginsWith: jobPrefix } })) {
    const ending = { status: "cancelled", evenLeased: true } as const;
    const job = readOr(row, readJob);
    const held = job ? undefined : readOr(row, readHeldJob);
    if (job && isOpen(job)) await releaseJob(core, job, ending);
    // A completely unreadable job is erased with the rest; its credits stay held in the books.
    if (held) await releaseHeldJob(core, held, ending);
  }
}

/** Erases or anonymizes the rows of the user's partition, or those under a prefix. False if the time ran out first. */
async function eraseRows(account: Account, untilMs: number, prefix?: string): Promise<boolean> {
  const { core, user } = account;
  const batch: LabelledWrite[] = [];
  const flush = async () => {
    if (batch.length > 0) await core.table.transact(batch.splice(0));
  };
  const sk = prefix === undefined ? {} : { sk: { beginsWith: prefix } };
  for await (const row of everyRow(core, { pk: userPartition(user.id), ...sk })) {
    if (account.companyStays && !isAboutPerson(row, leaverOf(account))) continue;
    const { owner, onDelete } = ownershipOf(row.rowType);
    const { pk, sk: sort } = row;
    // What the card provider knows is found by it.
    if (sort === customerKey(user.id).sk) continue;
    if (onDelete === "erase") batch.push({ label: "row", write: { op: "delete", key: { pk, sk: sort } } });
    else if (owner === "partition") {
      const write = anonymizeWrite(onDelete, row, account);
      if (write) batch.push({ label: "row", write });
    }
    if (batch.length < rowsAtOnce) continue;
    await flush();
    if (core.clock.now() >= untilMs) return false;
  }
  await flush();
  return true;
}

/** Writes the tombstone, or marks the deletion as finished after the second run. */
async function writeTombstone({ core, user }: Account, row: Item): Promise<void> {
  const nowMs = core.clock.now();
  await core.table.write(
    readDeletion(row).deletedAt === null
      ? { op: "put", item: tombstoneItem(user, nowMs, nowMs + secondLookMs) }
      : deletionDoneWrite(user.id),
  );
}
