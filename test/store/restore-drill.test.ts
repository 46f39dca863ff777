import type { FileChange, FileEraser, PastFiles } from "@marquee/adapters/files/port";
import { mockPayments } from "@marquee/adapters/payments/local";
import type { Core } from "@marquee/core/core";
import { getBalance } from "@marquee/core/credits/credits/credits";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { findJob, releaseJob } from "@marquee/core/credits/jobs/jobs";
import { checkAllLedgers } from "@marquee/core/credits/ledger-check/check-all-ledgers";
import { profileKey, readUser } from "@marquee/core/ground/users/user.item";
import { setGoal } from "@marquee/core/insight/analytics/change-settings";
import { getAnalytics } from "@marquee/core/insight/analytics/get-analytics";
import { finishDeletions } from "@marquee/core/whole/ownership/delete-account";
import { closeAccountWrite } from "@marquee/core/whole/ownership/deletion.item";
import { restoreStage } from "@marquee/core/whole/restore/restore-stage";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import type { Item } from "@marquee/table/table";
import { scanRows } from "@marquee/table/whole-table";
import { createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmulatedTable, emulatedTable, emulatorClient } from "../support/emulated-table.ts";

/** The day's drill of docs/runbooks/restore-table.md, on the table's emulator. */
let emulated: EmulatedTable;
let client: ReturnType<typeof emulatorClient>;
const clock = fixedClock();
let core: Core;
beforeAll(async () => {
  emulated = await emulatedTable();
  client = emulatorClient(emulated.endpoint);
  core = { table: emulated.table, clock, ids: seededIds() };
});
afterAll(async () => {
  client.destroy();
  await emulated.stop();
});

const whole = (tableName: string) => ({
  table: dynamoTable({ client, tableName }),
  pages: () => scanRows({ client, tableName }),
});
async function rowsOf(tableName: string): Promise<Item[]> {
  const rows: Item[] = [];
  for await (const page of scanRows({ client, tableName })) rows.push(...page);
  const key = ({ pk, sk }: Item) => `${pk}\n${sk}`;
  return rows.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Files in a bucket with versions. */
class VersionedFiles implements FileEraser, PastFiles {
  readonly now = new Map<string, Uint8Array>();
  private readonly versions = new Map<string, Uint8Array>();
  remember() {
    for (const [key, bytes] of this.now) this.versions.set(key, bytes);
  }
  async removeUnder(prefix: string) {
    const keys = [...this.now.keys()].filter((key) => key.startsWith(prefix));
    for (const key of keys) this.now.delete(key);
    return keys.length;
  }
  async noteErased(userId: string) {
    this.now.set(`erased/${userId}`, new Uint8Array());
  }
  async erasedAccounts() {
    return [...this.now.keys()].filter((key) => key.startsWith("erased/")).map((key) => key.slice(7));
  }
  async *changedSince() {
    for (const [key, bytes] of this.versions)
      if (this.now.get(key) !== bytes && !key.startsWith("erased/")) yield { key, version: key };
    for (const key of this.now.keys())
      if (!this.versions.has(key) && !key.startsWith("erased/")) yield { key, version: null };
  }
  async putBack({ key, version }: FileChange) {
    const bytes = version === null ? undefined : this.versions.get(version);
    if (bytes) this.now.set(key, bytes);
    else this.now.delete(key);
  }
}

const files = new VersionedFiles();
const channel = recordingChannel();
const payments = async () => mockPayments();
const eraser = () => ({ core, channel, files, payments });
const far = Number.MAX_SAFE_INTEGER;

async function leave(userId: string): Promise<void> {
  await core.table.transact([closeAccountWrite(userId, clock.now())]);
  await finishDeletions(eraser(), far);
}

const numbersOf = async (userId: string) => ({
  ...(await getAnalytics(core, userId, { range: "ytd" })),
  asOf: undefined,
});
async function differences(): Promise<number> {
  let count = 0;
  const { unreadable } = await checkAllLedgers(core, () => void (count += 1));
  return count + unreadable;
}

it("a restored stage has the balances, numbers and files that it had, and nobody who was erased since", async () => {
  const words = { usr_1: "zephyr", usr_2: "quartz", usr_3: "umbra" };
  const [, erased] = await Promise.all(
    Object.entries(words).map(([id, word], index) =>
      createAccountWithEveryRow(core, files.now, { id, word, digit: index + 1 }),
    ),
  );
  await leave("usr_3");
  clock.advance(60_000);

  // What RestoreTableToPointInTime makes.
  const past = `${emulated.tableName}-restored`;
  const copy = whole(past);
  await emulated.createTable(past);
  const then = await rowsOf(emulated.tableName);
  for (const item of then) await copy.table.write({ op: "put", item });
  files.remember();
  const balance = await getBalance(core, "usr_1");
  const numbers = await numbersOf("usr_1");
  expect(numbers.tiles.some(({ value }) => value !== null && value !== 0)).toBe(true);
  const [atMs, filesThen] = [clock.now(), new Map(files.now)];

  // Afterwards one account leaves, one comes, and the first one is damaged in every way.
  clock.advance(60_000);
  await leave("usr_2");
  await createAccountWithEveryRow(core, files.now, { id: "usr_4", word: "vortex", digit: 4 });
  await grantCredits(core, { userId: "usr_1", id: "later", amount: 1_000, reason: "By mistake" });
  const open = then.find(({ pk, sk }) => pk === "USER#usr_1" && sk.startsWith("JOB#gen"));
  const job = await findJob(core, "usr_1", String(open?.sk).slice("JOB#".length));
  if (!job) throw new Error("No job");
  await releaseJob(core, job, { status: "cancelled", evenLeased: true });
  await setGoal(core, "usr_1", { tile: "impressions", goal: 7 });
  for (const { pk, sk } of then.filter(({ pk }) => pk.includes("METRICS#usr_1")).slice(1))
    await core.table.write({ op: "delete", key: { pk, sk } });
  await core.table.write({ op: "update", key: { pk: "USER#usr_1", sk: "BALANCE" }, add: { available: 5 } });
  await files.removeUnder("avatars/usr_1");
  expect(await differences()).toBeGreaterThan(0);

  const stage = { core, past: copy, live: whole(emulated.tableName), files, atMs };
  const damaged = await rowsOf(emulated.tableName);
  const plan = await restoreStage(stage, { apply: false });
  expect(await rowsOf(emulated.tableName)).toEqual(damaged);
  const report = await restoreStage(stage, { apply: true });
  expect(report).toMatchObject({ rows: plan.rows, files: plan.files, ledgers: [] });
  expect([plan.erasedAgain, report.erasedAgain]).toEqual([1, 0]);
  expect(readUser((await core.table.get(profileKey("usr_2"))) ?? then[0] ?? { pk: "", sk: "" }).status).toBe(
    "deleted",
  );
  const withoutSecond = (rows: Item[]) =>
    rows.filter((row) => row.pk !== "USER#usr_2" || row.sk !== "PROFILE");
  expect(withoutSecond(await rowsOf(emulated.tableName))).toEqual(withoutSecond(then));

  // The stage runs again: its schedule erases.
  await finishDeletions(eraser(), far);
  const rows = await rowsOf(emulated.tableName);
  for (const mark of [...(erased?.personal ?? []), "umbra", "vortex"])
    expect(
      rows.filter((row) => JSON.stringify(row).includes(mark)),
      mark,
    ).toEqual([]);
  expect([...files.now.keys()].filter((key) => /^(?!erased).*usr_[234]/.test(key))).toEqual([]);
  const ofFirst = (all: Map<string, unknown>) =>
    [...all.keys()].filter((key) => key.includes("usr_1")).toSorted();
  expect(ofFirst(files.now)).toEqual(ofFirst(filesThen));
  expect(await getBalance(core, "usr_1")).toEqual(balance);
  expect(await numbersOf("usr_1")).toEqual(numbers);
  expect(await differences()).toBe(0);
  expect(await restoreStage({ ...stage }, { apply: false })).toMatchObject({ erasedAgain: 0 });
});
