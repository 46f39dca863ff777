import type { ReadTools } from "@marquee/adapters/ai/port";
import { getBalance } from "../credits/credits.ts";
import type { Core } from "../ports.ts";
import { isoTime } from "../ports.ts";
import {
  eventsPartition,
  readEvent,
  readSponsorshipPackage,
  sponsorshipPackagePrefix,
} from "./event.item.ts";

const dayMs = 86_400_000;

/** What Morgan may look up for this user: public events and packages, and the user's own balance. Nothing can change. */
export function readTools(core: Core, userId: string): ReadTools {
  return {
    async findEvents({ query, category, limit }) {
      const today = isoTime(core.clock.now() - dayMs).slice(0, 10);
      const { items } = await core.table.query({
        index: "gsi1",
        pk: eventsPartition,
        sk: { above: today, beginsWith: "" },
        limit: 100,
      });
      const words = (query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
      return items
        .map(readEvent)
        .filter((event) => category === undefined || event.category === category)
        .filter((event) => {
          const text = `${event.name} ${event.description} ${event.location} ${event.category}`.toLowerCase();
          return words.every((word) => text.includes(word));
        })
        .slice(0, Math.max(1, Math.min(limit, 20)))
        .map(({ id, name, description, location, date, category: kind, attendeeCount, attendeeType }) => ({
          id,
          name,
          description,
          location,
          date,
          category: kind,
          attendeeCount,
          attendeeType,
        }));
    },

    async listPackages({ eventId }) {
      const { items } = await core.table.query({
        pk: `EVENT#${eventId}`,
        sk: { beginsWith: sponsorshipPackagePrefix },
        limit: 50,
      });
      return items.map(readSponsorshipPackage).map(({ id, name, priceCents, tier, benefits }) => ({
        id,
        eventId,
        name,
        priceUsd: priceCents / 100,
        tier,
        benefits,
      }));
    },

    getCreditBalance: () => getBalance(core, userId),
  };
}
