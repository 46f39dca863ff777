import type { ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages";
import {
  type ChatActionKind,
  chatActionKinds,
  type Suggestion,
  suggestionSchemas,
} from "@marquee/contracts/chat/chat-action";
import * as z from "zod/mini";
import { failedResult } from "./live-read-tools.ts";
import type { ToolCall } from "./live-stream.ts";
import { problemsOf, toolFrom } from "./live-tool-schema.ts";
import type { ReplyRequest } from "./port.ts";
import { fenced } from "./untrusted.ts";

const texts: Record<ChatActionKind, string> = {
  save_event: "Shows a card with which the person can save an upcoming event.",
  start_deal:
    "Shows a card with which the person, a brand or an agency, can open a deal: an offer for one package, at its price or at an amount in USD that they named.",
  counter_deal:
    "Shows a card with which the person can offer another amount in USD in a deal of theirs that is being negotiated.",
  order_campaign:
    "Shows a card with which the person can order campaign ideas for credits. The prompt is the brief in one paragraph, in their words.",
  edit_profile:
    "Shows a card with which the person can change one fact of their profile: company (text), industry (one of Marquee's), budget (whole USD), interests, audiences or places (lists of short texts, whole and not only what is added).",
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
