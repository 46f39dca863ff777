import type { GrantReach } from "../account/grant-scopes.ts";
import type { ServerMessage } from "./socket.ts";

/** The topics by which a user's changes are counted. Their order is part of the cursor: append new ones. */
export const liveTopics = [
  "messages",
  "campaigns",
  "credits",
  "inquiries",
  "deals",
  "notifications",
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** What changes for one of an account's people alone; everything else changes for all of them. */
export const personalTopics = ["notifications"] as const satisfies readonly LiveTopic[];

/** How often each topic has changed so far. */
export type LiveCounts = Readonly<Record<LiveTopic, number>>;

/** The topic that a push reports a change of; null for messages that are not stored anywhere. */
export const topicOfMessage: { readonly [T in ServerMessage["type"]]: LiveTopic | null } = {
  system: null,
  message_received: "messages",
  ai_response: "messages",
  conversation_changed: "messages",
  ai_delta: null,
  typing: null,
  error: null,
  response: null,
  auth_success: null,
  auth_failed: null,
  pong: null,
  campaign_progress: "campaigns",
  campaign_completed: "campaigns",
  campaign_failed: "campaigns",
  credits_updated: "credits",
  inquiry_message: "inquiries",
  spots_changed: null,
  deal_updated: "deals",
  deal_message: "deals",
  notification: "notifications",
  notifications_changed: "notifications",
};

/** Which sockets hear a push: those of the account's own people all, those of grants only what their scope reaches. */
export const reachOfMessage: { readonly [T in ServerMessage["type"]]: GrantReach } = {
  system: "any",
  message_received: "everything",
  ai_response: "everything",
  conversation_changed: "everything",
  ai_delta: "everything",
  typing: "everything",
  error: "any",
  response: "any",
  auth_success: "any",
  auth_failed: "any",
  pong: "any",
  campaign_progress: "campaigns",
  campaign_completed: "campaigns",
  campaign_failed: "campaigns",
  credits_updated: "campaigns",
  inquiry_message: "deals",
  spots_changed: "any",
  deal_updated: "deals",
  deal_message: "deals",
  notification: "everything",
  notifications_changed: "everything",
};

/** How long before the shell's counts a page may have read what it shows: it requests both at once. */
export const readTogetherMs = 10_000;

/** Encodes the counts as the cursor that a client sends back. */
export function liveCursor(counts: LiveCounts): string {
  return liveTopics.map((topic) => counts[topic]).join(".");
}

/** The counts that a cursor stands for; a topic that an old cursor lacks counts as 0. */
export function countsOf(cursor: string): LiveCounts {
  const numbers = cursor.split(".").map(Number);
  return Object.fromEntries(liveTopics.map((topic, at) => [topic, numbers[at] ?? 0])) as LiveCounts;
}
