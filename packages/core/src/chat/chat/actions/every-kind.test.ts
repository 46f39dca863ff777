import type { Suggestion } from "@marquee/contracts/chat/action-inputs";
import { type ChatActionKind, chatActionKinds } from "@marquee/contracts/chat/chat-action";
import { memoryTable } from "@marquee/table/memory-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { fixedClock } from "@marquee/testkit/clock";
import { moveAs } from "@marquee/testkit/deal-acts";
import { dealHost, sampleAddOn } from "@marquee/testkit/deal-stage";
import { actingBrand, everyChatAction, setActionStage } from "@marquee/testkit/every-chat-action";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { samplePackage } from "@marquee/testkit/sample-package";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import { updateBrandFacts } from "../../../account/brand-facts/brand-facts.ts";
import type { Core } from "../../../core.ts";
import { creditPackageItem } from "../../../credits/credits/credit-package.item.ts";
import { listDeals } from "../../../deals/deals/read-deals.ts";
import { replyToInquiry } from "../../../deals/inquiries/reply.ts";
import { ownThreads } from "../../../deals/inquiries/threads.ts";
import { addOnEntity } from "../../../events/events/add-on.item.ts";
import { updateEvent } from "../../../events/hosting/edit-event.ts";
import { updatePackage } from "../../../events/hosting/packages.ts";
import { inPerson } from "../../../ground/identity/principal.ts";
import { openingSettings, settingsItem } from "../../../ground/system/settings.item.ts";
import { forgetSettings } from "../../../ground/system/settings.ts";
import { profileItem, profileKey, readUser, type UserRecord } from "../../../ground/users/user.item.ts";
import { messageItem } from "../message.item.ts";
import { emptyReply } from "../reply-message.ts";
import { confirmAction } from "./resolve-action.ts";
import { suggestAction } from "./suggest-action.ts";

const stranger = sampleUser("usr_stranger", { role: "agency" });
const channel = recordingChannel();
const page = { limit: 50, cursor: undefined };
const host = { accountId: dealHost.id, actorId: dealHost.id, admin: undefined };
let core: Core;

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  forgetSettings(core);
  await setActionStage(core);
  await core.table.write({ op: "put", item: profileItem(stranger) });
});

async function suggestionOf(kind: ChatActionKind): Promise<Suggestion> {
  // Kind and input belong together by their type; the compiler loses that for a union of all kinds.
  return { kind, input: await everyChatAction[kind].prepare(core) } as Suggestion;
}

/** Shows a card to its reader, and returns it with what a click on it does. */
async function shown(kind: ChatActionKind) {
  const { by } = everyChatAction[kind];
  const suggested = await suggestAction(core, by, await suggestionOf(kind));
  if ("refused" in suggested) throw new Error(suggested.refused);
  const reply = emptyReply(core, { userId: by.id, messageId: null }, "msg_1");
  await core.table.write({ op: "put", item: messageItem({ ...reply, ...suggested, status: "complete" }) });
  return { card: suggested.action, click: () => click(by) };
}

async function click({ id }: UserRecord) {
  const row = await core.table.get(profileKey(id));
  if (!row) throw new Error("no user");
  return confirmAction({
    core,
    channel,
    queue: { send: async () => {} },
    budget: ampleBudget,
    principal: { actorId: id, accountId: id, sessionHash: "h" },
    account: readUser(row),
    requireRole: async () => undefined,
    caller: someCaller,
    requestId: "req",
    sleep: async () => {},
    messageId: "msg_1",
  });
}

/** Kinds that are about nobody but the reader. */
const ofOneself: readonly ChatActionKind[] = [
  "order_campaign",
  "refine_campaign",
  "buy_credits",
  "edit_profile",
  "edit_brand_facts",
];

describe.each(chatActionKinds)("a card of the kind %s", (kind) => {
  it("does nothing before its click, then exactly once what it says, and leads to its page", async () => {
    const { card, click: confirm } = await shown(kind);
    expect(await everyChatAction[kind].effects(core)).toEqual({ ever: 0, now: 0 });
    const done = await confirm();
    expect(done.action).toMatchObject({ status: "done", leadsTo: expect.stringMatching(/^\//) });
    expect((await confirm()).action?.status).toBe("done");
    const times = kind === "buy_credits" ? 0 : 1;
    expect(await everyChatAction[kind].effects(core)).toEqual({ ever: times, now: times });
    // What has no Undo says so, unless it leads to a page that asks again.
    if (done.action?.undoUntil === null && kind !== "buy_credits")
      expect(card.effect).toMatch(/can't take it back|not unpublished|not taken back/);
  });
});

it.each(chatActionKinds.filter((kind) => !ofOneself.includes(kind)))(
  "a card of the kind %s names the event that it is about",
  async (kind) => {
    const { card } = await shown(kind);
    const said = JSON.stringify([card.title, card.changes]);
    expect(said).toMatch(kind === "publish_event" ? /Harbor Night/ : /Founders Harbor/);
  },
);

/** What only their own parties may do. */
const ownOnly: readonly ChatActionKind[] = [
  "unsave_event",
  "counter_deal",
  "accept_offer",
  "decline_offer",
  "request_changes",
  "cancel_deal",
  "message_deal",
  "renew_deal",
  "reply_inquiry",
  "propose_package",
  "publish_event",
  "change_price",
  "change_spots",
  "refine_campaign",
];

it.each(ownOnly)("a card of the kind %s is made for nobody else", async (kind) => {
  const suggestion = await suggestionOf(kind);
  expect(await suggestAction(core, stranger, suggestion)).toEqual({ refused: expect.any(String) });
});

const dealId = async () => (await listDeals(core, actingBrand.id, {}, page)).items[0]?.id ?? "";
/** The brand changes the offer that a host is about to answer. */
async function offerChanges() {
  const body = { action: "propose", amount: 7_777 } as const;
  await moveAs(core, channel, { accountId: actingBrand.id, id: await dealId(), body });
}
const packageChanges = () => updatePackage(core, host, "pkg_1", { price: 12_345, maxSponsors: 7 });

/** What may happen between a card and its click, and what the refusal says of it. */
const between: { [K in ChatActionKind]?: [happens: () => Promise<unknown>, says: RegExp] } = {
  start_deal: [packageChanges, /List price: \$12,345 instead of \$10,000/],
  hold_spot: [packageChanges, /List price: \$12,345 instead of \$10,000/],
  join_waiting_list: [packageChanges, /List price: \$12,345 instead of/],
  counter_deal: [offerChanges, /changed since you read it: Amount/],
  accept_offer: [offerChanges, /changed since you read it: Amount/],
  decline_offer: [offerChanges, /changed since you read it: Amount/],
  request_changes: [offerChanges, /changed since you read it: Amount/],
  renew_deal: [
    () => updatePackage(core, host, "pkg_next", { name: "Platinum booth" }),
    /renewal opens has changed/,
  ],
  change_price: [packageChanges, /Price of Gold is \$12,345 now, not \$10,000/],
  change_spots: [packageChanges, /Spots of Gold is 7 now, not 2/],
  publish_event: [
    () => updateEvent(core, host, "evt_draft", { version: 1, name: "Harbor Day" }),
    /changed|newer|again/i,
  ],
  reply_inquiry: [
    async () => {
      const [thread] = (await ownThreads(core, actingBrand.id, page)).items.map(({ summary }) => summary);
      const more = { inquiryId: thread?.id ?? "", message: "And a talk?", clientId: "more" };
      await replyToInquiry(core, channel, { acting: inPerson(actingBrand.id), ...more });
    },
    /newer message/,
  ],
  order_campaign: [pricesChange, /now costs/],
  refine_campaign: [pricesChange, /now costs/],
  buy_credits: [
    () => core.table.write({ op: "put", item: creditPackageItem({ ...samplePackage, price: 9_900 }) }),
    /has changed/,
  ],
  edit_brand_facts: [
    () => updateBrandFacts(core, actingBrand, { version: 0, facts: ["Another"] }, someCaller),
    /changed|newer|again/i,
  ],
};

async function pricesChange() {
  const prices = { ...openingSettings.prices, campaignIdeas: 19, refinement: 19 };
  await core.table.write({ op: "put", item: settingsItem({ ...openingSettings, prices }) });
  forgetSettings(core);
}

it.each(Object.entries(between))(
  "a click on a card of the kind %s is refused with what has changed since",
  async (kind, [happens, says]) => {
    const { click: confirm } = await shown(kind as ChatActionKind);
    await happens();
    const before = await everyChatAction[kind as ChatActionKind].effects(core);
    const refusal: unknown = await confirm().catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "stale_version", message: expect.stringMatching(says) });
    expect(await everyChatAction[kind as ChatActionKind].effects(core)).toEqual(before);
  },
);

describe("a counter-offer's card", () => {
  it("says every term that changes with what stands, and the offer has exactly these", async () => {
    const { prepare } = everyChatAction.counter_deal;
    const { dealId: id } = await prepare(core);
    const input = {
      dealId: id,
      amount: 9_000,
      kpis: ["150 leads"],
      closingDate: "2026-03-01",
      benefits: ["A booth", "A talk"],
      note: "We'd like a talk.",
    };
    const suggested = await suggestAction(core, actingBrand, { kind: "counter_deal", input });
    if ("refused" in suggested) throw new Error(suggested.refused);
    const lines = Object.fromEntries(
      suggested.action.changes.map(({ label, before, after }) => [label, [before, after]]),
    );
    expect(lines).toMatchObject({
      Amount: ["$10,000", "$9,000"],
      KPIs: ["None", "150 leads"],
      "Closing date": ["None", "March 1, 2026"],
      Message: [null, "We'd like a talk."],
      Host: [null, "Henrik, Summit Works"],
    });
    const reply = emptyReply(core, { userId: actingBrand.id, messageId: null }, "msg_1");
    await core.table.write({ op: "put", item: messageItem({ ...reply, ...suggested, status: "complete" }) });
    await click(actingBrand);
    const [deal] = (await listDeals(core, actingBrand.id, {}, page)).items;
    expect(deal).toMatchObject({ amount: 9_000, version: 2, closingDate: "2026-03-01" });
  });

  it("is not made for terms that stand already, or for an add-on that the event does not offer", async () => {
    const { dealId: id } = await everyChatAction.counter_deal.prepare(core);
    for (const terms of [{ amount: 10_000 }, { addOns: ["add_none"] }])
      expect(
        await suggestAction(core, actingBrand, { kind: "counter_deal", input: { dealId: id, ...terms } }),
      ).toEqual({ refused: expect.any(String) });
  });
});

describe.each([
  ["brand", actingBrand],
  ["host", dealHost],
] as const)("an add-on in a counter-offer of the %s", (_side, by) => {
  const addOn = sampleAddOn({ id: "add_1" });

  async function countered() {
    await core.table.write({ op: "put", item: addOnEntity.item(addOn) });
    const { dealId: id } = await everyChatAction.counter_deal.prepare(core);
    const input = { dealId: id, addOns: [addOn.id] };
    const suggested = await suggestAction(core, by, { kind: "counter_deal", input });
    if ("refused" in suggested) throw new Error(suggested.refused);
    const reply = emptyReply(core, { userId: by.id, messageId: null }, "msg_1");
    await core.table.write({ op: "put", item: messageItem({ ...reply, ...suggested, status: "complete" }) });
    return suggested.action;
  }

  it("is on the card with its price, and the amount rises by it", async () => {
    expect((await countered()).changes).toEqual(
      expect.arrayContaining([
        { label: "Amount", before: "$10,000", after: "$12,000" },
        { label: "Add-ons", before: "None", after: "2 × Seat at the dinner ($2,000)" },
      ]),
    );
    await click(by);
    const [deal] = (await listDeals(core, actingBrand.id, {}, page)).items;
    expect(deal).toMatchObject({ amount: 12_000, version: 2 });
  });

  it("is not offered at another price than the card says", async () => {
    await countered();
    await core.table.write({ op: "put", item: addOnEntity.item({ ...addOn, priceCents: 900_000 }) });
    expect(await click(by).catch((error: unknown) => error)).toMatchObject({ code: "stale_version" });
  });
});

it("no kind of card signs", () => {
  expect(chatActionKinds.filter((kind) => /sign/.test(kind))).toEqual([]);
});
