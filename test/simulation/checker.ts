import { ignoredOf } from "@marquee/contracts/studio/brief/brief-change";
import { conversationOf, readMessage, type StoredMessage } from "@marquee/core/chat/chat/message.item";
import { leftOfGrant, readBalance } from "@marquee/core/credits/credits/balance.item";
import { readLedgerEntry } from "@marquee/core/credits/credits/ledger-entry.item";
import { type Job, readJob } from "@marquee/core/credits/jobs/job.item";
import { checkLedger } from "@marquee/core/credits/ledger-check/check-ledger";
import { userPartition } from "@marquee/core/rows/keys";
import { isoTime } from "@marquee/core/time";
import type { Item } from "@marquee/table/table";
import { type World, welcomeCredits } from "./world.ts";

/** A broken promise, with the details that explain it. */
export class Violation extends Error {}

/** What must hold after every single step. */
export async function checkBalances(world: World, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    const balance = world.store.get(`${userPartition(userId)}\nBALANCE`);
    for (const name of ["available", "held", "used"] as const) {
      const amount = balance?.[name];
      if (typeof amount !== "number" || amount < 0)
        throw new Violation(`${name} of ${userId} is ${String(amount)}`);
    }
    checkBurning(userId, balance);
    const [difference] = await checkLedger(world.plainCore(), userId);
    if (difference) {
      const { what, expected, found } = difference;
      throw new Violation(`${userId}: ${what}: expected ${expected}, found ${found}`);
    }
  }
}

/** As long as any of the welcome credits are left, none of the others are spent. */
function checkBurning(userId: string, row: Item | undefined): void {
  if (!row) return;
  const balance = readBalance(row);
  const left = leftOfGrant(balance);
  const lasting = balance.total - welcomeCredits;
  if (left > 0 && balance.available - left !== lasting)
    throw new Violation(
      `${userId} has ${left} credits left that expire, but only ${balance.available} of all`,
    );
}

/** The end of the welcome credits is booked once, and takes no less than what nobody had spent by then. */
function checkExpiry(userId: string, endsAt: string, rows: readonly Item[]): void {
  if (rows.some((row) => row.sk === "BALANCE" && row.grantEndsAt !== undefined))
    throw new Violation(`the credits of ${userId} have not expired`);
  const entries = rows.filter((row) => row.rowType === "ledger-entry").map(readLedgerEntry);
  const expired = entries.filter(({ kind }) => kind === "expiration");
  if (expired.length > 1) throw new Violation(`the credits of ${userId} expired ${expired.length} times`);
  // What comes back at the last moment may be booked before or after the end.
  const lately = isoTime(Date.parse(endsAt) - 60_000);
  const spent = entries.reduce((sum, { kind, amount, createdAt }) => {
    const isHeld = kind === "hold" && createdAt < endsAt;
    const isBack = (kind === "release" || kind === "capture") && createdAt < lately;
    return isHeld || isBack ? sum - amount : sum;
  }, 0);
  const due = Math.max(0, welcomeCredits - spent);
  const taken = -(expired[0]?.amount ?? 0);
  if (taken < due) throw new Violation(`${taken} credits of ${userId} expired instead of ${due}`);
}

/** What must hold once the faults are over and the promised time has passed. */
export function checkSettled(world: World, userIds: readonly string[], clocksAgree: boolean): void {
  for (const userId of userIds) {
    const rows = [...world.store.values()].filter((row) => row.pk === userPartition(userId));
    const jobs = rows.filter((row) => row.rowType === "job").map(readJob);
    // Every order of a run has its own prompt or its own concept to refine, every message its own client id.
    checkOnce(
      "order",
      jobs.flatMap(({ input, parent }) => (input ? `${input.prompt} ${JSON.stringify(parent)}` : [])),
    );
    for (const job of jobs) checkCharge(job);
    checkOnce(
      "message",
      rows.filter((row) => row.rowType === "message").flatMap((row) => readMessage(row).clientId ?? []),
    );
    for (const job of jobs) {
      if (job.status === "queued" || job.status === "running")
        throw new Violation(`${job.id} is still ${job.status}`);
    }
    const turns = rows.filter((row) => row.rowType === "turn");
    if (turns.length > 0) throw new Violation(`${turns.length} turns of ${userId} still wait`);
    const said = rows.filter((row) => row.rowType === "message").map(readMessage);
    for (const messages of Map.groupBy(said, ({ id }) => conversationOf(id)).values())
      checkConversation(messages, clocksAgree);
    const endsAt = world.grantEnds.get(userId);
    if (endsAt !== undefined && clocksAgree) checkExpiry(userId, endsAt, rows);
    if (Number(rows.find((row) => row.sk === "BALANCE")?.held) !== 0)
      throw new Violation(`${userId} still holds credits`);
  }
  checkDeltas(world);
  if (world.defects.length > 0) throw new Violation(`a handler failed: ${String(world.defects[0])}`);
}

/** Exactly what was delivered is charged, at the prices of the order. */
function checkCharge({ id, status, results, chargedCredits, parent }: Job): void {
  const whole = parent === null || parent.refinement === "rerun";
  const [first] = results;
  const delivered =
    status !== "completed" || !first
      ? 0
      : (whole ? 10 : 5) + (first.competitiveAnalysis ? 5 : 0) + (first.mockupImageUrl ? 5 : 0);
  if (!id.startsWith("gen_")) return;
  if (chargedCredits !== delivered)
    throw new Violation(`${id} was charged ${chargedCredits}, but is worth ${delivered}`);
  if (
    status === "completed" &&
    parent?.words !== undefined &&
    first &&
    ignoredOf(parent.words, first).length > 0
  )
    throw new Violation(`${id} was charged and ignores “${parent.words}”`);
  if (status === "completed" && results.length !== (whole ? 3 : 1))
    throw new Violation(`${id} has ${results.length} concepts`);
}

function checkOnce(what: string, names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Violation(`the ${what} "${twice}" exists twice`);
}

/**
 * Every question must have as many answers as were requested, one per version, none half-written, and the first
 * answers in the order of the questions. That order depends on the clocks, so it is not checked where they disagree.
 */
function checkConversation(messages: StoredMessage[], clocksAgree: boolean): void {
  const inOrder = messages.sort((left, right) => (left.id < right.id ? -1 : 1));
  const questions = inOrder.filter((message) => !message.isAi);
  const answers = inOrder.filter((message) => message.isAi);
  for (const answer of answers) {
    if (answer.status === "streaming") throw new Violation(`${answer.id} is still streaming`);
    if (answer.content === "") throw new Violation(`${answer.id} is empty`);
  }
  // A question that was withdrawn before its turn may be answered out of order, because its turn never began.
  const begun = answers
    .filter((answer) => answer.deltaSeq > 0 && answer.version === undefined)
    .map((answer) => answer.inReplyTo ?? "");
  if (clocksAgree && begun.join() !== [...begun].sort().join())
    throw new Violation(`answers are out of order: ${begun.join(" ")}`);
  for (const { id, answers: ordered = 1 } of questions) {
    const versions = answers.filter((answer) => answer.inReplyTo === id).map(({ version = 1 }) => version);
    const expected = Array.from({ length: ordered }, (_, index) => index + 1);
    if (versions.sort((left, right) => left - right).join() !== expected.join())
      throw new Violation(`${id} has the answers ${versions.join()}, not ${expected.join()}`);
  }
}

/** An answer's deltas, in the order of their numbers, must add up to its stored text. */
function checkDeltas(world: World): void {
  const messages = [...world.store.values()].filter((row) => row.rowType === "message").map(readMessage);
  for (const answer of messages.filter((message) => message.isAi && message.deltaSeq > 0)) {
    const pushed = new Map<number, string>();
    for (const { message } of world.frames) {
      if (message.type === "ai_delta" && message.data.messageId === answer.id)
        pushed.set(message.data.seq, message.data.text);
    }
    // A crash between storing and pushing leaves a gap in the numbers, which a client notices and refetches.
    if (pushed.size < answer.deltaSeq) continue;
    const joined = [...pushed]
      .sort(([left], [right]) => left - right)
      .map(([, text]) => text)
      .join("");
    if (joined !== answer.content)
      throw new Violation(`deltas of ${answer.id} join to "${joined}", not "${answer.content}"`);
  }
}
