import type { ServerMessage } from "@marquee/contracts/socket";
import type { QueryClient } from "@tanstack/react-query";
import { applyCampaignMessage } from "#features/campaigns/model/apply-campaign-message.ts";
import { noteGeneration } from "#features/campaigns/model/note-generation.ts";
import { applyChatMessage } from "#features/chat/model/apply-chat-message.ts";
import { creditBalanceQuery } from "#features/credits/api/get-credit-balance.ts";
import { noteCredits } from "#features/credits/model/note-credits.ts";
import { copy } from "#lib/error-copy.ts";
import { paths } from "#lib/paths.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

/** A push is a hint: it updates what is shown, tells the reader what finished elsewhere, and is never the only source. */
export function applyServerMessage(client: QueryClient, message: ServerMessage): void {
  switch (message.type) {
    case "message_received":
    case "ai_response":
    case "ai_delta":
    case "typing":
      applyChatMessage(client, message);
      return;
    case "campaign_progress":
    case "campaign_completed":
    case "campaign_failed":
      applyCampaignMessage(client, message);
      announceCampaign(message);
      return;
    case "credits_updated":
      announceCredits(client, message.data.balance.totalCredits);
      client.setQueryData(creditBalanceQuery.queryKey, message.data.balance);
      void invalidate(client, "listCreditTransactions", "listPayments");
      return;
    case "error":
      // One that answers a message is shown beside that message; elsewhere nobody would see it there.
      if (message.clientId !== undefined) applyChatMessage(client, message);
      if (message.clientId === undefined || !location.pathname.toLowerCase().startsWith(paths.chat))
        toast(copy.chat.error(message.message));
      return;
    case "system":
    case "response":
    case "pong":
    case "auth_success":
    case "auth_failed":
      return;
  }
}

function announceCampaign(message: Extract<ServerMessage, { type: `campaign_${string}` }>): void {
  const { generationId } = message.data;
  if (message.type === "campaign_completed") noteGeneration(generationId, { status: "completed" });
  if (message.type === "campaign_failed")
    noteGeneration(generationId, { status: "failed", message: message.data.message });
}

/** Only a purchase raises the total; spending and what comes back change what is used of it. */
function announceCredits(client: QueryClient, totalCredits: number): void {
  const before = client.getQueryData(creditBalanceQuery.queryKey)?.totalCredits;
  if (before !== undefined && totalCredits > before) noteCredits(totalCredits, totalCredits - before);
}
