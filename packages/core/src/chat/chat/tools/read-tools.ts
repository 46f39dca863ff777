import { type ReadToolName, type ReadTools, readToolNames } from "@marquee/adapters/ai/read-tools";
import { findEvents } from "./find-events.ts";
import { getAgreement } from "./get-agreement.ts";
import { getAnalytics } from "./get-analytics.ts";
import { getCreditBalance } from "./get-credit-balance.ts";
import { getDeal } from "./get-deal.ts";
import { getEvent } from "./get-event.ts";
import { getHelp } from "./get-help.ts";
import { getHost } from "./get-host.ts";
import { getMarketPrice } from "./get-market-price.ts";
import { getPriceList } from "./get-price-list.ts";
import { getProfile } from "./get-profile.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listClients } from "./list-clients.ts";
import { listCreditEntries } from "./list-credit-entries.ts";
import { listDeals } from "./list-deals.ts";
import { listHosted } from "./list-hosted.ts";
import { getInquiry, listInquiries } from "./list-inquiries.ts";
import { listInvitees } from "./list-invitees.ts";
import { listOffers } from "./list-offers.ts";
import { listOwed } from "./list-owed.ts";
import { listPackages } from "./list-packages.ts";
import { listPayments } from "./list-payments.ts";
import { listSavedEvents } from "./list-saved-events.ts";
import { recommendEvents } from "./recommend-events.ts";
import { searchNames } from "./search-names.ts";
import type { ReplyReader, Tool, ToolReader } from "./tool.ts";

/** Every tool that reads, by the name that packages/adapters/src/ai/read-tools.ts declares it with. */
const registry: { [Name in ReadToolName]: Tool<Name> } = {
  findEvents,
  searchNames,
  getEvent,
  getMarketPrice,
  getHost,
  listPackages,
  recommendEvents,
  listSavedEvents,
  listDeals,
  getDeal,
  getAgreement,
  listOwed,
  listOffers,
  listInquiries,
  getInquiry,
  listHosted,
  listInvitees,
  listClients,
  listCampaigns,
  getCreditBalance,
  listCreditEntries,
  listPayments,
  getPriceList,
  getAnalytics,
  getHelp,
  getProfile,
};

/**
 * What Morgan may look up for an account. Every tool uses the verbs that the account's own screens read with, so that
 * a question can show nothing that a screen would not. Tools change nothing. `onFound` gets each result.
 */
export function readTools(
  reader: ReplyReader,
  onFound: (name: ReadToolName, result: unknown) => void = () => {},
): ReadTools {
  const made = new Map<string, unknown>();
  const once = <T>(name: string, make: () => T): T => {
    if (!made.has(name)) {
      const value = make();
      made.set(name, value);
      if (value instanceof Promise) value.catch(() => made.delete(name));
    }
    return made.get(name) as T;
  };
  const toolReader: ToolReader = { ...reader, once };
  const bound = <Name extends ReadToolName>(name: Name): ReadTools[Name] =>
    (async (input: Parameters<ReadTools[Name]>[0]) => {
      const found = await registry[name](toolReader, input);
      onFound(name, found);
      return found;
    }) as ReadTools[Name];
  return Object.fromEntries(readToolNames.map((name) => [name, bound(name)])) as ReadTools;
}
