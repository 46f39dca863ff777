import type { ServerMessage } from "./socket.ts";

type PartOf<M> = M extends { data: unknown } ? "data" : M extends { message: string } ? "message" : "nothing";

/**
 * What each server message carries besides its type, for a client that checks frames without the schemas. The
 * compiler keeps the two in sync.
 */
export const serverMessageParts: {
  readonly [T in ServerMessage["type"]]: PartOf<Extract<ServerMessage, { type: T }>>;
} = {
  system: "message",
  message_received: "data",
  ai_response: "data",
  ai_delta: "data",
  typing: "data",
  conversation_changed: "data",
  error: "message",
  response: "message",
  auth_success: "data",
  auth_failed: "message",
  pong: "nothing",
  campaign_progress: "data",
  campaign_completed: "data",
  campaign_failed: "data",
  credits_updated: "data",
  inquiry_message: "data",
  spots_changed: "data",
  deal_updated: "data",
  deal_message: "data",
  notification: "data",
  notifications_changed: "nothing",
};
