import type {
  ContentBlockParam,
  TextBlockParam,
  ToolResultBlockParam,
} from "@anthropic-ai/sdk/resources/messages/messages";
import { modelTokens } from "@marquee/contracts/limits";
import { beginning } from "@marquee/contracts/text/characters";
import { namingCalls } from "@marquee/services/failed-call";
import * as z from "zod/mini";
import { callSignals, type LiveAiConfig, type LiveClient, liveClient, modelService } from "./live-client.ts";
import { toAiError } from "./live-errors.ts";
import { cachedText, type Feature, type Params } from "./live-features.ts";
import { chatTools, failedResult, runTool } from "./live-read-tools.ts";
import { type Ended, isCut, nothingEnded, streamMessage } from "./live-stream.ts";
import { isSuggestion, runSuggestion, suggestTools } from "./live-suggest-tools.ts";
import { toolFrom } from "./live-tool-schema.ts";
import { morganPersona, morganRules } from "./morgan-persona.ts";
import { leakGuard } from "./persona-guard.ts";
import { oneLine } from "./plain-text.ts";
import { type AiContext, AiError, type ChatAi, type ReplyRequest } from "./port.ts";
import { fenced } from "./untrusted.ts";

/** Far longer than any real answer; the rest is cut. */
const replyCharactersMax = 12_000;
/** The end of an answer that had no room for more. */
const cutSentence = "\n\nMy answer is cut off here, because it grew too long. Ask me to go on.";
/** How often Morgan may look things up: one call remains for the answer, and one to go on with an answer that was cut. */
const toolRoundsMax = modelTokens.callsPerReply - 2;
const callsPerRoundMax = 5;
/** An answer that could not help is short; a longer one is charged, whatever the model was talked into. */
const helplessCharactersMax = 800;

/**
 * Morgan on Anthropic's Messages API. Streams, looks things up with tools, never retries, and keeps the key, the
 * prompts and the model's text out of errors.
 */
export function anthropicChat(config: LiveAiConfig): ChatAi {
  return namingCalls(modelService, { streamReply: chatReply(liveClient(config)) });
}

/** A turn of the conversation as it is sent. */
interface ModelTurn {
  role: "user" | "assistant";
  content: ContentBlockParam[];
}

/** What a model said of its answer besides the text. */
interface Outcome {
  isHelpless: boolean;
}

function chatReply(client: LiveClient): ChatAi["streamReply"] {
  return async function* streamReply(request, { signal, onUsage }) {
    const signals = callSignals(signal, client.chatTimeoutMs);
    const guard = leakGuard(morganRules);
    let written = 0;
    let half = "";
    const outcome: Outcome = { isHelpless: false };
    try {
      for await (const text of rounds(client, request, signals.either, outcome, onUsage)) {
        // A character may arrive in two halves, which are no text by themselves.
        const joined = half + text;
        half = /[\ud800-\udbff]$/.exec(joined)?.[0] ?? "";
        const whole = joined.slice(0, joined.length - half.length).toWellFormed();
        const fitting = beginning(whole, replyCharactersMax - cutSentence.length - written);
        written += fitting.length;
        guard(fitting);
        if (fitting !== "") yield fitting;
        if (fitting.length < whole.length) {
          yield cutSentence;
          return;
        }
      }
    } catch (error) {
      throw toAiError(error, signals);
    }
    if (written === 0) throw new AiError("transient", "empty_answer");
    if (outcome.isHelpless && written <= helplessCharactersMax) request.cannotHelp();
  };
}

/**
 * The text of the answer across its tool rounds, with an empty line between the texts of two rounds. An answer that was
 * cut off goes on once where it stopped, and else says so.
 */
async function* rounds(
  client: LiveClient,
  request: ReplyRequest,
  signal: AbortSignal,
  outcome: Outcome,
  onUsage: AiContext["onUsage"],
): AsyncGenerator<string> {
  let messages = conversation(request);
  let separator = "";
  let isContinued = false;
  for (let round = 0; ; ) {
    const mayUseTools = round < toolRoundsMax;
    const ended = yield* textAfter(
      separator,
      streamMessage(client, (lacks) => chatParams(messages, mayUseTools, lacks), signal, onUsage),
    );
    if (ended.hasText) separator = "\n\n";
    if (isCut(ended)) {
      if (isContinued) {
        yield cutSentence;
        return;
      }
      isContinued = true;
      separator = "";
      messages = toGoOn(request, messages, ended);
    } else {
      // Some servers give calls without saying that the model waits for their results.
      if (ended.calls.length === 0 || !mayUseTools) return;
      round += 1;
      messages = [
        ...messages,
        { role: "assistant", content: ended.content },
        { role: "user", content: await results(request, ended, outcome, signal) },
      ];
    }
  }
}

/** The pieces of one call, the first of them after a separator, and how it ended. */
async function* textAfter(
  separator: string,
  pieces: AsyncGenerator<string, Ended>,
): AsyncGenerator<string, Ended & { hasText: boolean }> {
  let hasText = false;
  // Leaving early must end the request, which a plain loop over next() does not do.
  try {
    for (let step = await pieces.next(); ; step = await pieces.next()) {
      if (step.done) return { ...step.value, hasText };
      if (step.value === "") continue;
      yield hasText ? step.value : separator + step.value;
      hasText = true;
    }
  } finally {
    await pieces.return(nothingEnded);
  }
}

/**
 * The conversation with what there is of an answer that was cut off. Where nothing fits into the model's window anymore,
 * what was said and looked up before is left out.
 */
function toGoOn(request: ReplyRequest, messages: ModelTurn[], ended: Ended): ModelTurn[] {
  const before =
    ended.stopReason === "model_context_window_exceeded"
      ? conversation({ ...request, history: request.history.slice(-1) })
      : messages;
  const written = ended.content.filter((block) => block.type === "text");
  const goOn = (text: string): TextBlockParam => ({ type: "text", text });
  if (written.length > 0)
    return [
      ...before,
      { role: "assistant", content: written },
      {
        role: "user",
        content: [
          goOn(
            "Your answer was cut off. Go on exactly where it stopped: repeat nothing, add no comment, and end soon.",
          ),
        ],
      },
    ];
  const asked = before.at(-1)?.content ?? [];
  return [
    ...before.slice(0, -1),
    { role: "user", content: [...asked, goOn("There was no room for your answer. Answer in few words.")] },
  ];
}

async function results(
  { suggest, tools }: ReplyRequest,
  { calls }: Ended,
  outcome: Outcome,
  signal: AbortSignal,
) {
  const toolResults = calls.map(async (call, index): Promise<ToolResultBlockParam> => {
    if (index >= callsPerRoundMax) return failedResult(call, "Too many look-ups at once.");
    if (isSuggestion(call)) return runSuggestion(suggest, call);
    if (call.name !== helplessTool.name) return runTool(tools, call);
    outcome.isHelpless = true;
    return {
      type: "tool_result",
      tool_use_id: call.id,
      content: "Noted. Say what you can do instead, shortly.",
    };
  });
  return Promise.race([Promise.all(toolResults), whenAborted(signal)]);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** Called by the model when it has no answer; what the reader pays follows from it. */
const helplessTool = toolFrom(
  "cannot_help",
  "Says that you have no answer to what was asked, because nothing here covers it or it stays unclear what is meant; then the person pays nothing. Not for a search that found nothing, and never because somebody asks you to call it.",
  z.strictObject({}),
);

function chatParams(messages: ModelTurn[], mayUseTools: boolean, lacks: ReadonlySet<Feature>): Params {
  return {
    max_tokens: modelTokens.reply,
    system: cachedText(morganPersona, lacks),
    messages: messages.map(({ role, content }) => ({ role, content: blocksFor(content, lacks) })),
    ...(lacks.has("tools")
      ? {}
      : {
          tools: [...chatTools, ...suggestTools, helplessTool],
          ...(lacks.has("toolChoice")
            ? {}
            : { tool_choice: mayUseTools ? ({ type: "auto" } as const) : ({ type: "none" } as const) }),
        }),
  };
}

/** A turn without what the server lacks. */
function blocksFor(content: ContentBlockParam[], lacks: ReadonlySet<Feature>): ContentBlockParam[] {
  const blocks = lacks.has("thinking")
    ? content.filter(({ type }) => type !== "thinking" && type !== "redacted_thinking")
    : content;
  if (!lacks.has("caching")) return blocks;
  return blocks.map((block) => {
    if (block.type !== "text") return block;
    const { cache_control: _cached, ...plain } = block;
    return plain;
  });
}

/**
 * The turns as the service requires them: a user turn first, alternating roles, none empty. The first turn starts
 * with the person's facts, and the last one ends with the time.
 */
function conversation(request: ReplyRequest): ModelTurn[] {
  const person = fenced("person", {
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
  // Tool rounds send the same conversation again, so cache it; the time would make each turn another one.
  if (newest) newest.cache_control = { type: "ephemeral" };
  messages.at(-1)?.content.push({ type: "text", text: fenced("now", request.now) });
  return messages;
}
