import { toolsFake } from "@marquee/testkit/tools-fake";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ownEvents } from "./own-events.ts";

const plain = {
  name: "Cloud Days",
  location: "Berlin",
  category: "cloud" as const,
  attendeeCount: 100,
  date: "2027-03-04T08:00",
  packages: [],
  soldUsd: 0,
  unsoldUsd: 0,
  open: { deals: 0, amountUsd: 0 },
};

test("a host's events are all counted, however many there are, and those ahead without what is over", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 150 }), fc.nat({ max: 60 }), async (ahead, over) => {
      const events = Array.from({ length: ahead + over }, (_, at) => ({
        ...plain,
        id: `evt_${at}`,
        status: at < ahead ? ("upcoming" as const) : ("completed" as const),
      }));
      const tools = {
        ...toolsFake(),
        listHosted: async ({
          offset = 0,
          limit = 20,
        }: {
          offset?: number | undefined;
          limit?: number | undefined;
        }) => events.slice(offset, offset + limit),
      };
      expect(await ownEvents(tools, "all")).toHaveLength(ahead + over);
      expect(await ownEvents(tools, "ahead")).toHaveLength(ahead);
    }),
  );
});
