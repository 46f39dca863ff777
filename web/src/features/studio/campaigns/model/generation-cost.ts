import { isWholeCampaign } from "@marquee/contracts/credits/prices";
import type { Generation } from "@marquee/contracts/studio/campaigns";
import { formatCredits } from "#format/format.ts";
import { conceptsTab as copy } from "../copy.ts";

/** What a generation cost or will cost, and that an agency pays it for its client. */
export function costLine(generation: Generation): string {
  const line = creditsLine(generation);
  return generation.payer === "agency" && generation.charged !== 0 && line !== copy.nothingCharged
    ? copy.byAgency(line)
    : line;
}

function creditsLine({ cost, charged, status }: Generation): string {
  if (charged === null)
    // A push reports the end before the charged amount is known; until then the credits are still reserved.
    return status === "failed" || status === "cancelled"
      ? copy.nothingCharged
      : copy.reserved(formatCredits(cost));
  if (charged === cost) return copy.charged(formatCredits(charged));
  return copy.chargedInPart(formatCredits(charged), formatCredits(cost));
}

/** How many concepts a generation produces; refining a concept produces one. */
export function expectedConcepts({ parent }: Pick<Generation, "parent">): number {
  return isWholeCampaign(parent?.refinement) ? 3 : 1;
}
