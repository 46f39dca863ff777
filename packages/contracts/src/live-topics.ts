import type { ServerMessage } from "./socket.ts";

/** What changes of a user's are counted by, each apart. Their order is part of the cursor: new ones come last. */
export const liveTopics = [
  "messages",
  "campaigns",
  "credits",
  "inquiries",
  "deals",
  "notifications",
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** How often each changed so far. */
export type LiveCounts = Readonly<Record<LiveTopic, number>>;

/** What a message of the live connection says has changed; null for what is not kept anywhere. */
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
  deal_updated: "deals",
  deal_message: "deals",
  notification: "notifications",
  notifications_changed: "notifications",
};

/** Counts as the cursor that a client hands back. */
export function liveCursor(counts: LiveCounts): string {
  return liveTopics.map((topic) => counts[topic]).join(".");
}

/** The counts that a cursor stands for; a topic that it is too old to know has never changed. */
export function countsOf(cursor: string): LiveCounts {
  const numbers = cursor.split(".").map(Number);
  return Object.fromEntries(liveTopics.map((topic, at) => [topic, numbers[at] ?? 0])) as LiveCounts;
}
