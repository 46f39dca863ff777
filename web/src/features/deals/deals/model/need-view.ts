import { includesRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import type { Need, NeedKind } from "@marquee/contracts/home/needs";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { formatDollars } from "#format/format.ts";
import { adminTabPath, dealPath, hostedEventPath, inquiryPath, newDealPath } from "#routing/paths.ts";
import { needsYou as copy, needNotes, needTexts } from "../needs-copy.ts";
import { shortRemaining } from "./remaining.ts";

const dayMs = 86_400_000;

/** A deal with the dialog of one of its moves open. */
const moveOf = (action: string) => (need: Need) => `${dealPath(need.dealId ?? "")}?do=${action}`;
const tabOf =
  (tab = "") =>
  (need: Need) =>
    dealPath(need.dealId ?? "", tab);
const inquiry = ({ inquiryId }: Need) => inquiryPath(inquiryId ?? "");
const hosted = ({ eventId }: Need) => hostedEventPath(eventId ?? "");
const approvals = () => adminTabPath("approvals");

/** Where the button of each kind leads: to exactly what is to be done. */
const places: Record<NeedKind, (need: Need) => string> = {
  answer_offer: tabOf(),
  take_spot: ({ eventId, packageId }) => newDealPath(eventId ?? "", packageId ?? ""),
  sign_contract: moveOf("sign"),
  sign_change: moveOf("sign"),
  answer_request: moveOf("propose"),
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
  decide_role_change: approvals,
  answer_support: () => adminTabPath("support"),
};

/** The least role in the account that does what each kind waits for. */
const roles: Partial<Record<NeedKind, TeamRole>> = {
  sign_contract: "manager",
  sign_change: "manager",
  publish_event: "manager",
  read_messages: "viewer",
  read_inquiry: "viewer",
};

/** What a need says, and what its button does for somebody of this role: at least it leads to where others do it. */
export function needView(need: Need, role: TeamRole | null) {
  const { kind, eventName, packageName, listPrice, median } = need;
  const { title, action } = needTexts[kind];
  const does = includesRole(role, roles[kind] ?? "member");
  const note =
    needNotes[kind]?.(need) ?? sideBySide([packageName, eventName].filter((part) => part !== null));
  const facts = [
    ...(listPrice === null ? [] : [copy.listPrice(formatDollars(listPrice))]),
    ...(median === null ? [] : [copy.median(formatDollars(median))]),
  ].join(" · ");
  const to = does || need.dealId === null ? places[kind](need) : dealPath(need.dealId);
  return { title: title(need), action: does ? action : copy.look, to, note, facts };
}

/** How long there still is, in few characters, and whether that is less than a day. Nothing for what never expires. */
export function needClock(
  { kind, until }: Pick<Need, "kind" | "until">,
  nowMs: number,
): { text: string; isUrgent: boolean } | undefined {
  if (until === null) return undefined;
  const leftMs = Date.parse(until) - nowMs;
  if (kind === "publish_event") return { text: copy.starts(shortRemaining(leftMs)), isUrgent: false };
  if (kind === "add_packages") return { text: copy.ends(shortRemaining(leftMs)), isUrgent: false };
  if (kind === "deliver")
    return leftMs < 0
      ? { text: copy.overdue, isUrgent: true }
      : { text: copy.due(shortRemaining(leftMs)), isUrgent: leftMs < dayMs };
  return { text: copy.left(shortRemaining(leftMs)), isUrgent: leftMs < dayMs };
}
