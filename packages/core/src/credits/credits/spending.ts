import { AppError } from "@marquee/contracts/errors";
import { dayIn } from "@marquee/contracts/events/event-time";
import { dateFormat } from "@marquee/contracts/text/formats";
import { attribute } from "@marquee/table/condition";
import { type Item, type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { readMember } from "../../ground/identity/member.item.ts";
import { type Acting, payerOf } from "../../ground/identity/principal.ts";
import { profileKey, readUser, type UserRecord, zoneOf } from "../../ground/users/user.item.ts";
import { retried } from "../../retried.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readOr } from "../../rows/paging.ts";
import { isoTime, monthOf } from "../../time.ts";
import { spendingEntity, spendingPrefix } from "./spending.item.ts";

/** Whoever spends credits, with the month that it counts for and what they may spend in it. */
export interface Spender extends Acting {
  /** In the time zone of the account that pays, such as 2026-07. */
  month: string;
  /** Null for as much as the account has. */
  monthlyCap: number | null;
}

/** Whose spending in which month a job's credits count for; null for jobs from before it was counted. */
export interface SpendingOf {
  /** The account whose credits they are. */
  payerId: string;
  actorId: string | null;
  spentMonth: string | null;
}

/**
 * Runs an order of so many credits as somebody who may spend them. The order's transaction proves their cap by `capIs`,
 * with the actor's role, and counts what is spent by `spendingHold`. Most people have no cap, so none is read before:
 * the refusal of who has one says it, and the order runs again with it.
 * @throws AppError forbidden above the cap; whatever else the order throws
 */
export async function asSpender<T>(
  core: Core,
  acting: Acting,
  credits: number,
  order: (spender: Spender) => Promise<T>,
): Promise<T> {
  const { actorId, accountId, through, payer } = acting;
  const month = await currentMonth(core, payerOf(acting));
  let spender: Spender = { actorId, accountId, through, payer, month, monthlyCap: null };
  return retried(
    core,
    () =>
      order(spender).catch((error: unknown) => {
        if (!(error instanceof TransactionRefused)) throw error;
        if (error.label === "spending") throw overCap(spender, error, credits);
        const monthlyCap = error.label === "member" ? capIn(acting, error.item) : spender.monthlyCap;
        if (monthlyCap === spender.monthlyCap) throw error;
        spender = { ...spender, monthlyCap };
        throw new OtherCap("The cap is another one", { cause: error });
      }),
    (error) => error instanceof OtherCap,
  );
}

/** A cap is not the one that an order went by. */
class OtherCap extends Error {}

/** How far clocks are behind UTC at most, and ahead of it. */
const behindMs = 12 * 3_600_000;
const aheadMs = 14 * 3_600_000;

/** The month on an account's clock. Its zone is only read while the month is not the same all over the world. */
async function currentMonth(core: Core, accountId: string): Promise<string> {
  const nowMs = core.clock.now();
  const earliest = monthOf(isoTime(nowMs - behindMs));
  if (earliest === monthOf(isoTime(nowMs + aheadMs))) return earliest;
  const row = await core.table.get(profileKey(accountId));
  return monthFor(row && readOr(row, readUser), nowMs);
}

/** The cap in somebody's row of the account that pays; a client sets none for the people of its agency. */
const capIn = ({ through, payer }: Acting, memberRow: Item | undefined) =>
  memberRow && (through === undefined || payer === "agency") ? readMember(memberRow).monthlyCap : null;

function monthFor(account: UserRecord | undefined, nowMs: number): string {
  return monthOf(dayIn(account ? zoneOf(account) : "UTC", isoTime(nowMs)));
}

/** Counts what an order costs toward its actor's month; refused with the label `spending` above their cap. */
export function spendingHold(
  { payerId, actorId, spentMonth }: SpendingOf,
  credits: number,
  monthlyCap: number | null,
): LabelledWrite[] {
  if (actorId === null || spentMonth === null || credits === 0) return [];
  const place = { accountId: payerId, month: spentMonth, personId: actorId };
  const left = monthlyCap === null ? null : monthlyCap - credits;
  const spent = attribute("credits");
  return [
    {
      label: "spending",
      write: {
        op: "update",
        key: spendingEntity.key(place),
        add: { credits },
        set: { ...spendingEntity.mark, month: spentMonth, personId: actorId },
        ...(left !== null && { when: left < 0 ? spent.atMost(left) : spent.absentOrBelow(left + 1) }),
      },
    },
  ];
}

/** Gives credits back to the month that they were counted in, also in a later one and to somebody who has left. */
export function spendingReturn(
  { payerId, actorId, spentMonth }: SpendingOf,
  credits: number,
): LabelledWrite[] {
  if (actorId === null || spentMonth === null || credits === 0) return [];
  const key = spendingEntity.key({ accountId: payerId, month: spentMonth, personId: actorId });
  return [{ label: "spending", write: { op: "update", key, add: { credits: -credits } } }];
}

/** What somebody hears whose cap does not include an order, by their spending that refused it. */
function overCap({ month, monthlyCap }: Spender, refusal: TransactionRefused, needed: number): AppError {
  const spent = refusal.item ? spendingEntity.read(refusal.item).credits : 0;
  const name = dateFormat({ month: "long", timeZone: "UTC" }).format(new Date(`${month}-01`));
  const used = `You've used ${spent} of your ${monthlyCap ?? 0} credits for ${name}`;
  const short = spent < (monthlyCap ?? 0) ? `, and this takes ${needed}` : "";
  return new AppError("forbidden", {
    message: `${used}${short}. Ask an owner to raise your cap.`,
    cause: refusal,
  });
}

/** What each person of an account spent in its current month, by person. */
export async function spentThisMonth(core: Core, account: UserRecord): Promise<ReadonlyMap<string, number>> {
  const month = monthFor(account, core.clock.now());
  const sk = { beginsWith: spendingPrefix(month) };
  const rows = await allRows(core, { pk: userPartition(account.id), sk });
  const found = rows.flatMap((row) => readOr(row, spendingEntity.read) ?? []);
  return new Map(found.map(({ personId, credits }) => [personId, credits]));
}
