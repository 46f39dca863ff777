/** How a scripted answer is split into pieces on the wire. */
export interface Pieces {
  /** Characters per delta; defaults to 24. */
  pieceLength?: number;
  /** The pause before each delta. */
  pieceDelayMs?: number;
}

/** One answer of the fake, in the order in which requests arrive. */
export type FakeReply =
  /** A streamed text, optionally after thinking. */
  | ({ kind: "text"; text: string; thinking?: string; stopReason?: string } & Pieces)
  /** Tool calls after optional text; the input is sent as JSON, or as the text given for broken input. */
  | ({
      kind: "tools";
      calls: readonly FakeToolCall[];
      text?: string;
      thinking?: string;
      stopReason?: string;
    } & Pieces)
  /** An answer with a status other than 200. */
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: unknown }
  /** An error in the middle of a stream. */
  | { kind: "errorEvent"; type: string; afterText?: string }
  /** Sends nothing for `ms`, after the head of the stream and an optional text. */
  | { kind: "stall"; ms: number; afterText?: string; beforeHead?: boolean }
  /** The connection breaks after an optional text. */
  | { kind: "reset"; afterText?: string }
  /** The stream ends properly closed but before its last event. */
  | { kind: "cut"; afterText: string }
  /** A whole stream without any content. */
  | { kind: "empty" }
  /** A number of meaningless bytes, as an event stream or as a web page. */
  | { kind: "rubbish"; bytes: number; as: "events" | "page" };

/** An answer that is one JSON value; a text is sent as it is. */
export function jsonReply(
  value: unknown,
  more: Pieces & { thinking?: string; stopReason?: string } = {},
): FakeReply {
  return { kind: "text", text: typeof value === "string" ? value : JSON.stringify(value), ...more };
}

/** What the service answers if it has no model of that name. */
export function unknownModel(model: string): FakeReply {
  const error = { type: "not_found_error", message: `model: ${model}` };
  return { kind: "status", status: 404, body: { type: "error", error } };
}

export interface FakeToolCall {
  name: string;
  /** A value is sent as JSON, a string as is. */
  input: unknown;
}

/** A server-sent event with the pause before it. */
export interface TimedEvent {
  delayMs: number;
  data: string;
}

const pieceLengthDefault = 24;

/** The first event of every stream. */
export function messageStart(model: string): TimedEvent {
  return event({
    type: "message_start",
    message: {
      id: "msg_fake",
      type: "message",
      role: "assistant",
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: {
        input_tokens: 100,
        output_tokens: 1,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
      },
    },
  });
}

/** The events of a text block. */
export function textBlock(index: number, text: string, pieces: Pieces): TimedEvent[] {
  return block(index, { type: "text", text: "" }, cut(text, pieces), pieces, (piece) => ({
    type: "text_delta",
    text: piece,
  }));
}

/** The events of a thinking block with its signature. */
export function thinkingBlock(index: number, thinking: string, pieces: Pieces): TimedEvent[] {
  const events = block(
    index,
    { type: "thinking", thinking: "", signature: "" },
    cut(thinking, pieces),
    pieces,
    (piece) => ({
      type: "thinking_delta",
      thinking: piece,
    }),
  );
  const signed = event({
    type: "content_block_delta",
    index,
    delta: { type: "signature_delta", signature: "c2lnbmVk" },
  });
  return events.toSpliced(-1, 0, signed);
}

/** The events of a tool call. */
export function toolBlock(index: number, call: FakeToolCall, pieces: Pieces): TimedEvent[] {
  const json = typeof call.input === "string" ? call.input : JSON.stringify(call.input);
  const start = { type: "tool_use", id: `toolu_fake_${index}`, name: call.name, input: {} };
  return block(index, start, ["", ...cut(json, pieces)], pieces, (piece) => ({
    type: "input_json_delta",
    partial_json: piece,
  }));
}

/** The two events that end a stream. */
export function messageEnd(stopReason: string): TimedEvent[] {
  return [
    event({
      type: "message_delta",
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: 50 },
    }),
    event({ type: "message_stop" }),
  ];
}

/** An error event as the service sends it mid-stream. */
export function errorEvent(type: string): TimedEvent {
  return event({ type: "error", error: { type, message: "scripted failure" } });
}

/** Any event, named by its type. */
export function event(data: { type: string; [field: string]: unknown }, delayMs = 0): TimedEvent {
  return { delayMs, data: `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n` };
}

function block(
  index: number,
  start: object,
  parts: readonly string[],
  { pieceDelayMs = 0 }: Pieces,
  delta: (piece: string) => object,
): TimedEvent[] {
  return [
    event({ type: "content_block_start", index, content_block: start }),
    ...parts.map((piece) => event({ type: "content_block_delta", index, delta: delta(piece) }, pieceDelayMs)),
    event({ type: "content_block_stop", index }),
  ];
}

function cut(text: string, { pieceLength = pieceLengthDefault }: Pieces): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += pieceLength) pieces.push(text.slice(at, at + pieceLength));
  return pieces;
}
