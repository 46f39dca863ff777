import { durations } from "@marquee/contracts/durations";
import type { WelcomeGrant } from "@marquee/contracts/limits";
import { attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { appliedWelcome } from "../../ground/system/stage-limits.ts";
import { isConfirmed, type UserRecord } from "../../ground/users/user.item.ts";
import { noticeFor, noticeWrites } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { isoTime } from "../../time.ts";
import { balanceKey, grantDue, openingBalance, readBalance } from "./balance.item.ts";
import { bookedKey, entryWrites } from "./ledger-entry.item.ts";
import { lowCreditsMark } from "./low-credits.ts";

/** The grant's id in the ledger, by which an account gets it once. */
const entryId = "adj#welcome";
const daySeconds = 24 * 60 * 60;

/**
 * Runs the transaction that confirms how a person can be reached, with the writes of their welcome credits: once per
 * account, whichever way it is confirmed first and however many ways at once.
 */
export function welcoming<T>(
  core: Core,
  before: UserRecord,
  ofStage: WelcomeGrant,
  confirm: (writes: readonly LabelledWrite[]) => Promise<T>,
): Promise<T> {
  return retried(
    core,
    async () => confirm(await welcomeWrites(core, before, await appliedWelcome(core, ofStage))),
    isOvertaken,
  );
}

/** Another confirmation, or another change of the balance, was faster. */
function isOvertaken(error: unknown): boolean {
  return error instanceof TransactionRefused && (error.label === "balance" || error.label === "ledger");
}

async function welcomeWrites(
  core: Core,
  before: UserRecord,
  welcome: WelcomeGrant,
): Promise<LabelledWrite[]> {
  if (welcome.credits === 0 || isConfirmed(before)) return [];
  const [row, given] = await Promise.all([
    core.table.get(balanceKey(before.id)),
    core.table.get(bookedKey(before.id, entryId)),
  ]);
  if (!row || given) return [];
  const balance = readBalance(row);
  const { credits } = welcome;
  const { writes, expiresAt, lookAtMs } = arrival(core, before, welcome, balance.available);
  const write: LabelledWrite = {
    label: "balance",
    write: {
      op: "update",
      key: balanceKey(before.id),
      set: {
        grantEndsAt: expiresAt,
        // What is held pays from the grant too: should it come back, it is spent from the grant next.
        grantSpentAt: balance.used + credits,
        ...grantDue(balance, lookAtMs),
      },
      add: { available: credits, total: credits, ver: 1 },
      when: attribute("ver").is(balance.ver),
    },
  };
  return [write, ...writes];
}

/** The writes that open a new account's credits: none, or the welcome credits where it is confirmed from the start. */
export async function openingCredits(
  core: Core,
  user: UserRecord,
  ofStage: WelcomeGrant | null,
): Promise<LabelledWrite[]> {
  const opening = openingBalance(user.id);
  const welcome = ofStage && isConfirmed(user) ? await appliedWelcome(core, ofStage) : null;
  if (welcome === null || welcome.credits === 0) {
    return [{ label: "balance", write: { op: "put", item: opening } }];
  }
  const { credits } = welcome;
  const { writes, expiresAt, lookAtMs } = arrival(core, user, welcome, 0);
  const granted = { available: credits, total: credits, grantEndsAt: expiresAt, grantSpentAt: credits };
  const due = grantDue(readBalance(opening), lookAtMs);
  return [{ label: "balance", write: { op: "put", item: { ...opening, ...granted, ...due } } }, ...writes];
}

/** What comes with the grant besides the balance: its entry, its notice, and a fresh start for low-credit notices. */
function arrival(core: Core, user: UserRecord, { credits, days }: WelcomeGrant, available: number) {
  const nowMs = core.clock.now();
  const endsAtMs = nowMs + days * daySeconds * 1_000;
  const noticeAtMs = endsAtMs - durations.grantNoticeSeconds * 1_000;
  const expiresAt = isoTime(endsAtMs);
  const notices = noticeFor(core, user, { kind: "credits_granted", about: { credits, expiresAt } });
  const entry = {
    id: entryId,
    userId: user.id,
    actorId: null,
    kind: "adjustment",
    amount: credits,
    description: "Welcome credits",
    referenceId: "welcome",
    referenceType: "adjustment",
  } as const;
  return {
    expiresAt,
    // A grant that is shorter than the notice needs none.
    lookAtMs: noticeAtMs > nowMs ? noticeAtMs : endsAtMs,
    writes: [
      ...entryWrites(entry, nowMs),
      lowCreditsMark(user.id, Math.max(0, available) + credits),
      ...noticeWrites(notices),
    ],
  };
}
