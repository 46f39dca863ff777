import { jsonReply } from "@marquee/testkit/fake-messages-api-events";
import {
  analyses,
  brief,
  collect,
  context,
  failureOf,
  ideas,
  liveFixture,
  replyRequest,
} from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { describe, expect, test } from "vitest";

const live = liveFixture();
const cuts = ["max_tokens", "model_context_window_exceeded"] as const;
const answer = async (changes = {}) =>
  (await collect(live.ai().streamReply(replyRequest(changes), context()))).join("");
const turns = (at: number) => live.api.requests[at]?.body.messages ?? [];

describe.each(cuts)("an answer that ends by %s", (stopReason) => {
  test("goes on once where it stopped, in the same message", async () => {
    live.api.script(
      { kind: "text", text: "Cloud Days costs $9,", stopReason },
      { kind: "text", text: "000 for Lab Partner." },
    );
    expect(await answer()).toBe("Cloud Days costs $9,000 for Lab Partner.");
    expect(turns(1).at(-2)).toMatchObject({
      role: "assistant",
      content: [{ type: "text", text: "Cloud Days costs $9," }],
    });
    expect(JSON.stringify(turns(1).at(-1))).toContain("cut off");
  });

  test("twice: says in one sentence that it is cut", async () => {
    live.api.script({ kind: "text", text: "One, ", stopReason }, { kind: "text", text: "two, ", stopReason });
    expect(await answer()).toBe(
      "One, two, \n\nMy answer is cut off here, because it grew too long. Ask me to go on.",
    );
    expect(live.api.requests).toHaveLength(2);
  });

  test("after look-ups goes on as well, and never more often than the budget allows", async () => {
    live.api.otherwise(({ body }) =>
      JSON.stringify(body.tool_choice).includes("none")
        ? { kind: "text", text: "More.", stopReason }
        : { kind: "tools", calls: [{ name: "get_credit_balance", input: {} }] },
    );
    expect(await answer()).toMatch(/^More\.More\.\n\nMy answer is cut off/);
    expect(live.api.requests).toHaveLength(10);
  });

  test("in the middle of a call: the call is not made, and a shorter answer is asked for", async () => {
    live.api.script(
      { kind: "tools", calls: [{ name: "find_events", input: '{"query":"clo' }], stopReason },
      { kind: "text", text: "Cloud Days." },
    );
    const asked: string[] = [];
    expect(await answer({ tools: toolsFake(asked) })).toBe("Cloud Days.");
    expect(asked).toEqual([]);
    expect(turns(1).map(({ role }) => role)).toEqual(["user"]);
    expect(JSON.stringify(turns(1))).toContain("few words");
  });
});

test("what does not fit into the model's window goes on with the question alone, without what was said before", async () => {
  const history = [
    { author: "user", text: "An old question" },
    { author: "morgan", text: "An old answer" },
    { author: "user", text: "The newest question" },
  ] as const;
  live.api.script(
    { kind: "text", text: "Half ", stopReason: "model_context_window_exceeded" },
    { kind: "text", text: "and half." },
  );
  expect(await answer({ history })).toBe("Half and half.");
  expect(JSON.stringify(turns(1))).not.toContain("An old");
  expect(JSON.stringify(turns(1))).toContain("The newest question");
});

test("an answer longer than any real one is cut, and says so", async () => {
  live.api.script({ kind: "text", text: "word ".repeat(10_000), pieceLength: 5_000 });
  const text = await answer();
  expect(text).toHaveLength(12_000);
  expect(text).toMatch(
    /word[^.]*\n\nMy answer is cut off here, because it grew too long\. Ask me to go on\.$/,
  );
});

describe.each(cuts)("ideas that end by %s", (stopReason) => {
  const cut = (after: number) =>
    jsonReply(
      JSON.stringify({ ideas }).slice(0, JSON.stringify({ ideas: ideas.slice(0, after) }).length + 40),
      {
        stopReason,
      },
    );
  const generate = () => live.ai().generateIdeas(brief, { ...context(), onIdea: () => {} });

  test("are completed by one more request, for those that are missing", async () => {
    live.api.script(cut(2), jsonReply({ ideas: ideas.slice(2) }));
    expect(await generate()).toEqual(ideas);
    expect(turns(1)[0]?.content).toContain("Give 1 complete idea ");
    expect(turns(1)[0]?.content).toContain("cut off; write shorter texts");
  });

  test("twice: those that are complete are delivered", async () => {
    live.api.script(cut(1), cut(0));
    expect(await generate()).toEqual(ideas.slice(0, 1));
  });

  test("twice and none complete: fail with that reason, which gives the credits back", async () => {
    live.api.script(cut(0), cut(0));
    expect(await failureOf(generate())).toMatchObject({ kind: "permanent", reason: "cut_off" });
  });

  test("another part is asked for again, in shorter texts, and fails with that reason", async () => {
    const half = jsonReply(JSON.stringify({ analyses }).slice(0, 300), { stopReason });
    live.api.script(half, jsonReply({ analyses }), half, half);
    expect(await live.ai().analyzeCompetition(brief, ideas, context())).toEqual(analyses);
    expect(turns(1)[0]?.content).toContain("shorter texts");
    expect(await failureOf(live.ai().analyzeCompetition(brief, ideas, context()))).toMatchObject({
      reason: "cut_off",
    });
  });
});
