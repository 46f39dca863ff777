import { getInquiry, ownThreads } from "@marquee/core/deals/inquiries/threads";
import { getEvent } from "@marquee/core/events/events/get-event";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { expect, it } from "vitest";
import { demoUserIds } from "./content/demo-users.ts";
import { seedDemo } from "./seed.ts";

it("the demo's host has conversations to read, one to answer, and a reply time of hours", async () => {
  const core = { table: memoryTable(), clock: fixedClock(Date.UTC(2026, 10, 22, 9)), ids: seededIds() };
  await seedDemo(core);
  const items = (await ownThreads(core, demoUserIds.host, {})).items.map(({ summary }) => summary);
  expect(items.map(({ unread }) => unread)).toEqual([true, false, false, false]);
  const ages = items.map(({ lastMessageAt }) => core.clock.now() - Date.parse(lastMessageAt));
  expect(ages).toEqual(ages.toSorted((left, right) => left - right));
  for (const { id, lastMessage } of items) {
    const { inquiry } = await getInquiry(core, demoUserIds.host, id);
    expect(inquiry.messages.at(-1)?.content.startsWith(lastMessage.slice(0, 100)), id).toBe(true);
  }
  const reader = { accountId: demoUserIds.brand, seesAll: false };
  expect((await getEvent(core, reader, "evt_ai_conference")).host.medianReplyHours).toBe(3);
}, 60_000);
