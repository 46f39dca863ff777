import type { GrantReach } from "@marquee/contracts/account/grant-scopes";
import type { TeamRole } from "@marquee/contracts/account/team-roles";
import type { NotificationKind } from "@marquee/contracts/live/notification-kinds";

/**
 * Who of an account's people a kind of notice goes to. `person`: to whoever it names as its reader, about themselves.
 * `concerned`: to the people whom the notice concerns and to nobody else, even if none of them is left. Otherwise to the people whom the notice concerns, such as who ordered a campaign, and where it concerns nobody in
 * particular, or none of them belongs to the account any more, to everybody with this role or a greater one.
 */
type Audience = "person" | "concerned" | TeamRole;

/** One line for each kind; who is alone in an account gets all of them. */
export const audiences: Readonly<Record<NotificationKind, Audience>> = {
  // About oneself.
  welcome: "person",
  security_event: "person",
  sample: "person",
  support_answered: "person",
  // Whom it concerns: who ordered a campaign, whose place in the team changes.
  campaign_ready: "member",
  campaign_failed: "member",
  team_changed: "owner",
  // Money and what the account is.
  credits_added: "owner",
  credits_low: "owner",
  credits_granted: "owner",
  credits_expiring: "owner",
  role_change_decided: "owner",
  access_changed: "owner",
  api_access_changed: "owner",
  // What those can act on who work with deals and events.
  concept_commented: "member",
  inquiry_message: "member",
  search_match: "member",
  saved_event_changed: "member",
  event_news: "member",
  spot_offered: "member",
  package_proposed: "member",
  deal_step: "member",
  deal_event: "member",
  deal_message: "member",
  // Whom a text mentions.
  deal_mention: "concerned",
  inquiry_mention: "concerned",
  concept_mention: "concerned",
  // Published events are the managers'.
  event_by_admin: "manager",
};

/**
 * The notices that an agency's person gets too whom they concern, as long as a grant lets them read what it is about;
 * all others stay among the account's own people.
 */
export const reachesOfNotices: Readonly<Partial<Record<NotificationKind, GrantReach>>> = {
  campaign_ready: "campaigns",
  campaign_failed: "campaigns",
  deal_mention: "deals",
  inquiry_mention: "deals",
  concept_mention: "campaigns",
};
