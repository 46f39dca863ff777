import type { ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages";
import { type Suggestion, suggestionSchemas } from "@marquee/contracts/chat/action-inputs";
import { type ChatActionKind, chatActionKinds } from "@marquee/contracts/chat/chat-action";
import * as z from "zod/mini";
import { failedResult } from "./live-read-tools.ts";
import type { ToolCall } from "./live-stream.ts";
import { problemsOf, toolFrom } from "./live-tool-schema.ts";
import type { ReplyRequest } from "./port.ts";
import { fenced } from "./untrusted.ts";

const terms =
  "Terms that are left out stay; benefits, add-ons (by id) and KPIs are whole lists, amounts are in USD.";

const texts: Record<ChatActionKind, string> = {
  save_event: "Shows a card with which the person can save an upcoming event.",
  unsave_event: "Shows a card with which the person can take an event off their saved ones.",
  start_deal: `Shows a card with which the person, a brand or an agency, can open a deal: an offer for one package, at its price or at an amount that they named. ${terms}`,
  counter_deal: `Shows a card with which the person can offer other terms in a deal of theirs that is being negotiated. ${terms}`,
  accept_offer: "Shows a card with which the person can accept the other side's offer. It signs nothing.",
  decline_offer:
    "Shows a card with which the person can decline a deal that is being negotiated, with a reason that the other side reads. The deal ends.",
  request_changes:
    "Shows a card with which the person can ask the other side of a deal for changes, in words, without offering terms.",
  cancel_deal:
    "Shows a card with which the person can cancel a deal of theirs, with a reason that the other side reads.",
  message_deal: "Shows a card with which the person can write to the other side of a deal.",
  renew_deal:
    "Shows a card with which the person can renew a completed deal for the host's next event, or for a package that they named.",
  hold_spot:
    "Shows a card with which the person, a brand or an agency, can hold a free spot of a package for half an hour.",
  join_waiting_list:
    "Shows a card with which the person, a brand or an agency, can wait for a spot of a sold-out package.",
  ask_host: "Shows a card with which the person, a brand or an agency, can write to an event's host.",
  reply_inquiry: "Shows a card with which the person can reply in one of their conversations about an event.",
  propose_package:
    "Shows a card with which the person, a host, can make a package for one brand that has made contact about their event: a contact that list_invitees gave, with a name, a tier and the price in USD.",
  publish_event: "Shows a card with which the person, a host, can publish a draft of theirs.",
  change_price: "Shows a card with which the person, a host, can set a package's price to an amount in USD.",
  change_spots: "Shows a card with which the person, a host, can set how many spots a package has in all.",
  order_campaign:
    "Shows a card with which the person can order campaign ideas for credits. The prompt is the brief in one paragraph, in their words.",
  refine_campaign:
    "Shows a card with which the person can order a changed version of one concept of a campaign, by its position from 0.",
  buy_credits: "Shows a card that leads to the checkout of a credit package that get_price_list gave.",
  edit_profile:
    "Shows a card with which the person can change one fact of their profile: company (text), industry (one of Marquee's), budget (whole USD), interests, audiences or places (lists of short texts, whole and not only what is added).",
  edit_brand_facts:
    "Shows a card with which the person can change one thing that you know about their brand: marketingGoals, targetAudience or brandVoice (text), forbiddenWords or facts (whole lists).",
};

const kindsByToolName = new Map(chatActionKinds.map((kind) => [`suggest_${kind}`, kind]));

/** The tools that show a card. None of them changes anything; only the person's click does. */
export const suggestTools = [...kindsByToolName].map(([name, kind]) =>
  toolFrom(name, texts[kind], suggestionSchemas[kind]),
);

export const isSuggestion = ({ name }: ToolCall): boolean => kindsByToolName.has(name);

/** Shows a suggestion of the model. An invalid or failed call becomes a result that says so, never an exception. */
export async function runSuggestion(
  suggest: ReplyRequest["suggest"],
  call: ToolCall,
): Promise<ToolResultBlockParam> {
  const kind = kindsByToolName.get(call.name);
  if (kind === undefined) return failedResult(call, "There is no such tool.");
  let input: unknown;
  try {
    input = JSON.parse(call.json === "" ? "{}" : call.json);
  } catch {
    return failedResult(call, "The input was not JSON.");
  }
  const checked = z.safeParse<z.ZodMiniType>(suggestionSchemas[kind], input);
  if (!checked.success) return failedResult(call, problemsOf(checked.error, "input").join("; "));
  // Kind and input match, because the kind's own schema has checked the input.
  const suggestion = { kind, input: checked.data } as Suggestion;
  const outcome = await suggest(suggestion).catch(() => ({ refused: "The card could not be made." }));
  if ("refused" in outcome) return failedResult(call, outcome.refused);
  return { type: "tool_result", tool_use_id: call.id, content: fenced("result", outcome) };
}
