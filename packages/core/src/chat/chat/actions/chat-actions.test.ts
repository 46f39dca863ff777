import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import type { Message } from "@marquee/contracts/chat/chat";
import { perJobKind } from "@marquee/contracts/credits/job-kinds";
import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { limits } from "@marquee/contracts/limits";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs, offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, dealEvent, dealHost, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../../core.ts";
import { openingBalance } from "../../../credits/credits/balance.item.ts";
import { getBalance } from "../../../credits/credits/credits.ts";
import { grantCredits } from "../../../credits/credits/grant.ts";
import { leaseJob } from "../../../credits/jobs/jobs.ts";
import { getDeal, listDeals } from "../../../deals/deals/read-deals.ts";
import { isSaved } from "../../../events/saved-events/saved-events.ts";
import { sessionItem } from "../../../ground/identity/session.item.ts";
import { openingSettings, settingsItem } from "../../../ground/system/settings.item.ts";
import { forgetSettings } from "../../../ground/system/settings.ts";
import { profileItem, profileKey, readUser, type UserRecord } from "../../../ground/users/user.item.ts";
import { messageItem } from "../message.item.ts";
import { emptyReply } from "../reply-message.ts";
import { confirmAction, type Decision, dismissAction, undoAction } from "./resolve-action.ts";
import { suggestAction } from "./suggest-action.ts";

const brand = dealBrand(1, { industry: "tech", interests: ["AI"] });
const stranger = sampleUser("usr_stranger");
const minuteMs = 60_000;

let store: MemoryStore;
let core: Core;
let clock: ReturnType<typeof fixedClock>;
let orders: JobMessage[];
let answers: number;
const channel = recordingChannel();
const queue = { send: async (message: JobMessage) => void orders.push(message) };

beforeEach(async () => {
  store = new Map();
  orders = [];
  answers = 0;
  clock = fixedClock();
  core = { table: memoryTable({}, store), clock, ids: seededIds() };
  forgetSettings(core);
  await setDealStage(core, [brand, stranger], [{ maxSponsors: 2 }]);
  for (const { id } of [brand, dealHost, stranger]) {
    await core.table.write({ op: "put", item: sessionItem(id, "h", someCaller, true, clock.now()) });
    await core.table.write({ op: "put", item: openingBalance(id) });
  }
  await grantCredits(core, { userId: brand.id, id: "grant", amount: 25, reason: "Grant" });
});

async function decisionOf({ id }: UserRecord, messageId: string): Promise<Decision> {
  const row = await core.table.get(profileKey(id));
  if (!row) throw new Error(`There is no user ${id}`);
  return {
    core,
    channel,
    queue,
    budget: ampleBudget,
    principal: { actorId: id, accountId: id, sessionHash: "h" },
    account: readUser(row),
    requireRole: async () => undefined,
    caller: someCaller,
    requestId: "req",
    sleep: async () => new Promise((resolve) => setImmediate(resolve)),
    messageId,
  };
}

/** An answer that suggests something to a reader. */
async function answerWith(user: UserRecord, suggestion: Suggestion): Promise<Message> {
  const suggested = await suggestAction(core, user, suggestion);
  if ("refused" in suggested) throw new Error(suggested.refused);
  const message = {
    ...emptyReply(core, { userId: user.id, messageId: null }, `msg_${++answers}`),
    ...suggested,
  };
  await core.table.write({ op: "put", item: messageItem({ ...message, status: "complete" }) });
  return message;
}

const confirm = async (user: UserRecord, { id }: Message) => confirmAction(await decisionOf(user, id));
const undo = async (user: UserRecord, { id }: Message) => undoAction(await decisionOf(user, id));
const dismiss = async (user: UserRecord, { id }: Message) => dismissAction(await decisionOf(user, id));
const refusedOf = async (user: UserRecord, suggestion: Suggestion) => {
  const found = await suggestAction(core, user, suggestion);
  return "refused" in found ? found.refused : undefined;
};
const ownDeals = async () => (await listDeals(core, brand.id, {}, { limit: 50, cursor: undefined })).items;
/** Resets an answer to what it was before a click, as if the click's last write had been lost. */
const forgetClick = (before: Message) => {
  const key = [...store.keys()].find((one) => one.includes(before.id));
  const row = key === undefined ? undefined : store.get(key);
  if (!key || !row) throw new Error("The answer is gone");
  store.set(key, { ...row, action: before.action, actionStatus: "open" });
};

const saving: Suggestion = { kind: "save_event", input: { eventId: dealEvent.id } };

describe("what Morgan suggests", () => {
  it("does nothing before the click, and then exactly what it said", async () => {
    const message = await answerWith(brand, saving);
    expect(message.action).toMatchObject({
      title: "Save Founders Harbor",
      status: "open",
      costCredits: 0,
      changes: expect.arrayContaining([{ label: "Saved", before: "No", after: "Yes" }]),
    });
    expect(await isSaved(core, brand.id, dealEvent.id)).toBe(false);
    const done = await confirm(brand, message);
    expect(done.action).toMatchObject({ status: "done", leadsTo: "/events?event=evt_1" });
    expect(await isSaved(core, brand.id, dealEvent.id)).toBe(true);
    expect(await confirm(brand, message)).toEqual(done);
  });

  it("shows nobody what a click needs", async () => {
    const message = await answerWith(brand, saving);
    const done = await confirm(brand, message);
    expect(Object.keys(done).filter((name) => /^action./.test(name))).toEqual([]);
  });

  it("is for its reader only", async () => {
    const message = await answerWith(brand, saving);
    for (const decide of [confirm, undo, dismiss])
      expect(await codeOf(decide(stranger, message))).toBe("not_found");
    expect(await isSaved(core, stranger.id, dealEvent.id)).toBe(false);
  });

  it("stays open for ten minutes", async () => {
    const message = await answerWith(brand, saving);
    clock.advance(10 * minuteMs);
    expect(await codeOf(confirm(brand, message))).toBe("conflict");
    expect(await isSaved(core, brand.id, dealEvent.id)).toBe(false);
  });

  it("is dismissed for good", async () => {
    const message = await answerWith(brand, saving);
    expect((await dismiss(brand, message)).action?.status).toBe("dismissed");
    expect(await codeOf(confirm(brand, message))).toBe("conflict");
    expect(await codeOf(undo(brand, message))).toBe("conflict");
  });

  it("can be undone for ten minutes, once", async () => {
    const message = await answerWith(brand, saving);
    await confirm(brand, message);
    clock.advance(9 * minuteMs);
    expect((await undo(brand, message)).action).toMatchObject({ status: "undone", undoUntil: null });
    expect(await isSaved(core, brand.id, dealEvent.id)).toBe(false);
    expect((await undo(brand, message)).action?.status).toBe("undone");
    expect(await codeOf(confirm(brand, message))).toBe("conflict");
    const late = await answerWith(brand, saving);
    await confirm(brand, late);
    clock.advance(10 * minuteMs);
    expect(await codeOf(undo(brand, late))).toBe("conflict");
    expect(await isSaved(core, brand.id, dealEvent.id)).toBe(true);
  });

  it("is not there for an answer that suggests nothing", async () => {
    const message = emptyReply(core, { userId: brand.id, messageId: null }, "msg_plain");
    await core.table.write({ op: "put", item: messageItem(message) });
    expect(await codeOf(confirm(brand, message))).toBe("not_found");
  });

  it("is refused in words if this reader has no such thing", async () => {
    await confirm(brand, await answerWith(brand, saving));
    expect(await refusedOf(brand, saving)).toContain("already");
    const unknown = { kind: "save_event", input: { eventId: "evt_none" } } as const;
    expect(await refusedOf(brand, unknown)).toContain("no upcoming event");
    const deal = await offerAs(core, channel, {
      brand,
      body: { packageId: "pkg_1" },
      idempotencyKey: "1",
    });
    const counter = { kind: "counter_deal", input: { dealId: deal.id, amount: 1 } } as const;
    expect(await refusedOf(stranger, counter)).toContain("no deal");
  });
});

describe("a deal that Morgan suggests", () => {
  const opening: Suggestion = { kind: "start_deal", input: { packageId: "pkg_1", amount: 8_000 } };

  it("is opened once at the amount that was shown, however often it is clicked", async () => {
    const message = await answerWith(brand, opening);
    expect(message.action?.changes).toContainEqual({ label: "Your offer", before: null, after: "$8,000" });
    expect(message.action?.changes).toContainEqual({ label: "List price", before: null, after: "$9,000" });
    await Promise.all([confirm(brand, message), confirm(brand, message)]);
    forgetClick(message);
    await confirm(brand, message);
    expect(await ownDeals()).toMatchObject([{ amount: 8_000, packageId: "pkg_1", status: "negotiating" }]);
  });

  it("is refused to a reader who may no longer sponsor", async () => {
    const message = await answerWith(brand, opening);
    await core.table.write({ op: "update", key: profileKey(brand.id), set: { role: "event_host" } });
    expect(await codeOf(confirm(brand, message))).toBe("forbidden");
    expect(await ownDeals()).toEqual([]);
  });

  it("is refused if the spots, the industry or the month's limit are used up by then", async () => {
    const sponsors = [2, 3].map((n) => dealBrand(n, { industry: "tech" }));
    for (const one of sponsors) await core.table.write({ op: "put", item: profileItem(one) });
    const message = await answerWith(brand, opening);
    const take = (one: UserRecord) =>
      offerAs(core, channel, { brand: one, body: { packageId: "pkg_1" }, idempotencyKey: one.id });
    for (const one of sponsors) await take(one);
    expect(await codeOf(confirm(brand, message))).toBe("sold_out");
    await setDealStage(core, [], [{ maxSponsors: 3 }], { oneSponsorPerIndustry: true });
    const industry = await answerWith(brand, opening);
    const other = { ...dealBrand(2, { industry: "tech" }), id: stranger.id };
    await core.table.write({ op: "put", item: profileItem(other) });
    await take(other);
    expect(await codeOf(confirm(brand, industry))).toBe("category_taken");
    await setDealStage(core, [], [{ maxSponsors: 9 }]);
    for (let n = 0; n < limits.dealsPerPackagePerMonth; n++) {
      const opened = await answerWith(brand, opening);
      await confirm(brand, opened);
      await undo(brand, opened);
    }
    expect(await codeOf(confirm(brand, await answerWith(brand, opening)))).toBe("too_many_requests");
  });

  it("is not for hosts, not for one's own event and not for a package that does not exist", async () => {
    expect(await refusedOf(dealHost, opening)).toContain("brands and agencies");
    const none = { kind: "start_deal", input: { packageId: "pkg_none" } } as const;
    expect(await refusedOf(brand, none)).toContain("no package");
  });

  it("is canceled by Undo as long as nobody has answered it, and its spot is free again", async () => {
    const message = await answerWith(brand, opening);
    await confirm(brand, message);
    await undo(brand, message);
    expect(await ownDeals()).toMatchObject([{ status: "cancelled" }]);
    const again = await answerWith(brand, opening);
    await confirm(brand, again);
    const [{ id, version } = { id: "", version: 0 }] = (await ownDeals()).filter(
      (one) => one.status === "negotiating",
    );
    const body = { action: "propose", version, amount: 8_500 } as const;
    await moveAs(core, channel, { accountId: dealHost.id, id, body });
    expect(await codeOf(undo(brand, again))).toBe("stale_version");
    expect((await getDeal(core, brand.id, id)).status).toBe("negotiating");
  });
});

describe("a counter-offer that Morgan suggests", () => {
  const open = () => offerAs(core, channel, { brand, body: { packageId: "pkg_1" }, idempotencyKey: "1" });
  const counter = (dealId: string): Suggestion => ({
    kind: "counter_deal",
    input: { dealId, amount: 9_500, note: "With a second banner" },
  });

  it("answers the version that its reader saw, once, and cannot be undone", async () => {
    const { id } = await open();
    const message = await answerWith(dealHost, counter(id));
    expect(message.action?.changes).toContainEqual({ label: "Amount", before: "$9,000", after: "$9,500" });
    expect((await confirm(dealHost, message)).action).toMatchObject({ status: "done", undoUntil: null });
    forgetClick(message);
    expect((await confirm(dealHost, message)).action?.status).toBe("done");
    expect(await getDeal(core, brand.id, id)).toMatchObject({
      version: 2,
      amount: 9_500,
      offeredBy: "host",
      notes: "",
      offers: [{ note: "With a second banner" }, {}],
    });
    expect(await codeOf(undo(dealHost, message))).toBe("conflict");
  });

  it("is refused once the other side has moved", async () => {
    const { id, version } = await open();
    const message = await answerWith(dealHost, counter(id));
    const body = { action: "propose", version, amount: 9_500 } as const;
    await moveAs(core, channel, { accountId: brand.id, id, body });
    expect(await codeOf(confirm(dealHost, message))).toBe("stale_version");
    expect(await getDeal(core, dealHost.id, id)).toMatchObject({ version: 2, offeredBy: "brand" });
  });
});

describe("a campaign that Morgan suggests", () => {
  const order: Suggestion = { kind: "order_campaign", input: { prompt: "A pop-up for developers" } };

  it("costs what its card says, once", async () => {
    const message = await answerWith(brand, order);
    expect(message.action).toMatchObject({ costCredits: 10 });
    expect(message.action?.changes).toContainEqual({ label: "Available credits", before: "25", after: "15" });
    await Promise.all([confirm(brand, message), confirm(brand, message)]);
    forgetClick(message);
    await confirm(brand, message);
    expect(await getBalance(core, brand.id)).toMatchObject({ availableCredits: 15, heldCredits: 10 });
    expect(new Set(orders.map(({ jobId }) => jobId)).size).toBe(1);
  });

  it("is refused at a price other than its card says, and what was ordered before stays ordered", async () => {
    const message = await answerWith(brand, order);
    const other = await answerWith(brand, order);
    await confirm(brand, message);
    const prices = { ...openingSettings.prices, campaignIdeas: 12 };
    await core.table.write({ op: "put", item: settingsItem({ ...openingSettings, prices }) });
    forgetSettings(core);
    await expect(confirm(brand, other)).rejects.toThrow("A campaign now costs 12 credits, not 10.");
    forgetClick(message);
    expect((await confirm(brand, message)).action?.status).toBe("done");
    expect(await getBalance(core, brand.id)).toMatchObject({ availableCredits: 15 });
  });

  it("gives its credits back when it is undone before the work begins", async () => {
    const message = await answerWith(brand, order);
    await confirm(brand, message);
    await undo(brand, message);
    expect(await getBalance(core, brand.id)).toMatchObject({ availableCredits: 25, heldCredits: 0 });
  });

  it("cannot be undone once the work has begun, and stays charged", async () => {
    const message = await answerWith(brand, order);
    await confirm(brand, message);
    const [{ jobId } = { jobId: "" }] = orders;
    await leaseJob(core, { userId: brand.id, jobId, kind: "campaign" });
    expect(await codeOf(undo(brand, message))).toBe("invalid_transition");
    expect(await getBalance(core, brand.id)).toMatchObject({ availableCredits: 15, heldCredits: 10 });
  });

  it("is refused if it cannot be paid for, is switched off, or the day's model budget is spent", async () => {
    const messages: Message[] = [];
    for (let n = 0; n < 3; n++) messages.push(await answerWith(brand, order));
    const [one, two, three] = messages;
    if (!one || !two || !three) throw new Error("no answers");
    await confirm(brand, one);
    const spent = { ...ampleBudget, orders: perJobKind(() => 0) };
    const decision = { ...(await decisionOf(brand, two.id)), budget: spent };
    expect(await codeOf(confirmAction(decision))).toBe("model_budget_spent");
    await confirm(brand, two);
    expect(await codeOf(confirm(brand, three))).toBe("not_enough_credits");
    const flags = { ...openingSettings.flags, campaigns: false };
    await core.table.write({ op: "put", item: settingsItem({ ...openingSettings, flags }) });
    forgetSettings(core);
    expect(await codeOf(confirm(brand, three))).toBe("feature_off");
  });

  it("is not suggested to a reader who cannot pay for it", async () => {
    expect(await refusedOf(stranger, order)).toBe("That costs 10 credits, and 0 are available.");
  });
});

describe("a fact of the profile that Morgan suggests to change", () => {
  const change: Suggestion = { kind: "edit_profile", input: { field: "interests", value: ["AI", "Cloud"] } };
  const interests = async () => (await decisionOf(brand, "")).account.interests;

  it("is changed from what it was to what was shown, and back", async () => {
    const message = await answerWith(brand, change);
    expect(message.action?.changes).toEqual([{ label: "Interests", before: "AI", after: "AI, Cloud" }]);
    await confirm(brand, message);
    forgetClick(message);
    await confirm(brand, message);
    expect(await interests()).toEqual(["AI", "Cloud"]);
    await undo(brand, message);
    expect(await interests()).toEqual(["AI"]);
  });

  it("is left alone once it has changed", async () => {
    const message = await answerWith(brand, change);
    const set = { interests: ["Fintech"] };
    await core.table.write({ op: "update", key: profileKey(brand.id), set });
    expect(await codeOf(confirm(brand, message))).toBe("stale_version");
    expect(await interests()).toEqual(["Fintech"]);
  });
});
