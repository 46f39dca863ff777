import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import type { ChatActionKind } from "@marquee/contracts/chat/chat-action";
import { brandFactsOf } from "@marquee/core/account/brand-facts/brand-facts";
import type { Core } from "@marquee/core/core";
import { openingBalance } from "@marquee/core/credits/credits/balance.item";
import { creditPackageItem } from "@marquee/core/credits/credits/credit-package.item";
import { grantCredits } from "@marquee/core/credits/credits/grant";
import { queuedJobItem } from "@marquee/core/credits/jobs/job.item";
import { listDealMessages } from "@marquee/core/deals/deals/deal-messages";
import { getDeal, listDeals, listOfferedPackages } from "@marquee/core/deals/deals/read-deals";
import { createInquiry } from "@marquee/core/deals/inquiries/create-inquiry";
import { getInquiry, ownThreads } from "@marquee/core/deals/inquiries/threads";
import { eventItem } from "@marquee/core/events/events/event.item";
import { getEvent } from "@marquee/core/events/events/get-event";
import { isSaved, saveEvent } from "@marquee/core/events/saved-events/saved-events";
import { inPerson } from "@marquee/core/ground/identity/principal";
import { sessionItem } from "@marquee/core/ground/identity/session.item";
import { profileKey, readUser, type UserRecord } from "@marquee/core/ground/users/user.item";
import { listGenerations } from "@marquee/core/studio/campaigns/generations";
import { moveAs, offerAs } from "./deal-acts.ts";
import { dealBrand, dealEvent, dealHost, sampleDeal, setDealStage, storeDeal } from "./deal-stage.ts";
import { recordingChannel } from "./recording-channel.ts";
import { sampleEvent, sampleOffer, soldSpots, storeEvent } from "./sample-event.ts";
import { samplePackage } from "./sample-package.ts";
import { sampleResult } from "./sample-result.ts";
import { someCaller } from "./some-caller.ts";

/** Who sponsors in these cases. */
export const actingBrand = dealBrand(1, { industry: "tech", interests: ["AI"] });

/** How often an action took effect, and how often that stands. */
export interface Effects {
  ever: number;
  now: number;
}

/** One kind of action with all that a card of it needs. */
interface ActionCase<K extends ChatActionKind> {
  by: UserRecord;
  /** Stores what the card is about and returns what is suggested. */
  prepare(core: Core): Promise<SuggestionInput<K>>;
  effects(core: Core): Promise<Effects>;
}

const channel = recordingChannel();
const page = { limit: 50, cursor: undefined };
const happened = (times: number): Effects => ({ ever: times, now: times });
const once = (holds: boolean): Effects => happened(holds ? 1 : 0);

/** Stores both parties with sessions and credits, and an event with a gold package of two spots. */
export async function setActionStage(core: Core): Promise<void> {
  await setDealStage(core, [actingBrand], [{ maxSponsors: 2, priceCents: 1_000_000 }]);
  for (const { id } of [actingBrand, dealHost]) {
    const session = sessionItem(id, "h", someCaller, true, core.clock.now());
    for (const item of [session, openingBalance(id)]) await core.table.write({ op: "put", item });
  }
  await grantCredits(core, { userId: actingBrand.id, id: "grant", amount: 100, reason: "Grant" });
}

const dealOf = async (core: Core): Promise<string> =>
  (await listDeals(core, actingBrand.id, {}, page)).items.at(-1)?.id ?? "";

/** The brand's first offer, which the host has not answered. */
async function offered(core: Core): Promise<string> {
  const first = { brand: actingBrand, body: { packageId: "pkg_1" }, idempotencyKey: "1" };
  return (await offerAs(core, channel, first)).id;
}

/** How often the history of the only deal has a move by a side. */
async function movesOf(core: Core, action: string, by: "brand" | "host"): Promise<Effects> {
  const id = await dealOf(core);
  const { history } = await getDeal(core, actingBrand.id, id);
  return happened(history.filter((entry) => entry.action === action && entry.by === by).length);
}

async function asked(core: Core): Promise<string> {
  const { id } = await createInquiry(core, channel, {
    inquirer: actingBrand,
    acting: inPerson(actingBrand.id),
    eventId: dealEvent.id,
    topic: "sponsorship",
    message: "Is there a booth left?",
    idempotencyKey: "ask",
  });
  return id;
}

const packagesOf = async (core: Core) =>
  (await getEvent(core, { accountId: dealHost.id, seesAll: false }, dealEvent.id)).packages;

async function offerAsSeen(core: Core) {
  const sponsor = { accountId: actingBrand.id, industry: actingBrand.industry };
  const [offer] = await listOfferedPackages(core, sponsor, dealEvent.id);
  if (!offer) throw new Error("no package");
  return offer;
}

async function ordered(core: Core, except: number): Promise<Effects> {
  const { items } = await listGenerations(core, actingBrand.id, page);
  const count = items.length - except;
  return { ever: count, now: items.filter(({ status }) => status === "queued").length };
}

const draft = sampleEvent({
  id: "evt_draft",
  name: "Harbor Night",
  date: "2026-09-01T09:00:00.000Z",
  endsAt: "2026-09-01T18:00:00.000Z",
  description: "One evening",
  state: "draft",
});

/** A case of every kind. */
export const everyChatAction: { [K in ChatActionKind]: ActionCase<K> } = {
  save_event: {
    by: actingBrand,
    prepare: async () => ({ eventId: dealEvent.id }),
    effects: async (core) => once(await isSaved(core, actingBrand.id, dealEvent.id)),
  },
  unsave_event: {
    by: actingBrand,
    async prepare(core) {
      await saveEvent(core, actingBrand.id, dealEvent.id);
      return { eventId: dealEvent.id };
    },
    effects: async (core) => once(!(await isSaved(core, actingBrand.id, dealEvent.id))),
  },
  start_deal: {
    by: actingBrand,
    prepare: async () => ({ packageId: "pkg_1", amount: 8_000 }),
    async effects(core) {
      const { items } = await listDeals(core, actingBrand.id, {}, page);
      return { ever: items.length, now: items.filter(({ status }) => status === "negotiating").length };
    },
  },
  counter_deal: {
    by: actingBrand,
    prepare: async (core) => ({ dealId: await offered(core), amount: 9_500, kpis: ["50 leads"] }),
    async effects(core) {
      const { version } = await getDeal(core, actingBrand.id, await dealOf(core));
      return happened(version - 1);
    },
  },
  accept_offer: {
    by: dealHost,
    prepare: async (core) => ({ dealId: await offered(core), note: "Gladly" }),
    effects: (core) => movesOf(core, "accept", "host"),
  },
  decline_offer: {
    by: dealHost,
    prepare: async (core) => ({ dealId: await offered(core), reason: "Too low" }),
    effects: (core) => movesOf(core, "decline", "host"),
  },
  request_changes: {
    by: dealHost,
    prepare: async (core) => ({ dealId: await offered(core), reason: "Please add a talk" }),
    effects: (core) => movesOf(core, "request_changes", "host"),
  },
  cancel_deal: {
    by: actingBrand,
    async prepare(core) {
      const dealId = await offered(core);
      await moveAs(core, channel, { accountId: dealHost.id, id: dealId, body: { action: "accept" } });
      return { dealId, reason: "The budget is gone" };
    },
    effects: (core) => movesOf(core, "cancel", "brand"),
  },
  message_deal: {
    by: dealHost,
    prepare: async (core) => ({ dealId: await offered(core), message: "Could we talk on Monday?" }),
    async effects(core) {
      const { items } = await listDealMessages(core, dealHost.id, await dealOf(core), page);
      return happened(items.length);
    },
  },
  renew_deal: {
    by: actingBrand,
    async prepare(core) {
      const next = sampleEvent({
        id: "evt_next",
        name: "Founders Harbor 2027",
        date: "2027-01-10T09:00:00.000Z",
      });
      await storeEvent(core, { ...next, endsAt: "2027-01-11T18:00:00.000Z" }, [
        sampleOffer({ id: "pkg_next", eventId: next.id, maxSponsors: 3 }),
      ]);
      const signed = {
        signedBy: ["brand", "host"] as const,
        expiresAt: null,
        signedAt: "2026-01-10T09:00:00.000Z",
      };
      const old = sampleDeal({ id: "deal_old", brandId: actingBrand.id, status: "completed" });
      await storeDeal(core, { ...old, ...signed, signedBy: [...signed.signedBy] });
      return { dealId: "deal_old" };
    },
    async effects(core) {
      const { items } = await listDeals(core, actingBrand.id, { status: "negotiating" }, page);
      return happened(items.length);
    },
  },
  hold_spot: {
    by: actingBrand,
    prepare: async () => ({ packageId: "pkg_1" }),
    effects: async (core) => once((await offerAsSeen(core)).ownHold !== null),
  },
  join_waiting_list: {
    by: actingBrand,
    async prepare(core) {
      await storeEvent(core, dealEvent, [
        sampleOffer({ id: "pkg_1", eventId: dealEvent.id, maxSponsors: 2, spots: soldSpots(2) }),
      ]);
      return { packageId: "pkg_1" };
    },
    effects: async (core) => once((await offerAsSeen(core)).ownPosition !== null),
  },
  ask_host: {
    by: actingBrand,
    prepare: async () => ({ eventId: dealEvent.id, topic: "audience", message: "Who comes?" }),
    effects: async (core) => happened((await ownThreads(core, dealHost.id, page)).items.length),
  },
  reply_inquiry: {
    by: dealHost,
    prepare: async (core) => ({ inquiryId: await asked(core), message: "Two are left." }),
    async effects(core) {
      const [thread] = (await ownThreads(core, dealHost.id, page)).items.map(({ summary }) => summary);
      const { inquiry } = await getInquiry(core, dealHost.id, thread?.id ?? "");
      return happened(inquiry.messages.length - 1);
    },
  },
  propose_package: {
    by: dealHost,
    prepare: async (core) => ({
      eventId: dealEvent.id,
      contactKind: "inquiry",
      contactId: await asked(core),
      name: "Booth and talk",
      tier: "gold",
      amount: 7_000,
      benefits: ["A booth", "A talk"],
    }),
    effects: async (core) =>
      happened((await packagesOf(core)).filter(({ madeFor }) => madeFor !== null).length),
  },
  publish_event: {
    by: dealHost,
    async prepare(core) {
      await core.table.write({ op: "put", item: eventItem(draft) });
      return { eventId: draft.id };
    },
    async effects(core) {
      const { status } = await getEvent(core, { accountId: dealHost.id, seesAll: false }, draft.id);
      return once(status !== "draft");
    },
  },
  change_price: {
    by: dealHost,
    prepare: async () => ({ packageId: "pkg_1", amount: 9_000 }),
    effects: async (core) => once((await packagesOf(core))[0]?.price === 9_000),
  },
  change_spots: {
    by: dealHost,
    prepare: async () => ({ packageId: "pkg_1", spots: 5 }),
    effects: async (core) => once((await packagesOf(core))[0]?.maxSponsors === 5),
  },
  order_campaign: {
    by: actingBrand,
    prepare: async () => ({ prompt: "A pop-up for developers" }),
    effects: (core) => ordered(core, 0),
  },
  refine_campaign: {
    by: actingBrand,
    async prepare(core) {
      const id = "gen_01JHK0000000000000000000AA";
      const job = { id, userId: actingBrand.id, kind: "campaign" as const, requestId: "req", costCredits: 0 };
      const row = queuedJobItem({ ...job, input: { prompt: "A pop-up for developers" } }, core.clock.now());
      const item = { ...row, results: [sampleResult], status: "completed", chargedCredits: 0 };
      await core.table.write({ op: "put", item });
      return { generationId: id, index: 0, refinement: "cheaper" };
    },
    effects: (core) => ordered(core, 1),
  },
  buy_credits: {
    by: actingBrand,
    async prepare(core) {
      await core.table.write({ op: "put", item: creditPackageItem(samplePackage) });
      return { packageId: samplePackage.id };
    },
    // It leads to a page and changes nothing.
    effects: async () => happened(0),
  },
  edit_profile: {
    by: actingBrand,
    prepare: async () => ({ field: "interests", value: ["AI", "Cloud"] }),
    async effects(core) {
      const row = await core.table.get(profileKey(actingBrand.id));
      return once(row !== undefined && readUser(row).interests.length > 1);
    },
  },
  edit_brand_facts: {
    by: actingBrand,
    prepare: async () => ({ field: "facts", value: ["Never sponsors alcohol", "Never sponsors ALCOHOL"] }),
    effects: async (core) => happened((await brandFactsOf(core, actingBrand.id)).facts.length),
  },
};
