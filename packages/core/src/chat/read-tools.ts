import type { ReadTools } from "@marquee/adapters/ai/port";
import { benefitText } from "@marquee/contracts/benefits";
import type { Event } from "@marquee/contracts/http/events";
import { limits } from "@marquee/contracts/limits";
import type { Core } from "../core.ts";
import { getBalance, listPackages } from "../credits/credits.ts";
import { hostedStatusAt } from "../events/event-listing.item.ts";
import { readHostedEvent } from "../events/get-event.ts";
import { listEvents } from "../events/list-events.ts";
import { asSeenBy } from "../events/seen-packages.ts";
import { readSettings } from "../system/settings.ts";
import { isoTime } from "../time.ts";

/** Further than this nobody looks for an answer in a conversation. */
const pagesMax = 10;

/**
 * What Morgan may look up for this user: upcoming events with their packages, prices, and the user's own balance. An
 * event that has begun is no longer upcoming and neither it nor its packages are offered. Nothing can change.
 */
export function readTools(core: Core, userId: string): ReadTools {
  return {
    async findEvents({ query, category, limit }) {
      const words = (query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
      const wanted = Math.max(1, Math.min(limit, 20));
      const found: Event[] = [];
      let cursor: string | undefined;
      for (let pages = 0; pages < pagesMax && found.length < wanted; pages++) {
        const page = await listEvents(core, { status: "upcoming" }, { limit: limits.pageSizeMax, cursor });
        found.push(...page.items.filter((event) => fits(event, category, words)));
        cursor = page.cursor;
        if (cursor === undefined) break;
      }
      return found
        .slice(0, wanted)
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
      const hosted = await readHostedEvent(core, eventId);
      if (!hosted || hostedStatusAt(hosted.event, isoTime(core.clock.now())) !== "upcoming") return [];
      return asSeenBy(hosted, userId).packages.map(({ id, name, priceCents, tier, benefits }) => ({
        id,
        eventId,
        name,
        priceUsd: priceCents / 100,
        tier,
        benefits: benefits.map(benefitText),
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

function fits(event: Event, category: string | undefined, words: readonly string[]): boolean {
  const text = `${event.name} ${event.description} ${event.location} ${event.category}`.toLowerCase();
  return (
    (category === undefined || event.category === category) && words.every((word) => text.includes(word))
  );
}
