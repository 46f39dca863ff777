import type {
  ContentBlockParam,
  RawMessageStreamEvent,
  StopReason,
} from "@anthropic-ai/sdk/resources/messages/messages";
import type { LiveClient } from "./live-client.ts";
import { openStream, type ParamsFor } from "./live-features.ts";
import { type AiContext, AiError } from "./port.ts";

/** A tool call as the model wrote it; its input is unchecked text. */
export interface ToolCall {
  id: string;
  name: string;
  json: string;
}

/** How an answer ended. */
export interface Ended {
  stopReason: StopReason | null;
  calls: ToolCall[];
  /** The answer as it must be sent back when the conversation continues, including unchanged thinking blocks. */
  content: ContentBlockParam[];
}

/** The answer stopped because there was no room for more, not because it was complete. */
export const isCut = ({ stopReason }: Ended): boolean =>
  stopReason === "max_tokens" || stopReason === "model_context_window_exceeded";

/** The placeholder end for a stream that is left early. */
export const nothingEnded: Ended = { stopReason: null, calls: [], content: [] };

/**
 * Streams the text of one answer, piece by piece, and returns how it ended.
 * A refusal, or a stream that ends before its last event, is an error; leaving the loop ends the request.
 */
export async function* streamMessage(
  client: LiveClient,
  paramsFor: ParamsFor,
  signal: AbortSignal,
  onUsage: AiContext["onUsage"],
): AsyncGenerator<string, Ended> {
  const stream = await openStream(client, paramsFor, signal);
  const message = new MessageSoFar();
  try {
    for await (const event of stream) {
      const piece = message.add(event);
      if (piece) yield piece;
    }
    // The SDK ends the stream without an error when it was aborted.
    signal.throwIfAborted();
    return message.end();
  } finally {
    // The service reports the usage only at the end; a call that was cut off may have used up the maximum.
    onUsage?.(message.outputTokens ?? paramsFor(client.lacks).max_tokens);
  }
}

type Block =
  | { type: "text"; text: string }
  | { type: "thinking"; thinking: string; signature: string }
  | { type: "redacted_thinking"; data: string }
  | { type: "tool_use"; id: string; name: string; json: string };

class MessageSoFar {
  readonly #blocks = new Map<number, Block>();
  #stopReason: StopReason | null = null;
  #complete = false;
  /** Known once the service has reported how the answer ended. */
  outputTokens: number | undefined;

  add(event: RawMessageStreamEvent): string | undefined {
    switch (event.type) {
      case "content_block_start":
        return this.#start(event);
      case "content_block_delta":
        return this.#grow(event);
      case "message_delta":
        this.#stopReason = event.delta.stop_reason;
        this.outputTokens = event.usage?.output_tokens;
        return undefined;
      case "message_stop":
        this.#complete = true;
        return undefined;
      default:
        return undefined;
    }
  }

  #start({
    index,
    content_block: block,
  }: Extract<RawMessageStreamEvent, { type: "content_block_start" }>): string | undefined {
    if (block.type === "text") {
      this.#blocks.set(index, { type: "text", text: block.text });
      return block.text;
    }
    if (block.type === "thinking")
      this.#blocks.set(index, { type: "thinking", thinking: block.thinking, signature: block.signature });
    if (block.type === "redacted_thinking")
      this.#blocks.set(index, { type: "redacted_thinking", data: block.data });
    if (block.type === "tool_use")
      this.#blocks.set(index, {
        type: "tool_use",
        id: block.id,
        name: block.name,
        json: wholeInput(block.input),
      });
    return undefined;
  }

  #grow({
    index,
    delta,
  }: Extract<RawMessageStreamEvent, { type: "content_block_delta" }>): string | undefined {
    const block = this.#blocks.get(index);
    if (delta.type === "text_delta" && block?.type === "text") {
      block.text += delta.text;
      return delta.text;
    }
    if (delta.type === "input_json_delta" && block?.type === "tool_use") {
      block.json += delta.partial_json;
    }
    if (delta.type === "thinking_delta" && block?.type === "thinking") block.thinking += delta.thinking;
    if (delta.type === "signature_delta" && block?.type === "thinking") block.signature += delta.signature;
    return undefined;
  }

  end(): Ended {
    if (this.#stopReason === "refusal") throw new AiError("permanent", "refusal");
    if (!this.#complete) throw new AiError("transient", "stream_cut");
    const blocks = [...this.#blocks.entries()].sort(([a], [b]) => a - b).map(([, block]) => block);
    return {
      stopReason: this.#stopReason,
      calls: blocks.flatMap((block) =>
        block.type === "tool_use" ? [{ id: block.id, name: block.name, json: block.json }] : [],
      ),
      content: blocks.flatMap(asParam),
    };
  }
}

/** Some servers give a call's input at once instead of piece by piece. */
function wholeInput(input: unknown): string {
  const json = JSON.stringify(input ?? {});
  return json === "{}" ? "" : json;
}

function asParam(block: Block): ContentBlockParam[] {
  if (block.type === "text") return block.text.trim() === "" ? [] : [block];
  if (block.type !== "tool_use") return [block];
  return [{ type: "tool_use", id: block.id, name: block.name, input: parsedObject(block.json) }];
}

/** A tool call's input if it is a JSON object, or else an empty object: the service accepts only objects. */
function parsedObject(json: string): object {
  try {
    const value: unknown = JSON.parse(json === "" ? "{}" : json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
