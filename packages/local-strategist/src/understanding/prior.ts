import type { Label } from "./classify.ts";

/** Whose side somebody is on: what is asked depends on it. */
export type Side = "brand" | "host" | "both";

/** Roles that sponsor and roles that are sponsored; an agency does both. */
export const sideOf = (role: string): Side =>
  role === "brand" ? "brand" : role === "event_host" ? "host" : "both";

const ofHosts: ReadonlySet<Label> = new Set<Label>([
  "offers",
  "hosted",
  "inquiries",
  "invitees",
  "reply_speed",
  "host_advice",
  "act:publish",
  "act:change_price",
  "act:change_spots",
  "act:reply_inquiry",
  "act:propose_package",
]);
const ofBrands: ReadonlySet<Label> = new Set<Label>([
  "match",
  "saved",
  "tiers",
  "budget_left",
  "half_budget",
  "budget_split",
  "spending_advice",
  "presence",
  "leaks",
  "act:start",
  "act:save",
  "act:unsave",
  "act:waiting_list",
]);
/** Only who acts for several accounts has clients here. */
const ofAgencies: ReadonlySet<Label> = new Set<Label>(["clients"]);
/** What most messages are about, however many examples the other labels have. */
const common: ReadonlySet<Label> = new Set<Label>([
  "find",
  "event",
  "deal",
  "deals",
  "results",
  "how_to",
  "word",
  "waits",
  "act:counter",
  "act:message",
]);
const often: ReadonlySet<Label> = new Set<Label>(["outside"]);

/** How much likelier a label is than its examples say. */
export function priorOf(label: Label, side: Side): number {
  const foreign =
    (side === "brand" && ofHosts.has(label)) ||
    (side === "host" && ofBrands.has(label)) ||
    (side !== "both" && ofAgencies.has(label));
  const frequency = common.has(label) ? 2.5 : often.has(label) ? 1.5 : 1;
  return frequency * (foreign ? 0.01 : 1);
}
