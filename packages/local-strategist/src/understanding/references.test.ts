import { expect, test } from "vitest";
import { pickIn } from "./references.ts";

test.each([
  ["bookmark whichever is in LA", { words: ["los angeles"], onlyIfSo: true }],
  ["save whichever happens sooner", { order: "soonest" }],
  ["put aside whichever you like", { all: true }],
  ["save the latter", { at: 1, asNamed: true }],
  ["the second one", { at: 1 }],
  ["the other one", { other: true }],
  ["keep it with the other saved ones", undefined],
  ["what if we took a fifth off", undefined],
])("one of what was shown is picked by what is said of it: %s", (text, pick) => {
  expect(pickIn(text)).toEqual(pick);
});
