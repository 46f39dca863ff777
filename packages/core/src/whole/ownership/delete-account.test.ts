import type { CardPayments } from "@marquee/adapters/payments/port";
import { AppError } from "@marquee/contracts/errors";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import type { Item } from "@marquee/table/table";
import { type AccountWithEveryRow, createAccountWithEveryRow } from "@marquee/testkit/account-with-every-row";
import { fixedClock } from "@marquee/testkit/clock";
import { removeUnder } from "@marquee/testkit/memory-files";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { refusalOf } from "@marquee/testkit/refusal";
import { samplePayment } from "@marquee/testkit/sample-payment";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "../../account/passwords/hash.ts";
import { loadSession, type SignedIn } from "../../account/sessions/sessions.ts";
import type { Core } from "../../core.ts";
import { adjustmentKey } from "../../credits/credits/adjustment.item.ts";
import { adjustCredits } from "../../credits/credits/adjustments.ts";
import { captureJob, leaseJob } from "../../credits/jobs/jobs.ts";
import { checkAllLedgers } from "../../credits/ledger-check/check-all-ledgers.ts";
import { checkLedger, type LedgerDifference } from "../../credits/ledger-check/check-ledger.ts";
import { paymentItem } from "../../credits/payments/payment.item.ts";
import { approvalKey } from "../../ground/approvals/approval.item.ts";
import { auditWrite } from "../../ground/audit/audit.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { readSession, sessionPrefix } from "../../ground/identity/session.item.ts";
import { profileItem, profileKey, readUser } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { deleteAccount, finishDeletions } from "./delete-account.ts";
import type { Eraser } from "./erase-account.ts";
import { ownershipOf, registry } from "./registry.ts";

let rows: MemoryStore;
let files: Map<string, Uint8Array>;
let clock: ReturnType<typeof fixedClock>;
let core: Core;
let user: AccountWithEveryRow;
const channel = recordingChannel();
const mails: { to: string }[] = [];
const mailing = {
  email: { send: async (mail: { to: string }) => void mails.push(mail) },
  siteUrl: "https://marquee.example",
  failed: () => undefined,
};
/** Checkouts that were expired at the card provider, and customers there who are billed no more. */
const [expired, forgotten]: [string[], string[]] = [[], []];
let providerDown = false;
const payments = async () =>
  ({
    method: "card",
    expireSession: async (sessionId: string) => {
      if (providerDown) throw new AppError("unavailable");
      expired.push(sessionId);
    },
    billCustomer: async (id: string) =>
      providerDown ? Promise.reject(new AppError("unavailable")) : forgotten.push(id) > 0,
  }) as unknown as CardPayments;
const soon = () => clock.now() + 60_000;

function eraserOver(hooks: Parameters<typeof memoryTable>[0] = {}): Eraser {
  const removed = async (prefix: string) => {
    await hooks?.before?.("files");
    return removeUnder(files, prefix);
  };
  const store = { removeUnder: removed, noteErased: async () => undefined };
  return { core: { ...core, table: memoryTable(hooks, rows) }, channel, files: store, payments };
}

beforeEach(async () => {
  rows = new Map();
  files = new Map();
  mails.length = 0;
  expired.length = forgotten.length = 0;
  providerDown = false;
  clock = fixedClock();
  core = { table: memoryTable({}, rows), clock, ids: seededIds() };
  user = await createAccountWithEveryRow(core, files, { id: "usr_1", word: "zephyr", digit: 1 });
  await createAccountWithEveryRow(core, files, { id: "usr_2", word: "quartz", digit: 2 });
  await core.table.write({ op: "update", key: profileKey("usr_1"), set: { passwordHash: null } });
});

/** The session of the account, with its current profile. */
async function signedIn(id = "usr_1"): Promise<SignedIn> {
  const row = [...rows.values()].find(({ pk, sk }) => pk.endsWith(id) && sk.startsWith(sessionPrefix));
  const found = row && (await loadSession(core, { ...inPerson(id), sessionHash: readSession(row).hash }));
  if (!found) throw new Error("not signed in");
  return found;
}

const rest = { password: undefined, keepsCompany: false, untilMs: Number.MAX_SAFE_INTEGER };
const erase = async (eraser = eraserOver()) => deleteAccount(eraser, mailing, await signedIn(), rest);
const textOf = (items: Iterable<unknown>) => JSON.stringify([...items]);
const rowsOf = (word: RegExp) => [...rows.values()].filter((row) => word.test(JSON.stringify(row)));

/** Rows that belong to the neighbor or mention them. */
const neighborRows = () => structuredClone(rowsOf(/usr_2|quartz|\+14155550102/));

describe("a deleted account", () => {
  it("starts, in this test, with one row of every kind that an account can have", () => {
    const hasNoOwner = (kind: string) =>
      JSON.stringify(ownershipOf(kind).owner) === JSON.stringify(ownershipOf("settings").owner);
    const stored = [...rows.values()].map(({ rowType }) => String(rowType));
    const kinds = new Set(stored.filter((kind) => !hasNoOwner(kind)));
    const people = [...registry.keys()].filter((kind) => !hasNoOwner(kind));
    expect([...kinds].sort()).toEqual(people.sort());
  });

  it("leaves nothing about the person in any row or file, and does not touch another account", async () => {
    const before = neighborRows();
    await erase();
    for (const mark of user.personal) {
      expect(rowsOf(new RegExp(mark.replaceAll("+", "\\+"))), mark).toEqual([]);
    }
    expect(textOf(rows.values())).not.toContain("secret-password-hash-of-zephyr");
    expect([...files.keys()].filter((key) => key.includes("usr_1"))).toEqual([]);
    expect([...files.keys()].filter((key) => key.includes("usr_2"))).toHaveLength(4);
    expect(neighborRows()).toEqual(before);
  });

  it("keeps only the kinds that the registry keeps, under an id that identifies nobody", async () => {
    await erase();
    const kept = rowsOf(/usr_1/).map(({ rowType }) => rowType);
    for (const kind of kept) expect(ownershipOf(kind).onDelete, String(kind)).not.toBe("erase");
    expect(new Set(kept)).toEqual(
      new Set([
        "user",
        "balance",
        "ledger-entry",
        "ledger-id",
        "spending",
        // The other side of a thread keeps it, without this account's messages.
        "inquiry",
        // So does the other side of a deal.
        "deal",
        "payment",
        "payment-event",
        "payment-lookup",
        "adjustment",
        "approval",
        // These expire.
        "webhook-event",
        "audit",
        "ticket",
        "watch",
        "sign-in-flow",
        "limit",
      ]),
    );
  });

  it("gives held credits back and leaves books that still add up", async () => {
    await erase();
    expect(await checkLedger(core, "usr_1")).toEqual([]);
    const differences: LedgerDifference[] = [];
    expect(await checkAllLedgers(core, (one) => differences.push(one))).toMatchObject({ users: 2 });
    expect(differences).toEqual([]);
    const balance = rows.get("USER#usr_1\nBALANCE");
    expect(balance).toMatchObject({ available: 100, held: 0, openJobs: 0 });
  });

  it("takes a running job from its worker, who can neither finish nor charge it", async () => {
    const row = rowsOf(/"status":"queued","chargedCredits":null.*usr_1|usr_1.*"status":"queued"/).find(
      ({ kind }) => kind === "campaign",
    );
    const job = await leaseJob(core, { userId: "usr_1", jobId: String(row?.id), kind: "campaign" });
    if (!job) throw new Error("no job to lease");
    await erase();
    expect(await captureJob(core, job, { chargedCredits: 10, results: [] })).toBe(false);
    expect(await checkLedger(core, "usr_1")).toEqual([]);
  });

  it("keeps no text that admins wrote about it and ends waiting requests; text about other accounts stays", async () => {
    const waits = await core.table.get(adjustmentKey("adj_waiting_usr_1"));
    expect(waits).toMatchObject({ status: "waiting" });
    const booking = { userId: "usr_1", amount: 7, reason: "Because zephyr complained loudly" };
    const ada = sampleUser("usr_ada", { role: "admin", username: "ada" });
    await core.table.write({ op: "put", item: profileItem(ada) });
    await adjustCredits(core, ada, { ...booking, idempotencyKey: "words" });
    const job = rowsOf(/"rowType":"job"/).find(({ pk }) => pk === "USER#usr_1");
    const about = { actor: "ada", action: "refundJob", subject: String(job?.id) };
    await core.table.transact([auditWrite(core, { ...about, reason: "The zephyr campaign was poor" })]);
    expect(rowsOf(/zephyr complained|zephyr campaign was poor|More for zephyr/).length).toBeGreaterThan(4);
    await erase();
    expect(rowsOf(/zephyr|complained|poor/)).toEqual([]);
    expect(await core.table.get(adjustmentKey("adj_waiting_usr_1"))).toMatchObject({ status: "rejected" });
    expect(await core.table.get(approvalKey("apr_usr_1"))).toMatchObject({ status: "rejected" });
    expect(rowsOf(/"reason":"A promise"/)).toMatchObject([{ actor: "usr_1" }, { actor: "quartz_name" }]);
    const entries = rowsOf(/"kind":"adjustment"/).filter(({ pk }) => pk === "USER#usr_1");
    expect(new Set(entries.map(({ description }) => description))).toEqual(new Set(["Credit adjustment"]));
    const late = adjustCredits(core, ada, { ...booking, idempotencyKey: "late" });
    expect(await refusalOf(late)).toMatchObject({ code: "not_found" });
  });

  it("can no longer be paid for: its open checkouts end, and a provider that is down blocks nothing", async () => {
    const open = samplePayment("pay_open", { userId: "usr_1", sessionId: "cs_open" });
    await core.table.write({ op: "put", item: paymentItem(open) });
    providerDown = true;
    await erase();
    expect([...expired, ...rowsOf(/zephyr/)]).toEqual([]);
    clock.advance(25 * 60_000);
    expect(await finishDeletions(eraserOver(), soon())).toMatchObject({ ended: 0, failed: 1 });
    providerDown = false;
    clock.advance(25 * 60_000);
    await finishDeletions(eraserOver(), soon());
    expect([expired, forgotten]).toEqual([["cs_open"], ["cus_usr_1"]]);
  });

  it("frees its names for others, gets a mail, and has its sockets closed", async () => {
    await erase();
    for (const key of [
      "USERNAME#zephyr_name",
      "EMAIL#zephyr@example.com",
      "PHONE#+14155550101",
      "GOOGLE#google-zephyr",
    ])
      expect(rows.has(`${key}\nGUARD`), key).toBe(false);
    expect(mails.map(({ to }) => to)).toEqual(["zephyr@example.com"]);
    expect(channel.closed).toContain("conn-usr_1");
  });

  it("interrupted after any write: nobody can sign in, and the schedule finishes the work", async () => {
    const fresh = structuredClone([...rows]);
    const freshFiles = [...files];
    const reset = () => {
      rows.clear();
      for (const [key, row] of structuredClone(fresh)) rows.set(key, row);
      files = new Map(freshFiles);
    };
    const { session, user: profile } = await signedIn();
    // The clock advances from interruption to interruption; the step-up has to stay recent.
    const owner = { session: { ...session, provenAtMs: Number.MAX_SAFE_INTEGER }, user: profile };
    let cuts = 0;
    for (let cutAt = 1; ; cutAt++) {
      reset();
      let step = 0;
      const cut = async (operation: string) => {
        if (operation === "get" || operation === "getMany" || operation === "query") return;
        step += 1;
        if (step >= cutAt) throw new Error("cut");
      };
      const dying = eraserOver({
        before: (op) => (op === "files" ? cut(op) : Promise.resolve()),
        after: cut,
      });
      const died = await deleteAccount(dying, mailing, owner, rest).then(
        () => false,
        () => true,
      );
      if (!died) break;
      cuts += 1;
      expect(readUser(rows.get("USER#usr_1\nPROFILE") as Item).status).toBe("deleted");
      clock.advance(25 * 60_000);
      expect(await finishDeletions(eraserOver(), soon())).toMatchObject({
        looked: 1,
        ended: 1,
        failed: 0,
      });
      expect(rowsOf(/zephyr/), `cut at ${cutAt}`).toEqual([]);
      expect([...files.keys()].filter((key) => key.includes("usr_1"))).toEqual([]);
      expect(await checkLedger(core, "usr_1")).toEqual([]);
    }
    expect(cuts).toBeGreaterThan(12);
  });

  it("is erased a second time, for what a call in flight still wrote, and then never again", async () => {
    await erase();
    await core.table.write({
      op: "put",
      item: { pk: "USER#usr_1", sk: "MSG#late", rowType: "message", content: "zephyr" },
    });
    files.set("mockups/usr_1/gen_1/0.svg", Buffer.from("late"));
    expect(await finishDeletions(eraserOver(), soon())).toMatchObject({ looked: 0 });
    clock.advance(21 * 60_000);
    expect(await finishDeletions(eraserOver(), soon())).toMatchObject({ looked: 1, ended: 1 });
    expect(rowsOf(/zephyr/)).toEqual([]);
    expect([...files.keys()].filter((key) => key.includes("usr_1"))).toEqual([]);
    clock.advance(60 * 60_000);
    expect(await finishDeletions(eraserOver(), soon())).toMatchObject({ looked: 0 });
  });

  it("does not block the others when it cannot be finished, is counted, and is retried later", async () => {
    for (let index = 0; index < 40; index++) {
      const sweep = { sweepShard: "DELETIONS", sweepAt: isoTime(clock.now() - 60_000 + index) };
      await core.table.write({
        op: "put",
        item: { ...profileItem(sampleUser(`usr_bad_${index}`)), status: "hibernating", ...sweep },
      });
    }
    const dying = eraserOver({
      before: async (operation) => {
        if (operation === "files") throw new Error("cut");
      },
    });
    await expect(erase(dying)).rejects.toThrow("cut");
    clock.advance(3 * 60_000);
    const report = await finishDeletions(eraserOver(), soon());
    expect(report).toMatchObject({ looked: 41, ended: 1, unreadable: 40, failed: 0, cutShort: false });
    expect(report.defect).toBeInstanceOf(Error);
    expect(rowsOf(/zephyr/)).toEqual([]);
    expect(await finishDeletions(eraserOver(), soon())).toMatchObject({ looked: 0 });
    clock.advance(11 * 60_000);
    expect(await finishDeletions(eraserOver(), soon())).toMatchObject({ looked: 40 });
  });

  it("gives back the held credits of a job that does not fit its shape, and continues", async () => {
    const openJobs = rowsOf(/usr_1/).filter(({ rowType, sweepAt }) => rowType === "job" && sweepAt);
    expect(openJobs.length).toBeGreaterThan(0);
    for (const { pk, sk } of openJobs) {
      await core.table.write({ op: "update", key: { pk, sk }, set: { status: "paused" } });
    }
    await erase();
    expect(rowsOf(/zephyr/)).toEqual([]);
    expect(rows.get("USER#usr_1\nBALANCE")).toMatchObject({ held: 0, openJobs: 0 });
  });

  it("is not blocked by another account's unreadable row, in any list that all accounts share", async () => {
    for (const partition of ["ADJUSTMENTS", "APPROVALS", "AUDIT", "WEBHOOK_EVENTS", "USERS"]) {
      const broken = { pk: `BROKEN#${partition}`, sk: "ROW", listName: partition, listAt: "2026-01-01" };
      await core.table.write({ op: "put", item: { ...broken, rowType: "broken", v: 2 } });
    }
    await erase();
    expect(rowsOf(/zephyr/)).toEqual([]);
  });

  it("does not take a name from a user who took it after it was freed", async () => {
    const dying = eraserOver({
      before: async (operation) => {
        if (operation === "files") throw new Error("cut");
      },
    });
    await expect(erase(dying)).rejects.toThrow("cut");
    const taken = { pk: "USERNAME#zephyr_name", sk: "GUARD", rowType: "guard", v: 1, userId: "usr_3" };
    await core.table.write({ op: "put", item: taken });
    clock.advance(3 * 60_000);
    await finishDeletions(eraserOver(), soon());
    expect(rows.get("USERNAME#zephyr_name\nGUARD")).toEqual(taken);
  });

  it("is continued by the schedule when there is more than one call can erase", async () => {
    for (let n = 0; n < 450; n++)
      await core.table.write({
        op: "put",
        item: { pk: "USER#usr_1", sk: `MSG#x${n}`, rowType: "message", n },
      });
    await deleteAccount(eraserOver(), mailing, await signedIn(), { ...rest, untilMs: 0 });
    expect(rowsOf(/usr_1.*MSG#x/).length).toBeGreaterThan(0);
    clock.advance(3 * 60_000);
    await finishDeletions(eraserOver(), soon());
    expect(rowsOf(/usr_1.*MSG#x/)).toEqual([]);
    expect(rowsOf(/zephyr/)).toEqual([]);
  });
});

describe("the right to delete", () => {
  it("validation_failed: an account with a password must give it, and wrong ones are counted", async () => {
    const { session, user: profile } = await signedIn();
    const owner = { session, user: { ...profile, passwordHash: await hashPassword("Correct-Horse-7") } };
    const attempt = (password: string | undefined) =>
      refusalOf(deleteAccount(eraserOver(), mailing, owner, { ...rest, password, untilMs: soon() }));
    expect(await attempt(undefined)).toMatchObject({ fields: { password: ["Password is required"] } });
    for (let tries = 0; tries < 10; tries++)
      expect(await attempt("Wrong-Horse-7")).toMatchObject({
        fields: { password: ["Password is incorrect"] },
      });
    expect(await attempt("Correct-Horse-7")).toMatchObject({ code: "too_many_requests" });
    clock.advance(15 * 60_000);
    expect(await attempt("Correct-Horse-7")).toMatchObject({ code: "no error" });
  });

  it("step_up_required: an account without a password needs a recent step-up", async () => {
    clock.advance(11 * 60_000);
    expect(await refusalOf(erase())).toMatchObject({ code: "step_up_required" });
    expect((await signedIn()).user.status).toBe("active");
  });

  it("conflict: the only admin stays; if two leave at once, one of them stays", async () => {
    const admin = async (id: string) => {
      const item = profileItem({ ...(await signedIn(id)).user, role: "admin", passwordHash: null });
      await core.table.write({ op: "put", item });
    };
    await admin("usr_1");
    expect(await refusalOf(erase())).toMatchObject({ code: "conflict" });
    // An unreadable account blocks no other, and does not count as an admin.
    await core.table.write({
      op: "put",
      item: { ...profileItem(sampleUser("usr_bad", { role: "admin" })), status: "hibernating" },
    });
    expect(await refusalOf(erase())).toMatchObject({ code: "conflict" });
    await admin("usr_2");
    const both = await Promise.all(
      [await signedIn("usr_1"), await signedIn("usr_2")].map((one) =>
        refusalOf(deleteAccount(eraserOver(), mailing, one, rest)),
      ),
    );
    expect(both.filter(({ code }) => code === "no error")).toHaveLength(1);
    expect(both).toContainEqual({ code: "conflict", fields: undefined });
  });
});
