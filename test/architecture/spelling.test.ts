import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The words in a text that the spelling check rejects. */
function refused(text: string): string[] {
  const { stdout } = spawnSync(
    join(root, "node_modules/.bin/cspell"),
    ["lint", "--no-progress", "--no-summary", "--words-only", "stdin"],
    { cwd: root, input: text, encoding: "utf8" },
  );
  return stdout.split("\n").filter(Boolean);
}

test("the spelling check accepts American words and rejects British ones, in sentences and in names", () => {
  const british =
    "cancelled organiser programme centre colour theatre catalogue neighbour sceptical metres travelling favourite judgement licence behaviour recognise analyse fulfilment";
  const names = "const boardColours = travellerRows;";
  const american =
    "canceled organizer program center color theater catalog neighbor skeptical meters traveling";
  expect(refused([american, british, names].join("\n"))).toEqual([
    ...british.split(" "),
    "Colours",
    "traveller",
  ]);
}, 30_000);

test("project words are sorted, unique, and none of them is British", () => {
  const words = readFileSync(join(root, "project-words.txt"), "utf8").trim().split("\n");
  expect(words).toEqual([...new Set(words)].sort());
  const { flagWords } = JSON.parse(readFileSync(join(root, "cspell.json"), "utf8")) as {
    flagWords: string[];
  };
  expect(words.filter((word) => flagWords.includes(word))).toEqual([]);
});
