import { budgetGap, campaignIdeaDraftSchema } from "@marquee/contracts/studio/campaign-idea";
import { type MemoryStore, memoryTable } from "@marquee/table/memory-table";
import { measureSomething } from "@marquee/testkit/account-with-numbers";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, dealHost, sampleDeal, setDealStage, storeDeal } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { listConversations } from "../../chat/chat/conversations.ts";
import { messageIdIn, messageItem } from "../../chat/chat/message.item.ts";
import { listMessages } from "../../chat/chat/messages.ts";
import type { Core } from "../../core.ts";
import { listTransactions } from "../../credits/jobs/list-transactions.ts";
import { inPerson } from "../../ground/identity/principal.ts";
import { getAnalytics } from "../../insight/analytics/get-analytics.ts";
import { recordMetrics } from "../../insight/analytics/record-metrics.ts";
import { duplicateIdea } from "../../studio/campaigns/duplicate-idea.ts";
import { updateIdea } from "../../studio/campaigns/edit-idea.ts";
import { listLibrary } from "../../studio/campaigns/list-library.ts";
import { sampleConcepts } from "./sample-concepts.ts";
import { eraseSampleSet, loadSampleSet, removeSampleSet } from "./sample-set.ts";

const { id: me } = dealBrand(1);
const channel = recordingChannel();
let store: MemoryStore;
let core: Core;

beforeEach(async () => {
  store = new Map();
  core = { table: memoryTable({}, store), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [dealBrand(1)], [{ maxSponsors: 60, priceCents: 1_000_000 }]);
});

const load = () => loadSampleSet(core, channel, me);
const remove = () => removeSampleSet(core, channel, me);
const library = async () => (await listLibrary(core, me, {})).items;
const sampleTalk = async () =>
  (await listConversations(core, me)).find(({ title }) => title === "Sample conversation");
const messagesIn = async (id: string) => (await listMessages(core, me, { conversation: id })).items;
/** Every row but the mark of how far pushes were counted. */
const rows = () => [...store.keys()].filter((key) => !/CHANGES/.test(key)).toSorted();

describe("the sample set", () => {
  it("is deals, measures, concepts and a conversation, each marked, and moves no credits", async () => {
    await load();
    const { sample, tiles } = await getAnalytics(core, me, { range: "ytd" });
    expect(sample).toBe(true);
    expect(tiles.some(({ value }) => value !== null && value > 0)).toBe(true);
    const concepts = await library();
    expect(concepts).toHaveLength(sampleConcepts.length);
    expect(concepts.every((one) => one.sample)).toBe(true);
    const talk = await sampleTalk();
    const messages = await messagesIn(talk?.id ?? "");
    expect(messages.filter(({ isAi }) => isAi)).toHaveLength(3);
    expect(messages).toHaveLength(6);
    expect(messages.every(({ isAi, note }) => !isAi || note === "Sample data")).toBe(true);
    expect((await listTransactions(core, me, {})).items).toEqual([]);
  });

  it("leaves nothing behind, however often it is loaded and removed", async () => {
    const before = rows();
    for (let n = 0; n < 2; n++) await load();
    expect(await library()).toHaveLength(sampleConcepts.length);
    for (let n = 0; n < 2; n++) await remove();
    expect(rows()).toEqual(before);
    expect((await getAnalytics(core, me, { range: "ytd" })).sample).toBe(false);
  });

  it("keeps what somebody went on with: an edited concept, a copy, a conversation with questions of one's own", async () => {
    await load();
    const [edited, copied] = await library();
    await updateIdea(core, me, edited?.id ?? "", { version: 1, name: "Ours" });
    await duplicateIdea(core, me, copied?.id ?? "", undefined);
    const talk = await sampleTalk();
    const [message] = await messagesIn(talk?.id ?? "");
    if (!message || !talk) throw new Error("no conversation");
    const id = messageIdIn(talk.id, core.ids.next("message", core.clock.now()));
    await core.table.write({ op: "put", item: messageItem({ ...message, id }) });
    await remove();
    const left = await library();
    expect(left.map(({ name }) => name).toSorted()).toEqual([expect.stringMatching(/^Copy of /), "Ours"]);
    expect(left.some(({ sample }) => sample)).toBe(false);
    expect(await messagesIn(talk.id)).toHaveLength(7);
    await load();
    expect((await library()).map(({ name }) => name)).toContain("Ours");
    expect(await messagesIn(talk.id)).toHaveLength(7);
  });

  it("leaves with the first numbers of the account's own, and is refused to whoever has some", async () => {
    await storeDeal(
      core,
      sampleDeal({
        id: "deal_1",
        brandId: me,
        status: "active",
        signedAt: "2026-01-10T09:00:00.000Z",
        expiresAt: null,
      }),
    );
    await load();
    const measured = { dealId: "deal_1", date: "2026-01-12", impressions: 5 };
    const end = (ended: Core, accountId: string) => eraseSampleSet(ended, channel, accountId);
    await recordMetrics(core, inPerson(me) as Parameters<typeof recordMetrics>[1], measured, end);
    expect(await library()).toEqual([]);
    expect(await sampleTalk()).toBeUndefined();
    expect(await codeOf(load())).toBe("conflict");
  });

  it("is nobody else's", async () => {
    await measureSomething(core, { id: dealHost.id, word: "theirs", dealId: "deal_9" });
    await load();
    expect((await listLibrary(core, dealHost.id, {})).items).toEqual([]);
    expect((await getAnalytics(core, dealHost.id, { range: "ytd" })).sample).toBe(false);
  });
});

it.each(sampleConcepts.map((concept) => [concept.name, concept] as const))(
  "%s is a whole concept whose parts add up",
  (_, concept) => {
    expect(campaignIdeaDraftSchema.parse(concept)).toEqual(concept);
    expect(budgetGap(concept)).toBe(0);
  },
);
