import type { Checklist, ChecklistItem } from "@marquee/contracts/home/onboarding";
import { brandFactsOf, isEmpty } from "../../account/brand-facts/brand-facts.ts";
import type { Core } from "../../core.ts";
import { dealBriefsOf } from "../../deals/deals/deal-briefs.ts";
import { hostedList, readEvent } from "../../events/events/event.item.ts";
import { savedBy } from "../../events/saved-events/saved-event.item.ts";
import type { UserRecord } from "../../ground/users/user.item.ts";
import { everyListed, listPage } from "../../rows/lists.ts";
import { readOr } from "../../rows/paging.ts";
import { listGenerations } from "../../studio/campaigns/generations.ts";

/** The first steps for a user's role, each with whether it is done, derived from the account's own actions. */
export async function getChecklist(core: Core, user: Pick<UserRecord, "id" | "role">): Promise<Checklist> {
  const checks: Record<ChecklistItem, () => Promise<boolean>> = {
    brandFacts: async () => !isEmpty(await brandFactsOf(core, user.id)),
    savedEvent: async () => (await listPage(core, savedBy(user.id), { limit: 1 })).items.length > 0,
    publishedEvent: () => hasPublished(core, user.id),
    deal: async () => (await dealBriefsOf(core, user.id)).length > 0,
    campaign: async () => (await listGenerations(core, user.id, { limit: 1 })).items.length > 0,
  };
  const first: ChecklistItem = user.role === "event_host" ? "publishedEvent" : "savedEvent";
  const items: readonly ChecklistItem[] = ["brandFacts", first, "deal", "campaign"];
  return Promise.all(items.map(async (item) => ({ item, done: await checks[item]() })));
}

/** A canceled event was published at some time; a draft never was. */
async function hasPublished(core: Core, hostId: string): Promise<boolean> {
  for await (const row of everyListed(core, hostedList(hostId))) {
    const state = readOr(row, readEvent)?.state;
    if (state !== undefined && state !== "draft") return true;
  }
  return false;
}
