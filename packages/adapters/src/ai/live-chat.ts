import type { MessageParam, TextBlockParam } from "@anthropic-ai/sdk/resources/messages/messages";
import { modelTokens } from "@marquee/contracts/limits";
import { beginning } from "@marquee/contracts/text/characters";
import { namingCalls } from "@marquee/services/failed-call";
import { callSignals, type LiveAiConfig, type LiveClient, liveClient, modelService } from "./live-client.ts";
import { toAiError } from "./live-errors.ts";
import { chatTools, failedResult, runTool } from "./live-read-tools.ts";
import { type Ended, nothingEnded, streamMessage } from "./live-stream.ts";
import { isSuggestion, runSuggestion, suggestTools } from "./live-suggest-tools.ts";
import { morganPersona, morganRules } from "./morgan-persona.ts";
import { leakGuard } from "./persona-guard.ts";
import { oneLine } from "./plain-text.ts";
import { type AiContext, AiError, type ChatAi, type ReplyRequest } from "./port.ts";
import { fenced } from "./untrusted.ts";

/** Far longer than any real answer; the rest is cut. */
const replyCharactersMax = 12_000;
/** How often Morgan may look things up before it must answer. */
const toolRoundsMax = modelTokens.callsPerReply - 1;
const callsPerRoundMax = 5;

/**
 * Morgan on Anthropic's Messages API. Streams, looks things up with tools, never retries, and keeps the key, the
 * prompts and the model's text out of errors.
 */
export function anthropicChat(config: LiveAiConfig): ChatAi {
  return namingCalls(modelService, { streamReply: chatReply(liveClient(config)) });
}

function chatReply(client: LiveClient): ChatAi["streamReply"] {
  return async function* streamReply(request, { signal, onUsage }) {
    const signals = callSignals(signal, client.chatTimeoutMs);
    const guard = leakGuard(morganRules);
    let written = 0;
    let half = "";
    try {
      for await (const text of rounds(client, request, signals.either, onUsage)) {
        // A character may arrive in two halves, which are no text by themselves.
        const joined = half + text;
        half = /[\ud800-\udbff]$/.exec(joined)?.[0] ?? "";
        const whole = joined.slice(0, joined.length - half.length).toWellFormed();
        const fitting = beginning(whole, replyCharactersMax - written);
        written += fitting.length;
        guard(fitting);
        if (fitting !== "") yield fitting;
        if (written >= replyCharactersMax) return;
      }
    } catch (error) {
      throw toAiError(error, signals);
    }
    if (written === 0) throw new AiError("transient", "empty_answer");
  };
}

/** The text of the answer across its tool rounds, with an empty line between the texts of two rounds. */
async function* rounds(
  client: LiveClient,
  request: ReplyRequest,
  signal: AbortSignal,
  onUsage: AiContext["onUsage"],
): AsyncGenerator<string> {
  const messages = conversation(request);
  let hasText = false;
  for (let round = 0; round <= toolRoundsMax; round += 1) {
    const mayUseTools = round < toolRoundsMax;
    const pieces = streamMessage(client, chatParams(client, messages, mayUseTools), signal, onUsage);
    let separator = hasText ? "\n\n" : "";
    let ended: Ended | undefined;
    // Leaving early must end the request, which a plain loop over next() does not do.
    try {
      for (let step = await pieces.next(); ; step = await pieces.next()) {
        if (step.done) {
          ended = step.value;
          break;
        }
        if (step.value.kind !== "text" || step.value.text === "") continue;
        yield separator + step.value.text;
        separator = "";
        hasText = true;
      }
    } finally {
      if (!ended) await pieces.return(nothingEnded);
    }
    if (ended.stopReason !== "tool_use" || ended.calls.length === 0 || !mayUseTools) return;
    messages.push(
      { role: "assistant", content: ended.content },
      { role: "user", content: await results(request, ended, signal) },
    );
  }
}

async function results(request: ReplyRequest, { calls }: Ended, signal: AbortSignal) {
  const toolResults = calls.map(async (call, index) =>
    index < callsPerRoundMax
      ? isSuggestion(call)
        ? runSuggestion(request.suggest, call)
        : runTool(request.tools, call)
      : failedResult(call, "Too many look-ups at once."),
  );
  return Promise.race([Promise.all(toolResults), whenAborted(signal)]);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function chatParams(client: LiveClient, messages: MessageParam[], mayUseTools: boolean) {
  return {
    model: client.chatModel,
    max_tokens: modelTokens.reply,
    system: [{ type: "text" as const, text: morganPersona, cache_control: { type: "ephemeral" as const } }],
    messages,
    tools: [...chatTools, ...suggestTools],
    tool_choice: mayUseTools ? ({ type: "auto" } as const) : ({ type: "none" } as const),
  };
}

/**
 * The turns as the service requires them: a user turn first, alternating roles, none empty. The first turn starts
 * with the person's facts.
 */
function conversation(request: ReplyRequest): MessageParam[] {
  const person = fenced("person", {
    today: request.now.slice(0, 10),
    name: oneLine(request.userName, 80),
    role: request.role,
    company: oneLine(request.company, 160),
    industry: request.industry ?? "",
    interests: request.interests.slice(0, 20).map((interest) => oneLine(interest, 60)),
    ...(request.brand ? { brand: request.brand } : {}),
  });
  const messages: { role: "user" | "assistant"; content: TextBlockParam[] }[] = [
    { role: "user", content: [{ type: "text", text: person }] },
  ];
  for (const { author, text, shown = [] } of request.history) {
    if (text.trim() === "") continue;
    const role = author === "user" ? "user" : "assistant";
    const last = messages.at(-1);
    if (last?.role === role) last.content.push({ type: "text", text });
    else messages.push({ role, content: [{ type: "text", text }] });
    // Not in the answer's own turn, or the model would write such a list itself.
    if (shown.length > 0)
      messages.push({ role: "user", content: [{ type: "text", text: fenced("shown", shown) }] });
  }
  const newest = messages.at(-1)?.content.at(-1);
  // Tool rounds send the same conversation again, so cache it.
  if (newest) newest.cache_control = { type: "ephemeral" };
  return messages;
}
