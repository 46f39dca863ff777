import { hash } from "node:crypto";
import {
  type DealFacts,
  dealFieldLabels,
  eventChanges,
  partyLine,
} from "@marquee/contracts/deals/deal-facts";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import { AppError } from "@marquee/contracts/errors";
import { documentText } from "@marquee/contracts/text/document-text";
import { listText } from "@marquee/contracts/text/formats";
import type { Core } from "../../core.ts";
import { type EventRecord, eventKey, readEvent } from "../../events/events/event.item.ts";
import { factsNow } from "../../events/events/offer-facts.ts";
import { agreementBlocks } from "./agreement-text.ts";
import type { DealRecord } from "./deal.item.ts";

/** What a deal's newest version stands for; for one from before versions had facts, what holds now. */
export async function factsOf(core: Core, deal: DealRecord, event?: EventRecord): Promise<DealFacts> {
  return deal.facts ?? factsNow(core, event ?? (await eventOf(core, deal)), deal.brandId);
}

async function eventOf(core: Core, { eventId }: DealRecord): Promise<EventRecord> {
  const row = await core.table.get(eventKey(eventId));
  if (!row) throw new AppError("not_found");
  return readEvent(row);
}

/**
 * The SHA-256 hash of the text that a deal's newest version says, which a click on it has to name. Once somebody has
 * signed, it is that of the text that they signed.
 */
export function termsHash(deal: DealRecord, facts: DealFacts): string {
  return deal.textSha256 ?? textSha256(documentText(agreementBlocks({ deal, facts })));
}

/** A deal with a further version, which stands for these facts and which nobody has signed. */
export function withVersion(deal: DealRecord, facts: DealFacts): DealRecord & { facts: DealFacts } {
  return {
    ...deal,
    version: deal.version + 1,
    signedBy: [],
    textSha256: null,
    facts,
    eventName: facts.event.name,
  };
}

/** The hash of an agreement's text, in hexadecimal. */
export function textSha256(text: string): string {
  return hash("sha256", text, "hex");
}

/** What differs between the facts of two versions, in the fields of a deal's history. */
export function factChanges(before: DealFacts, after: DealFacts): DealChange[] {
  const party = (field: "sponsor" | "host", side: "brand" | "host") => {
    const [old, next] = [partyLine(before[side]), partyLine(after[side])];
    return old === next ? [] : [{ field, old, new: next }];
  };
  return [...party("sponsor", "brand"), ...party("host", "host"), ...eventChanges(before.event, after.event)];
}

/** The names of what changed, such as "Amount and Event days"; empty for nothing. */
export function changedFields(changes: readonly DealChange[]): string {
  const labels: Readonly<Record<string, string>> = dealFieldLabels;
  return listText(changes.map(({ field }) => labels[field] ?? field));
}
