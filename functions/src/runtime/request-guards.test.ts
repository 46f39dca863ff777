import { codeOf } from "@marquee/testkit/refusal";
import { describe, expect, it } from "vitest";
import { guardEdge } from "./request-guards.ts";

const old = "the-old-value-of-the-edge";
const next = "the-new-value-of-the-edge";

const guard = (given: string | undefined, known: string | undefined, fresh = known) =>
  codeOf(guardEdge({ "x-origin-verify": given }, async (how) => (how?.fresh ? fresh : known)));

describe("the edge's secret", () => {
  it.each([
    ["the one value", old, old, "no error"],
    ["no header", undefined, old, "forbidden"],
    ["an empty header", "", old, "forbidden"],
    ["another value", next, old, "forbidden"],
    ["a value with more after it", `${old}x`, old, "forbidden"],
    ["a piece of the value", old.slice(0, 20), old, "forbidden"],
    ["anything where no CloudFront stands in front", undefined, undefined, "no error"],
    ["the old value while both count", old, `${next},${old}`, "no error"],
    ["the new value while both count", next, ` ${next} , ${old} `, "no error"],
    ["both from CloudFront, before a function knows the new one", `${next},${old}`, old, "no error"],
    ["both from CloudFront, after the old one was taken away", `${next},${old}`, next, "no error"],
    ["empty values on both sides", ",", `${old},,`, "forbidden"],
    ["a short value that stands on the list", "short", `short,${old}`, "forbidden"],
    ["a value of 15 characters", "x".repeat(15), "x".repeat(15), "forbidden"],
    ["a value of 16 characters", "x".repeat(16), "x".repeat(16), "no error"],
  ])("%s", async (_, given, secret, expected) => {
    expect(await guard(given, secret)).toBe(expected);
  });

  it("is re-read before a value is refused, and only then", async () => {
    expect(await guard(next, old, next)).toBe("no error");
    expect(await guard(next, old, old)).toBe("forbidden");
    const reads: boolean[] = [];
    await guardEdge({ "x-origin-verify": old }, async (how) => {
      reads.push(how?.fresh ?? false);
      return old;
    });
    expect(reads).toEqual([false]);
  });

  it("is never refused during a rotation, in whatever order its steps reach CloudFront and the functions", async () => {
    // What Secrets Manager holds, CloudFront sends and a function caches, at every step of the runbook.
    const secret = [old, `${next},${old}`, next];
    const sends = [old, `${next},${old}`, next];
    for (const [step, now] of secret.entries())
      for (const sent of sends.slice(Math.max(0, step - 1), step + 1))
        for (const remembered of secret.slice(Math.max(0, step - 1), step + 1))
          expect(await guard(sent, remembered, now), `${sent} | ${remembered} | ${now}`).toBe("no error");
  });
});
