import type {
  BrandKnowledge,
  ReplyRequest,
  ReplyTurn,
  ShownThing,
  SuggestionOutcome,
} from "@marquee/adapters/ai/port";
import { modelToolName, type ReadTools, readToolNames } from "@marquee/adapters/ai/read-tools";
import { composeReply } from "@marquee/local-strategist/chat";
import type { FakeReply, FakeRequest, FakeToolCall } from "@marquee/testkit/fake-messages-api";
import { plausibleReply, wantedOf } from "@marquee/testkit/fake-messages-api-plausible";

/**
 * A model on the wire that decides as the strategist without a model does. It knows nothing but what a request says:
 * the person, the conversation with what its answers showed, and the results of its own calls. What it wants to look
 * up, suggest or say of itself, it has to call.
 */
export async function scriptedModel(request: FakeRequest): Promise<FakeReply> {
  if (wantedOf(request) !== undefined) return plausibleReply(request);
  const { tool_choice: choice, messages } = request.body;
  const mayCall = JSON.stringify(choice) !== '{"type":"none"}';
  const asked = readMessages(messages);
  const decided = await decide(asked);
  if ("text" in decided) return { kind: "text", text: decided.text, pieceLength: 2_000 };
  if (mayCall) return { kind: "tools", calls: decided.calls.slice(0, callsAtOnce), pieceLength: 2_000 };
  return { kind: "text", text: "I could not look up all of it." };
}

/** The most calls that are answered at once. */
const callsAtOnce = 5;

interface Block {
  type: string;
  text?: string;
  id?: string;
  name?: string;
  input?: unknown;
  tool_use_id?: string;
  content?: unknown;
  is_error?: boolean;
}

/** A call's result: what it found, or why it failed. */
type Result = { found: unknown } | { failed: string };

interface Asked {
  person: {
    name: string;
    role: string;
    company: string;
    industry: string;
    interests: string[];
    brand?: BrandKnowledge;
  };
  now: string;
  history: ReplyTurn[];
  results: Map<string, Result>;
}

const keyOf = (name: string, input: unknown) => `${name} ${JSON.stringify(input)}`;

function readMessages(messages: FakeRequest["body"]["messages"]): Asked {
  const asked: Asked = {
    person: { name: "", role: "", company: "", industry: "", interests: [] },
    now: "",
    history: [],
    results: new Map(),
  };
  const calls = new Map<string, string>();
  for (const { role, content } of messages) {
    for (const block of content as Block[]) {
      if (block.type === "tool_use") calls.set(block.id ?? "", keyOf(block.name ?? "", block.input));
      else if (block.type === "tool_result")
        asked.results.set(calls.get(block.tool_use_id ?? "") ?? "", resultIn(block));
      else readText(asked, role, block.text ?? "");
    }
  }
  return asked;
}

function resultIn({ content, is_error: isError }: Block): Result {
  const json = /^<result>\n(.*)\n<\/result>$/s.exec(String(content))?.[1];
  if (isError || json === undefined) return { failed: String(content) };
  return { found: JSON.parse(json) as unknown };
}

function readText(asked: Asked, role: string, text: string): void {
  const [, tag, json = ""] = /^<(person|shown|now)>\n(.*)\n<\/\1>$/s.exec(text) ?? [];
  if (tag === "person") asked.person = JSON.parse(json) as Asked["person"];
  else if (tag === "now") asked.now = JSON.parse(json) as string;
  else if (tag === "shown") {
    const answer = asked.history.at(-1);
    if (answer)
      asked.history[asked.history.length - 1] = { ...answer, shown: JSON.parse(json) as ShownThing[] };
  } else asked.history.push({ author: role === "user" ? "user" : "morgan", text });
}

/** The answer, or the calls that it waits for. */
async function decide({
  person,
  now,
  history,
  results,
}: Asked): Promise<{ text: string } | { calls: FakeToolCall[] }> {
  const waiting = new Map<string, FakeToolCall>();
  const answerOf = async (name: string, input: unknown): Promise<Result> => {
    const key = keyOf(name, input);
    const known = results.get(key);
    if (known) return known;
    waiting.set(key, { name, input });
    return new Promise<never>(() => {});
  };
  const look = (name: string) => async (input: unknown) => {
    const result = await answerOf(name, input);
    if ("found" in result) return result.found;
    if (result.failed === "There is none that this person may see.") return null;
    throw new Error(result.failed);
  };
  let isHelpless = false;
  const { brand, industry, company, name: userName, ...whom } = person;
  const request: ReplyRequest = {
    ...whom,
    userName,
    now,
    history,
    ...(industry ? { industry } : {}),
    ...(company ? { company } : {}),
    ...(brand ? { brand } : {}),
    tools: Object.fromEntries(
      readToolNames.map((name) => [name, look(modelToolName(name))]),
    ) as unknown as ReadTools,
    suggest: async ({ kind, input }) => {
      const result = await answerOf(`suggest_${kind}`, input);
      return "found" in result ? (result.found as SuggestionOutcome) : { refused: result.failed };
    },
    cannotHelp: () => {
      isHelpless = true;
    },
    remember: () => {},
  };
  let isAnswered = false;
  const answer = composeReply(request, history.at(-1)?.text ?? "").finally(() => {
    isAnswered = true;
  });
  // Once calls are waiting and nothing else is going on, their results are needed.
  const stuck = async () => {
    for (let before = 0; !isAnswered && (waiting.size === 0 || before !== waiting.size); ) {
      before = waiting.size;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return undefined;
  };
  const text = await Promise.race([answer, stuck()]);
  if (text === undefined) return { calls: [...waiting.values()] };
  if (isHelpless && !results.has(keyOf("cannot_help", {})))
    return { calls: [{ name: "cannot_help", input: {} }] };
  return { text };
}
