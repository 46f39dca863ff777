import { literally } from "@marquee/contracts/text/literally";
import { openingSettings, settingsItem } from "@marquee/core/ground/system/settings.item";
import { localAi } from "@marquee/local-strategist/local-ai";
import { liveFixture } from "@marquee/testkit/live-ai-fixtures";
import { beforeAll, describe, expect, test } from "vitest";
import { tableFacts } from "./facts.ts";
import { obligingModel } from "./obliging-model.ts";
import type { Question } from "./questions.ts";
import { creditQuestions, numberQuestions } from "./questions-account.ts";
import { dealQuestions } from "./questions-deals.ts";
import { eventQuestions } from "./questions-events.ts";
import { newWorld, type World } from "./world.ts";

const questions: readonly Question[] = [
  ...eventQuestions,
  ...dealQuestions,
  ...creditQuestions,
  ...numberQuestions,
];

const live = liveFixture();
const local = localAi({ delayMs: 0 });
let world: World;
beforeAll(async () => {
  world = await newWorld();
});

/** Whether an answer contains a fact as whole words and numbers: "10" is not in "$10,500", but "3.2" is in "3.2x". */
function holds(text: string, fact: string): boolean {
  const plain = text.replaceAll("**", "");
  return new RegExp(String.raw`(?<![\p{L}\d,.$])${literally(fact)}(?!(?!x\b)\p{L}|\d|[,.]\d)`, "u").test(
    plain,
  );
}

function check(text: string, question: Question): void {
  const table = tableFacts(world.store);
  for (const fact of question.facts(table)) expect(holds(text, fact), `${fact}\n\n${text}`).toBe(true);
  for (const fact of question.never?.(table) ?? [])
    expect(holds(text, fact), `${fact}\n\n${text}`).toBe(false);
}

const asked = ({ ask: text, as, before }: Question) => ({
  text,
  ...(as ? { as } : {}),
  ...(before ? { before } : {}),
});

test("there are a hundred questions, no two alike", () => {
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(new Set(questions.map(({ ask, as = "" }) => `${as} ${ask}`)).size).toBe(questions.length);
});

describe("each named event, price, balance, deal and date matches the table", () => {
  test.each(questions.map((question) => [question.ask, question] as const))(
    "local: %s",
    async (_ask, question) => {
      const { text } = await world.ask(local, asked(question));
      check(text, question);
    },
  );

  test.each(questions.map((question) => [question.ask, question] as const))(
    "live: %s",
    async (_ask, question) => {
      live.api.otherwise(obligingModel(question.looks));
      const { text, called } = await world.ask(live.ai(), asked(question));
      expect(called.length).toBe(question.looks.length);
      check(text, question);
    },
  );
});

describe("a changed price list", () => {
  test("changes the answers of both adapters", async () => {
    const answersNow = async () => {
      const texts: string[] = [];
      for (const question of creditQuestions) {
        live.api.otherwise(obligingModel(question.looks));
        for (const ai of [local, live.ai()]) {
          const { text } = await world.ask(ai, asked(question));
          check(text, question);
          texts.push(text);
        }
      }
      return texts;
    };
    const before = await answersNow();
    const prices = {
      campaignIdeas: 31,
      competitiveAnalysis: 7,
      visualMockup: 9,
      refinement: 6,
      chatReply: 3,
      freeRepliesPerMonth: 44,
    };
    await world.core.table.write({ op: "put", item: settingsItem({ ...openingSettings, prices }) });
    world.waitAMinute();
    const after = await answersNow();
    expect(after.filter((text, at) => text !== before[at]).length).toBeGreaterThanOrEqual(10);
  });
});
