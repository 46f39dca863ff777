import type { ReadTools } from "@marquee/adapters/ai/port";
import { getBalance, listPackages } from "../credits/credits.ts";
import type { Core } from "../ports.ts";
import { isoTime } from "../ports.ts";
import { readSettings } from "../system/settings.ts";
import {
  eventKey,
  eventsPartition,
  readEvent,
  readSponsorshipPackage,
  sponsorshipPackagePrefix,
} from "./event.item.ts";

/**
 * What Morgan may look up for this user: upcoming events with their packages, prices, and the user's own balance. An
 * event that has begun is no longer upcoming and neither it nor its packages are offered. Nothing can change.
 */
export function readTools(core: Core, userId: string): ReadTools {
  return {
    async findEvents({ query, category, limit }) {
      const now = isoTime(core.clock.now());
      const { items } = await core.table.query({
        index: "gsi1",
        pk: eventsPartition,
        sk: { above: now, beginsWith: "" },
        limit: 100,
      });
      const words = (query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
      return items
        .map(readEvent)
        .filter((event) => event.date > now)
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
      const [event, { items }] = await Promise.all([
        core.table.get(eventKey(eventId)),
        core.table.query({
          pk: `EVENT#${eventId}`,
          sk: { beginsWith: sponsorshipPackagePrefix },
          limit: 50,
        }),
      ]);
      if (!event || readEvent(event).date <= isoTime(core.clock.now())) return [];
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

    async getPriceList() {
      const [{ prices }, packages] = await Promise.all([readSettings(core), listPackages(core)]);
      return {
        prices,
        packages: packages.map(({ name, creditAmount, price }) => ({
          name,
          creditAmount,
          priceUsd: price / 100,
        })),
      };
    },
  };
}
