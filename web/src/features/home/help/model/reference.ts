import type { PriceList } from "@marquee/contracts/admin/system";
import { durations } from "@marquee/contracts/durations";
import { errorCatalog } from "@marquee/contracts/errors";
import { glossary } from "@marquee/contracts/home/glossary";
import { limits } from "@marquee/contracts/limits";
import { creditsText, orderCostCredits } from "#features/credits/credits/model/prices.ts";
import { formatBytes } from "#format/file-size.ts";
import { formatCount } from "#format/format.ts";
import { shortcuts } from "#ui/shortcut-list.ts";
import { referenceTopics as copy, limitNames as names } from "../copy.ts";

/** One line of a table generated from the product's own data. */
interface ReferenceRow {
  name: string;
  /** Absent where the note says it all. */
  value?: string;
  note?: string;
}

export interface Reference {
  id: "prices" | "limits" | "shortcuts" | "words" | "errors";
  title: string;
  rows: readonly ReferenceRow[];
}

/** Formats whole hours as hours, everything else as minutes. */
const seconds = (count: number) =>
  count % 3_600 === 0 ? names.hours(count / 3_600) : names.minutes(Math.round(count / 60));
const characters = (count: number) => names.characters(formatCount(count));

/** This site's price list, limits, keys and errors. They come from the product, so its changes appear here. */
export function referencesOf(prices: PriceList): readonly Reference[] {
  return [
    { id: "prices", title: copy.prices, rows: priceRows(prices) },
    { id: "limits", title: copy.limits, rows: limitRows },
    {
      id: "shortcuts",
      title: copy.shortcuts,
      rows: shortcuts.map(({ keys, does }) => ({ name: does, value: keys.join(" ") })),
    },
    {
      id: "words",
      title: copy.words,
      rows: glossary.map(({ term, text }) => ({ name: term, note: text })),
    },
    {
      id: "errors",
      title: copy.errors,
      rows: Object.entries(errorCatalog).map(([code, { status, message }]) => ({
        name: code,
        value: copy.status(status),
        note: message,
      })),
    },
  ];
}

function priceRows(prices: PriceList): readonly ReferenceRow[] {
  const everything = orderCostCredits(prices, { analysis: true, mockup: true });
  return [
    { name: copy.campaign, value: creditsText(prices.campaignIdeas) },
    { name: copy.analysis, value: `+${creditsText(prices.competitiveAnalysis)}` },
    { name: copy.mockup, value: `+${creditsText(prices.visualMockup)}` },
    { name: copy.everything, value: creditsText(everything) },
    { name: copy.refinement, value: creditsText(prices.refinement) },
    { name: copy.reply(prices.freeRepliesPerMonth), value: creditsText(prices.chatReply) },
  ];
}

const limitRows: readonly ReferenceRow[] = [
  { name: names.prompt, value: characters(limits.promptMaxLength) },
  { name: names.campaignsPerDay, value: formatCount(limits.campaignsPerDay) },
  { name: names.message, value: characters(limits.messageMaxLength) },
  { name: names.messagesPerMinute, value: formatCount(limits.messagesPerMinute) },
  { name: names.messagesPerDay, value: formatCount(limits.messagesPerDay) },
  { name: names.brandFacts, value: formatCount(limits.brandFacts) },
  { name: names.savedEvents, value: formatCount(limits.savedEvents) },
  { name: names.savedSearches, value: formatCount(limits.savedSearches) },
  { name: names.inquiriesPerHour, value: formatCount(limits.inquiriesPerHour) },
  { name: names.inquiry, value: characters(limits.inquiryMaxLength) },
  { name: names.dealsPerDay, value: formatCount(limits.dealsPerDay) },
  { name: names.offer, value: seconds(durations.dealOfferSeconds) },
  { name: names.composing, value: seconds(durations.composingHoldSeconds) },
  { name: names.waiting, value: seconds(durations.waitingOfferSeconds) },
  { name: names.dealFile, value: formatBytes(limits.dealFileBytes) },
  { name: names.eventsPerDay, value: formatCount(limits.eventsPerDay) },
  { name: names.packagesPerEvent, value: formatCount(limits.packagesPerEvent) },
  { name: names.picture, value: formatBytes(limits.pictureBytes) },
  { name: names.apiKeys, value: formatCount(limits.apiKeysPerUser) },
  { name: names.apiCalls, value: formatCount(limits.apiKeyCallsPerMinute) },
  { name: names.idle, value: seconds(durations.sessionIdleSeconds) },
  { name: names.session, value: seconds(durations.sessionAbsoluteSeconds) },
  { name: names.resetLink, value: seconds(durations.resetLinkSeconds) },
  { name: names.phoneCode, value: seconds(durations.phoneCodeSeconds) },
  { name: names.exports, value: formatCount(limits.exportsPerDay) },
];
