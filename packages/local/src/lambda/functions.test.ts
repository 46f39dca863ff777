import { describe, expect, it } from "vitest";
import { givenBackSince } from "./functions.ts";

const nowMs = Date.UTC(2026, 0, 1);
const minutesAgo = (minutes: number) => nowMs - minutes * 60_000;
const givenBack = (idleSince: number[], max: number) =>
  idleSince.filter((since) => since <= givenBackSince(idleSince, max, nowMs));

describe("idle containers", () => {
  it("are kept while they are few, until they have been idle for ten minutes", () => {
    const idleSince = [minutesAgo(0), minutesAgo(10), minutesAgo(9), minutesAgo(25)];
    expect(givenBack(idleSince, 4)).toEqual([minutesAgo(10), minutesAgo(25)]);
  });

  it("are stopped when there are too many, the longest idle first, and only as many as needed", () => {
    const idleSince = [minutesAgo(3), minutesAgo(1), minutesAgo(4), minutesAgo(2)];
    expect(givenBack(idleSince, 4)).toEqual([]);
    expect(givenBack(idleSince, 3)).toEqual([minutesAgo(4)]);
    expect(givenBack(idleSince, 1)).toEqual([minutesAgo(3), minutesAgo(4), minutesAgo(2)]);
  });
});
