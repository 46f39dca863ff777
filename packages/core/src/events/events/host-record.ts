import type { PastSponsor } from "@marquee/contracts/events/events";
import type { Core } from "../../core.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import { userPartition } from "../../rows/keys.ts";
import { readEach } from "../../rows/paging.ts";
import { completionRate, hostedDealEntity, hostedDealPrefix } from "./hosted-deal.item.ts";

/** How many of a host's latest deals make up their record. */
const latest = 100;
const sponsorsMax = 8;

/**
 * A host's signed deals: the share that was completed, and who sponsored them, latest first. A sponsor is named by
 * company, once; one without a company, or whose account is gone, is not named.
 */
export async function hostRecord(
  core: Core,
  hostId: string,
): Promise<{ completionRate: number | null; pastSponsors: PastSponsor[] }> {
  const { items } = await core.table.query({
    pk: userPartition(hostId),
    sk: { beginsWith: hostedDealPrefix },
    newestFirst: true,
    limit: latest,
  });
  const deals = readEach(items, hostedDealEntity.read).rows;
  const completed = deals.filter(({ outcome }) => outcome === "completed");
  const contacts = await contactsOf(
    core,
    completed.map(({ brandId }) => brandId),
  );
  const byCompany = new Map<string, PastSponsor>();
  for (const { brandId, eventName, at } of completed) {
    const company = contacts.get(brandId)?.company ?? "";
    if (company !== "" && !byCompany.has(company)) byCompany.set(company, { company, eventName, at });
  }
  return {
    completionRate: completionRate(deals),
    pastSponsors: [...byCompany.values()].slice(0, sponsorsMax),
  };
}
