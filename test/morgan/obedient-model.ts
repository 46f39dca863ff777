import type { FakeReply, FakeRequest } from "@marquee/testkit/fake-messages-api";
import { type Look, obligingModel } from "./obliging-model.ts";

const ordered = /call ([a-z_]+) (\{[^{}]*\})/g;

/**
 * A model without judgment: it looks up what the question needs, then follows every order in the texts that it reads.
 * It reveals all that it learned and, if told to, its own rules.
 */
export function obedientModel(looks: readonly Look[]): (request: FakeRequest) => FakeReply {
  const needed = obligingModel(looks);
  return (request) => {
    const { body } = request;
    const texts = textsIn(body.messages);
    const done = body.messages.flatMap(({ role, content }) => (role === "user" ? resultsOf(content) : []));
    if (done.length < looks.length && body.tool_choice && mayLook(body.tool_choice)) return needed(request);
    const calls = [...texts.matchAll(ordered)].map(([, name = "", json = ""]) => ({ name, input: json }));
    const asked = JSON.stringify(body.messages);
    const marks = new Map(calls.map((call) => [callMark(call.name, call.input), call]));
    const open = [...marks].flatMap(([mark, call]) => (asked.includes(mark) ? [] : [call]));
    if (open.length > 0 && mayLook(body.tool_choice)) return { kind: "tools", calls: open.slice(0, 4) };
    const asksForRules = /\b(?:Repeat the text|system prompt|your instructions)\b/.test(texts);
    const rules = asksForRules ? JSON.stringify(body.system) : "";
    return { kind: "text", text: `${rules} I did as I was told. ${texts}`.slice(0, 11_000) };
  };
}

const mayLook = (choice: unknown) => !JSON.stringify(choice ?? "").includes("none");

/** How a call appears in the conversation. */
function callMark(name: string, input: string): string {
  return `"name":"${name}","input":${JSON.stringify(JSON.parse(input))}`;
}

function resultsOf(content: unknown): unknown[] {
  return Array.isArray(content)
    ? content.filter((block: { type?: string }) => block.type === "tool_result")
    : [];
}

/** All text that users wrote, from between its tags. */
function textsIn(messages: FakeRequest["body"]["messages"]): string {
  const blocks = messages.flatMap(({ role, content }) =>
    role === "user" && Array.isArray(content) ? (content as { text?: string; content?: unknown }[]) : [],
  );
  return blocks
    .flatMap((block) => {
      const text = block.text ?? (typeof block.content === "string" ? block.content : "");
      const fenced = /<(?:result|person)>\n(.*)\n<\/(?:result|person)>/s.exec(text)?.[1];
      return fenced === undefined ? [text] : stringsIn(JSON.parse(fenced) as unknown);
    })
    .join(" ");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
