import { modelToolName, type ReadToolName } from "@marquee/adapters/ai/read-tools";
import type { FakeReply, FakeRequest } from "@marquee/testkit/fake-messages-api";
import { day, usd } from "./world.ts";

/** A look-up that a model decides on, based on the results of earlier ones. */
export type Look = (results: readonly unknown[]) => [ReadToolName, object];

export const look =
  (name: ReadToolName, input: object = {}): Look =>
  () => [name, input];

/** A look-up by the id of the event with that name among the previous look-up's results. */
export const lookAtNamed =
  (name: string, tool: "getEvent" | "listPackages"): Look =>
  (results) => {
    const { events } = (results.at(-1) ?? { events: [] }) as { events: { id: string; name: string }[] };
    return [tool, { eventId: events.find((one) => one.name === name)?.id ?? "none" }];
  };

/**
 * A model that looks up what a question needs, one call at a time, and repeats every fact that it was given. It does
 * not imitate what a real model omits or makes up: it shows that each fact reaches the model and then the reader.
 */
export function obligingModel(looks: readonly Look[]): (request: FakeRequest) => FakeReply {
  return ({ body }) => {
    const results = body.messages.flatMap(({ content }) => resultsIn(content));
    const next = looks[results.length];
    if (!next) return { kind: "text", text: `This is what I found: ${sentenceOf(results)}`.slice(0, 11_500) };
    const [name, input] = next(results);
    return { kind: "tools", calls: [{ name: modelToolName(name), input }] };
  };
}

/** The contents of a turn's tool results, from between their tags. */
function resultsIn(content: unknown): unknown[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((block: { type?: string; content?: unknown }) => {
    if (block.type !== "tool_result") return [];
    const json = /<result>\n(.*)\n<\/result>/s.exec(String(block.content))?.[1];
    return [json === undefined ? null : (JSON.parse(json) as unknown)];
  });
}

/** Fields that would only make the answer longer. */
const omittedFields = new Set(["text", "id", "eventId", "packageId", "dealId", "moves"]);

function sentenceOf(value: unknown, key = ""): string {
  if (omittedFields.has(key) || value === null || typeof value === "boolean") return "";
  if (typeof value === "number") return `${inUsd(value)} ${inUsd(value).slice(1)} ${value}`;
  if (typeof value === "string") return /^\d{4}-\d\d-\d\d/.test(value) ? day(value) : value;
  if (Array.isArray(value)) return value.map((one) => sentenceOf(one, key)).join("; ");
  return Object.entries(value as object)
    .map(([name, part]) => sentenceOf(part, name))
    .filter((part) => part !== "")
    .join(", ");
}

const inUsd = (value: number) => usd(Math.round(value * 100));
