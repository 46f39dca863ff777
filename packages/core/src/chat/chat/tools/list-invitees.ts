import type { ToolInvitee } from "@marquee/adapters/ai/tool-results-market";
import type { DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { ownThreads } from "../../../deals/inquiries/threads.ts";
import { listContacts } from "../../../deals/proposals/event-contacts.ts";
import { ownDeals } from "./list-deals.ts";
import { orNull, type Tool, toolLimit } from "./tool.ts";

/** How many conversations are looked through. */
const threadsRead = 100;

const becauseOf: Record<DealStatus, ToolInvitee["because"]> = {
  negotiating: "negotiates",
  pending: "negotiates",
  active: "sponsors",
  completed: "sponsored",
  cancelled: "negotiates",
};

/**
 * Brands that the reader knows and could invite to an event of theirs: first those with a contact about it, to whom a
 * package can be proposed, then the sponsors and askers of their other events.
 */
export const listInvitees: Tool<"listInvitees"> = async (
  { core, accountId },
  { eventId, limit = toolLimit },
) => {
  const actor = { accountId, actorId: accountId, admin: undefined };
  const contacts = await orNull(listContacts(core, actor, eventId));
  if (!contacts) return null;
  const [deals, threads] = await Promise.all([
    ownDeals(core, accountId, { side: "host" }),
    ownThreads(core, accountId, { limit: threadsRead }),
  ]);
  const asked = threads.items.flatMap(({ summary }) => (summary.ownSide === "host" ? [summary] : []));
  const here = contacts.map(({ ref, name, company }): ToolInvitee => {
    const deal = deals.find(({ id }) => ref.kind === "deal" && id === ref.id);
    const because = deal ? becauseOf[deal.status] : ref.kind === "waiting" ? "waits" : "asked";
    return {
      name,
      company,
      because,
      eventName: deal?.eventName ?? asked.find((one) => one.eventId === eventId)?.eventName ?? "",
      contact: { kind: ref.kind, id: ref.id },
      dealStatus: deal?.status ?? null,
    };
  });
  const elsewhere = [
    ...deals
      .filter((deal) => deal.eventId !== eventId)
      .toSorted(bySigned)
      .map(fromDeal),
    ...asked
      .filter((one) => one.eventId !== eventId)
      .map(
        (one): ToolInvitee => ({
          ...one.with,
          because: "asked",
          eventName: one.eventName,
          contact: null,
          dealStatus: null,
        }),
      ),
  ];
  const byBrand = new Map<string, ToolInvitee>();
  for (const one of [...here, ...elsewhere]) {
    const key = `${one.company}|${one.name}`;
    if (!byBrand.has(key)) byBrand.set(key, one);
  }
  return [...byBrand.values()].slice(0, limit);
};

/** Those who sponsored before those who only negotiated. */
const bySigned = (left: ListedDeal, right: ListedDeal) =>
  Number(left.signedAt === null) - Number(right.signedAt === null);

function fromDeal(deal: ListedDeal): ToolInvitee {
  return {
    ...deal.with,
    because: becauseOf[deal.status],
    eventName: deal.eventName,
    contact: null,
    dealStatus: deal.status,
  };
}
