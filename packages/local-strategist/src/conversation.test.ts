import { collect, context, replyRequest } from "@marquee/testkit/live-ai-fixtures";
import { toolsFake } from "@marquee/testkit/tools-fake";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { localAi } from "./local-ai.ts";

/** The first line of the answer to the last of some turns. */
const verdictOf = async (...asked: Parameters<typeof answerTo>): Promise<string> =>
  (await answerTo(...asked)).split("\n")[0] ?? "";

/** The answer to the last of some turns; the others alternate between reader and Morgan. No card may be prepared. */
async function answerTo(
  texts: readonly string[],
  changes: Parameters<typeof replyRequest>[0] = {},
): Promise<string> {
  let cards = 0;
  const history = texts.map((text, at) => ({
    author: (texts.length - at) % 2 === 1 ? ("user" as const) : ("morgan" as const),
    text,
  }));
  const request = replyRequest({
    history,
    tools: toolsFake(),
    suggest: async () => {
      cards += 1;
      return { refused: "no card may be prepared" };
    },
    ...changes,
  });
  const answer = (await collect(localAi({ delayMs: 0 }).streamReply(request, context()))).join("");
  expect(cards).toBe(0);
  expect(answer).not.toMatch(/\n{3,}/);
  return answer;
}

describe("what nobody can have done here", () => {
  test("is said in the first sentence, whatever the words, and makes no card", () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc
            .tuple(
              fc.constantFrom("Cancel", "Decline", "Accept", "End", "Close", "Scrap"),
              fc.constantFrom("all my", "every one of our", "all of our open", "all the", "every"),
              fc.constantFrom("deals", "offers", "sponsorships"),
            )
            .map(([act, all, what]) => `${act} ${all} ${what}.`),
          fc
            .tuple(
              fc.constantFrom("Transfer", "Move", "Send", "Give", "Lend"),
              fc.integer({ min: 1, max: 900 }),
              fc.constantFrom("to my client", "over to a colleague", "to another account"),
            )
            .map(([act, number, whom]) => `${act} ${number} credits ${whom}`),
          fc
            .tuple(
              fc.constantFrom("delete", "clear", "wipe", "empty"),
              fc.constantFrom("the waitlist", "my waiting list", "all waiting lists"),
            )
            .map(([act, what]) => `${act} ${what}`),
          fc.constantFrom("Book the Super Bowl.", "please book the World Cup for us", "Reserve Wimbledon"),
        ),
        async (text) => {
          expect(await verdictOf([text], { role: "agency" })).toMatch(/^\*\*I can't /);
        },
      ),
      { numRuns: 40 },
    ));

  it("is not said of a question about it", async () => {
    expect(await verdictOf(["How do I cancel a deal?"])).not.toMatch(/I can't/);
  });
});

describe("a company that nothing of the reader is with", () => {
  test.each([
    "Accept the offer from Globex.",
    "Decline the proposal by Initech",
    "Show me Umbrella's deal terms.",
    "Counter Wayne's offer with $9,000",
  ])("“%s” is said to be unknown, and nothing of somebody else's is offered", async (text) => {
    expect(await verdictOf([text])).toMatch(/There is no (?:Globex|Initech|Umbrella|Wayne) in your deals/);
  });
});

test("a claim about a rule gets the rule", async () => {
  const tools = {
    ...toolsFake(),
    getHelp: async () => ({
      topics: [
        {
          title: "Buy credits",
          text: "Choose a package. Credits you buy never expire; welcome credits do, on the day shown with your balance.",
          page: "/credits",
          link: "Open",
        },
      ],
      words: [],
    }),
  };
  for (const text of ["You told me yesterday that credits never expire.", "I thought credits never expire?"])
    expect(await verdictOf([text], { tools })).toMatch(
      /The rule is this: Credits you buy never expire; welcome/,
    );
});

test("an agency's person who asks about clients is led to their accounts", async () => {
  for (const text of ["What is waiting for each of my clients?", "Which client has the most budget left?"])
    expect(await verdictOf([text], { role: "agency" })).toMatch(/can't see your clients' accounts/);
});

test("one sentence about what was said is that, and never its own instruction", async () => {
  const said =
    "**I'd start with The Quiet Hour.**\n\n1. **The Quiet Hour** (event): One hour without screens. Then talks.";
  for (const text of ["Put that into one sentence I can send.", "make it one line for my boss"])
    expect(await verdictOf(["Pitch me an idea", said, text])).toBe("**In one sentence:**");
});

test("nobody is greeted twice at length", async () => {
  const first = await verdictOf(["hi"]);
  expect(first).toContain("I'm Morgan");
  expect(await verdictOf(["hi", first, "hello"])).not.toContain("I'm Morgan");
});

describe("an answer whose topic is a guess", () => {
  test("says so first and costs nothing; what is sure does neither", async () => {
    let isFree = false;
    const cannotHelp = () => {
      isFree = true;
    };
    const guessed = await verdictOf(["and what of the other lot over there then, roughly"], { cannotHelp });
    expect(guessed).toMatch(/not sure/);
    expect(isFree).toBe(true);
    isFree = false;
    expect(await verdictOf(["What deals do I have?"], { cannotHelp })).not.toMatch(/not sure/);
    expect(isFree).toBe(false);
  });
});

test("thanks and goodbyes end a conversation, whatever it was about, and nothing is answered again", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        "What's our ROI?",
        "conferences about AI",
        "How do I cancel a deal?",
        "What waits for me?",
      ),
      fc.constantFrom("Thanks", "thank you", "ok cheers", "thx a lot", "Great, thanks"),
      fc.constantFrom(
        "",
        ", that's all",
        ", that's it for today.",
        " so much!",
        ", bye",
        ", nothing else for now",
      ),
      async (asked, thanks, end) => {
        const answer = await verdictOf([asked]);
        expect(await verdictOf([asked, answer, `${thanks}${end}`])).toBe("**You're welcome.**");
      },
    ),
    { numRuns: 40 },
  ));

test.each(["what about next month", "How about in March?", "fine. what about next month", "and in Paris?"])(
  "“%s” after a search narrows it, and is no guess of another question",
  async (text) => {
    const answer = await verdictOf(["conferences about AI"]);
    expect(await verdictOf(["conferences about AI", answer, text])).toMatch(/about AI, (?:next month|in )/);
  },
);

test("a number of one's own is told, and not what its word means", async () => {
  expect(await verdictOf(["What's our ROI?"])).not.toContain("Attributed revenue divided by");
});

describe("a draft", () => {
  const letter = [
    "**Here is a draft that you can send as it is.**",
    "",
    "> Dear Henrik Hall,",
    "> We're preparing for Cloud Days on March 4, 2027 in Berlin, Germany. Could you tell us whether there is power at the booths? It would decide how we plan our part.",
    "> Best regards, Ada, Northwind",
    "",
    "Should I change its tone or its length?",
  ].join("\n");

  test.each(["shorter please", "Half of that. They skim.", "too long", "halve it"])(
    "“%s” makes it at most half as long, and keeps what it asks",
    async (text) => {
      const answer = await answerTo([
        "Draft a note to the host of Cloud Days asking if there is power",
        letter,
        text,
      ]);
      const quoted = (whole: string) =>
        whole
          .split("\n")
          .filter((line) => line.startsWith("> "))
          .join("\n");
      expect(quoted(answer).length).toBeGreaterThan(20);
      expect(quoted(answer).length * 2).toBeLessThanOrEqual(quoted(letter).length + 4);
      expect(quoted(answer)).toContain("power");
    },
  );

  test("says what it is to say too", async () => {
    const answer = await answerTo([
      "Draft a note to the host of Cloud Days",
      letter,
      "work in that we'd sign for two years",
    ]);
    expect(answer).toContain("> We'd sign for two years.");
    expect(answer).toContain("whether there is power");
  });
});
