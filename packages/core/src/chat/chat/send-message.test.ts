import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { AppError } from "@marquee/contracts/errors";
import { memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { openingBalance } from "../../credits/credits/balance.item.ts";
import { getBalance } from "../../credits/credits/credits.ts";
import { grantCredits } from "../../credits/credits/grant.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { sessionItem } from "../../ground/identity/session.item.ts";
import { profileItem, profileKey } from "../../ground/users/user.item.ts";
import { sendMessage } from "./send-message.ts";

const principal = { ...inPerson("usr_1"), sessionHash: "hash" };
const sent: JobMessage[] = [];
const queue = { send: async (message: JobMessage) => void sent.push(message) };
let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  sent.length = 0;
  await core.table.write({ op: "put", item: profileItem(sampleUser("usr_1")) });
  await core.table.write({ op: "put", item: openingBalance("usr_1") });
  await core.table.write({ op: "put", item: sessionItem("usr_1", "hash", someCaller, true, clock.now()) });
});

const say = (content: string, clientId?: string) =>
  sendMessage(core, queue, {
    principal,
    content,
    clientId,
    claims: { userId: undefined, isAi: undefined },
    requestId: "r",
    budget: ampleBudget,
  });

/** Sends this many messages, never faster than is allowed. */
async function sayMany(count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    await say(`Question ${index}`);
    clock.advance(20_000);
    await core.table.write({ op: "put", item: sessionItem("usr_1", "hash", someCaller, true, clock.now()) });
  }
}

describe("what an answer costs", () => {
  it("not_enough_credits: fifty answers a month are free, the next needs a credit, and the next month is free again", async () => {
    await sayMany(50);
    const refusal = await say("One more").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: "not_enough_credits",
      credits: { needed: 1, available: 0, link: "/credits" },
    });
    await grantCredits(core, { userId: "usr_1", id: "g", amount: 2, reason: "Grant" });
    await say("One more");
    expect(await getBalance(core, "usr_1")).toMatchObject({ availableCredits: 1, heldCredits: 1 });
    clock.advance(31 * 86_400_000);
    await core.table.write({ op: "put", item: sessionItem("usr_1", "hash", someCaller, true, clock.now()) });
    await say("A new month");
    expect(await getBalance(core, "usr_1")).toMatchObject({ availableCredits: 1 });
  });
});

describe("a free answer", () => {
  const change = (set: Record<string, unknown>) =>
    core.table.write({ op: "update", key: profileKey("usr_1"), set });

  it("email_unconfirmed: is not for an account without a confirmed owner; one with credits pays", async () => {
    await change({ emailConfirmed: false });
    await expect(say("Hello")).rejects.toMatchObject({ code: "email_unconfirmed", status: 403 });
    expect(sent).toEqual([]);
    await grantCredits(core, { userId: "usr_1", id: "g", amount: 1, reason: "Grant" });
    await say("Hello");
    expect(await getBalance(core, "usr_1")).toMatchObject({ availableCredits: 0, heldCredits: 1 });
    await expect(say("Hello again")).rejects.toMatchObject({ code: "email_unconfirmed" });
  });

  it("email_unconfirmed: is not for an account whose row was written before addresses were confirmed", async () => {
    const { emailConfirmed: _, ...before } = profileItem(sampleUser("usr_1"));
    await core.table.write({ op: "put", item: before });
    await expect(say("Hello")).rejects.toMatchObject({ code: "email_unconfirmed" });
  });

  it.each([
    ["a confirmed address", { emailConfirmed: true }],
    ["a verified phone", { phoneVerified: true }],
    ["Google", { googleSubject: "1089" }],
  ])("is for an account with %s", async (_, set) => {
    await change({ emailConfirmed: false, phoneVerified: false, googleSubject: null, ...set });
    await say("Hello");
    expect(sent).toHaveLength(1);
  });
});

describe("a client id that is sent again", () => {
  it("returns the first message if the text is the same", async () => {
    const { message } = await say("A pop-up in Oslo", "c1");
    clock.advance(60_000);
    expect(await say("A pop-up in Oslo", "c1")).toEqual({ message, repeated: true });
  });

  it("idempotency_mismatch: is refused with another text, which is not lost silently", async () => {
    await say("A pop-up in Oslo", "c1");
    clock.advance(60_000);
    await expect(say("A pop-up in Bergen", "c1")).rejects.toMatchObject({
      code: "idempotency_mismatch",
      status: 422,
    });
    expect(sent).toHaveLength(1);
    await say("A pop-up in Bergen", "c2");
    expect(sent).toHaveLength(2);
  });

  it("returns the first message when its row was written before texts were compared", async () => {
    const { message } = await say("A pop-up in Oslo", "c1");
    await core.table.write({
      op: "update",
      key: { pk: "USER#usr_1", sk: "SENT#id#c1" },
      remove: ["textHash"],
    });
    clock.advance(60_000);
    expect((await say("A pop-up in Bergen", "c1")).message.id).toBe(message.id);
  });
});

describe("a message", () => {
  it("is not accepted from a session that has ended", async () => {
    clock.advance(31 * 60_000);
    await expect(say("Hello")).rejects.toMatchObject({ code: "unauthenticated" });
    expect(sent).toEqual([]);
  });

  it("wakes a worker once, and a repeat within three seconds does not", async () => {
    const first = await say("Hello there");
    clock.advance(2_999);
    expect(await say("Hello there")).toEqual({ message: first.message, repeated: true });
    expect(sent).toHaveLength(1);
    clock.advance(2);
    expect((await say("Hello there")).repeated).toBe(false);
  });

  it("is accepted even if the queue does not respond: the sweeper will send it", async () => {
    const broken = { send: () => Promise.reject(new Error("no queue")) };
    const accepted = await sendMessage(core, broken, {
      principal,
      content: "Hello",
      clientId: undefined,
      claims: { userId: undefined, isAi: undefined },
      requestId: "r",
      budget: ampleBudget,
    });
    expect(accepted.message.content).toBe("Hello");
  });
});
