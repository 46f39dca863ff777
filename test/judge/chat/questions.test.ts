import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { JudgeWorld } from "../judge-types.ts";
import { judgeWorld } from "../world.ts";
import { acts } from "./acts.ts";
import { build } from "./build.ts";
import { kinds } from "./conversation.ts";
import { converse } from "./converse.ts";
import { Facts } from "./facts.ts";
import { final } from "./final.ts";
import type { Wanted } from "./wanted.ts";

const halves = [
  ["build", build],
  ["final", final],
] as const;
const both = [...build, ...final];
const questions = both.flatMap(({ id, questions: own }) =>
  own.map((question, at) => ({ ...question, id: `${id}.${at + 1}` })),
);

let world: JudgeWorld;
beforeAll(async () => {
  world = await judgeWorld("local");
});

describe.each(halves)("the questions of the %s half", (_, half) => {
  it("are a hundred and more in thirty conversations and more, a fifth of which cannot be met", () => {
    const facts = new Facts(world.rows, world.nowMs);
    const expected = half.flatMap(({ questions: own }) =>
      own.map(({ expect: of }) => of({ facts, replies: [] })),
    );
    expect(half.length).toBeGreaterThanOrEqual(30);
    expect(expected.length).toBeGreaterThanOrEqual(100);
    expect(expected.filter(({ cannot }) => cannot !== undefined).length * 5).toBeGreaterThanOrEqual(
      expected.length,
    );
  });

  it("want facts that the rows have: no empty name, no amount of nothing, a list with something on it", () => {
    const facts = new Facts(world.rows, world.nowMs);
    for (const { expect: of } of half.flatMap(({ questions: own }) => own)) {
      const {
        must = [],
        also = [],
        constraints = [],
        choices = [],
        rows,
        ...rest
      } = of({ facts, replies: [] });
      const wanted: readonly Wanted[] = [...must, ...also, ...constraints, ...choices];
      for (const { label } of wanted) expect(label).not.toMatch(/NaN|undefined|Infinity|^\$0$|“”/);
      if (rows) expect(rows.allowed.length).toBeGreaterThan(0);
      const isWanted = wanted.length > 0 || rows || rest.act || rest.cannot;
      expect(isWanted).toBeTruthy();
    }
  });

  it("are asked by sponsors, hosts, agencies, admins and newcomers", () => {
    const askers = new Set(half.map(({ as }) => as));
    expect([...askers]).toEqual(
      expect.arrayContaining(["brand", "host", "agency", "admin", "newBrand", "newHost"]),
    );
  });
});

describe("all questions", () => {
  it("have ids of their own, and no two are the same", () => {
    expect(new Set(both.map(({ id }) => id)).size).toBe(both.length);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  });

  it("are of every kind", () => {
    const asked = new Set(questions.flatMap((one) => one.kinds));
    expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
  });

  it("ask for every act, and for none to be done where somebody says not to", () => {
    const facts = new Facts(world.rows, world.nowMs);
    const expected = questions.map(({ expect: of }) => of({ facts, replies: [] }));
    const asked = new Set(expected.flatMap(({ act }) => (act ? [act.act] : [])));
    expect(acts.filter((act) => !asked.has(act))).toEqual([]);
    expect(expected.filter(({ noAct }) => noAct).length).toBeGreaterThanOrEqual(20);
  });

  it("come from the public sources that the list names, at least half of them", () => {
    const list = readFileSync(join(import.meta.dirname, "sources.md"), "utf8");
    const listed = [...list.matchAll(/^\| (\d+) \|.*\| (https?:\S+) \| ([^|]+) \|$/gm)].flatMap(
      ([, number = "", , ids = ""]) => ids.split(", ").map((id) => `${number} ${id.trim()}`),
    );
    const cited = questions.flatMap(({ id, source }) => (source === undefined ? [] : [`${source} ${id}`]));
    expect([...listed].sort()).toEqual([...cited].sort());
    expect(cited.length * 2).toBeGreaterThanOrEqual(questions.length);
  });
});

it("asks a conversation through the product, and nothing of it stays in the world", async () => {
  const before = world.rows("message").length;
  const [one] = await converse(
    {
      ...world,
      chatAi: {
        async *streamReply() {
          yield "Startup Expo waits for you, and Developer Days.";
        },
      },
    },
    { ...(build[0] as (typeof build)[number]), questions: build[0]?.questions.slice(0, 1) ?? [] },
  );
  expect(one?.reply).toMatchObject({
    text: "Startup Expo waits for you, and Developer Days.",
    charged: true,
  });
  expect(one?.verdict.score).toBe(2);
  expect(world.rows("message").length).toBe(before);
});
