import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { offerAs } from "@marquee/testkit/deal-acts";
import { dealBrand, setDealStage } from "@marquee/testkit/deal-stage";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { eventItem, eventKey, readEvent } from "../../events/events/event.item.ts";
import { noticePicture } from "./notice-picture.ts";

const brand = dealBrand(1);
const site = "https://marquee.example";
let core: Core;
let dealId: string;
let eventId: string;

beforeEach(async () => {
  core = { table: memoryTable({}, new Map()), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [brand], [{ maxSponsors: 5 }]);
  const deal = await offerAs(core, recordingChannel(), {
    brand,
    body: { packageId: "pkg_1", note: "", kpis: [] },
    idempotencyKey: undefined,
  });
  [dealId, eventId] = [deal.id, deal.eventId];
});

const step = () =>
  noticePicture(core, site, {
    kind: "deal_step",
    about: { dealId, step: 1, action: "propose", from: "Acme", eventName: "Any" },
  });
const news = (id: string) =>
  noticePicture(core, site, { kind: "event_news", about: { eventId: id, eventName: "Any", changed: "" } });

it("what is about a deal has the poster of the deal's event, as what is about the event itself", async () => {
  const picture = await step();
  expect(picture?.url).toMatch(new RegExp(`^${site}/api/posters/${eventId}/[\\w-]{16}\\.png$`));
  expect(await news(eventId)).toEqual(picture);
});

it("drafts, what is gone, and what is about no event have none", async () => {
  expect(await news("evt_none")).toBeUndefined();
  expect(await noticePicture(core, site, { kind: "credits_added", about: { credits: 5 } })).toBeUndefined();
  const row = await core.table.get(eventKey(eventId));
  if (!row) throw new Error("no event");
  await core.table.write({ op: "put", item: eventItem({ ...readEvent(row), state: "draft" }) });
  expect(await step()).toBeUndefined();
});
