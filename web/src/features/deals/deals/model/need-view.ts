import type { Need, NeedKind } from "@marquee/contracts/home/needs";
import { formatDollars } from "#format/format.ts";
import { adminTabPath, dealPath, hostedEventPath, inquiryPath, newDealPath } from "#routing/paths.ts";
import { needsYou as copy, needNotes, needTexts } from "../needs-copy.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A deal with the dialog of one of its moves open. */
const moveOf =
  (action: string, tab = "") =>
  (need: Need) => {
    const path = dealPath(need.dealId ?? "", tab);
    return `${path}${tab === "" ? "?" : "&"}do=${action}`;
  };
const tabOf = (tab: string) => (need: Need) => dealPath(need.dealId ?? "", tab);
const inquiry = ({ inquiryId }: Need) => inquiryPath(inquiryId ?? "");
const hosted = ({ eventId }: Need) => hostedEventPath(eventId ?? "");
const approvals = () => adminTabPath("approvals");

/** Where the button of each kind leads: to exactly what is to be done. */
const places: Record<NeedKind, (need: Need) => string> = {
  answer_offer: tabOf("negotiation"),
  take_spot: ({ eventId, packageId }) => newDealPath(eventId ?? "", packageId ?? ""),
  sign_contract: moveOf("sign"),
  sign_change: moveOf("sign"),
  answer_request: moveOf("propose", "negotiation"),
  review_proof: tabOf("deliverables"),
  deliver: tabOf("deliverables"),
  answer_inquiry: inquiry,
  end_deal: moveOf("cancel"),
  complete_deal: moveOf("complete"),
  read_messages: tabOf("messages"),
  read_inquiry: inquiry,
  add_packages: hosted,
  publish_event: hosted,
  decide_approval: approvals,
  decide_adjustment: approvals,
};

/** What a need says, and what its button does. */
export function needView(need: Need) {
  const { kind, eventName, packageName, listPrice, median } = need;
  const { title, action } = needTexts[kind];
  const note =
    needNotes[kind]?.(need) ?? [packageName, eventName].filter((part) => part !== null).join(" · ");
  const facts = [
    ...(listPrice === null ? [] : [copy.listPrice(formatDollars(listPrice))]),
    ...(median === null ? [] : [copy.median(formatDollars(median))]),
  ].join(" · ");
  return { title: title(need), action, to: places[kind](need), note, facts };
}

/** How long there still is, in few characters, and whether that is less than a day. Nothing for what never expires. */
export function needClock(
  { kind, until }: Pick<Need, "kind" | "until">,
  nowMs: number,
): { text: string; isUrgent: boolean } | undefined {
  if (until === null) return undefined;
  const leftMs = Date.parse(until) - nowMs;
  if (kind === "publish_event") return { text: copy.starts(shortTime(leftMs)), isUrgent: false };
  if (kind === "add_packages") return { text: copy.ends(shortTime(leftMs)), isUrgent: false };
  if (kind === "deliver")
    return leftMs < 0
      ? { text: copy.overdue, isUrgent: true }
      : { text: copy.due(shortTime(leftMs)), isUrgent: leftMs < dayMs };
  return { text: copy.left(shortTime(leftMs)), isUrgent: leftMs < dayMs };
}

/** Such as "64d", "2d 14h", "5h 30m" or "12m". */
function shortTime(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  if (days > 9) return `${days}d`;
  if (days > 0) return `${days}d ${hours}h`;
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}
