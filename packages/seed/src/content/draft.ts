import { dayAfter } from "@marquee/contracts/events/event-time";
import { demoUserIds } from "./demo-users.ts";
import { nineOn } from "./events.ts";
import { tierBenefits } from "./package-plan.ts";

const dayMs = 24 * 60 * 60 * 1_000;

/** A draft of the demo's host, half a year from now, with its planned packages. */
export function draftSeed(now: Date) {
  const timeZone = "America/Denver";
  const startMs = Date.parse(nineOn(dayAfter(now.toISOString().slice(0, 10), 182), timeZone));
  return {
    id: "evt_draft_resilience_forum",
    name: "Resilience Forum",
    description:
      "Two days for the people who keep large systems running: incident reviews told by those who were on call, and workshops on what they changed.",
    location: "Denver, CO",
    date: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + 2 * dayMs).toISOString(),
    timeZone,
    timeZoneGuessed: false,
    imageUrl: null,
    eventUrl: null,
    attendeeCount: 900,
    attendeeType: "SREs, platform leads, and heads of operations",
    hostId: demoUserIds.host,
    category: "cloud" as const,
    packages: [
      {
        id: "pkg_draft_resilience_forum_gold",
        name: "Incident Stage Partner",
        description: "Your name at the stage on which incidents are told.",
        price: 24_000,
        tier: "gold" as const,
        benefits: [...tierBenefits.gold],
        maxSponsors: 3,
      },
      {
        id: "pkg_draft_resilience_forum_bronze",
        name: "Workshop Partner",
        description: "Support one of the workshops.",
        price: 5_500,
        tier: "bronze" as const,
        benefits: [...tierBenefits.bronze],
        maxSponsors: 8,
      },
    ],
  };
}
