import { describe, expect, it } from "vitest";
import { failedIds } from "./queue-poller.ts";

const messages = [{ MessageId: "a" }, { MessageId: "b" }];
const failed = (payload: unknown, reports = true) => [
  ...failedIds({ kind: "ok", payload }, messages, reports),
];
const report = (...ids: unknown[]) => ({
  batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })),
});

describe("which messages of a batch stay in the queue", () => {
  it("those that the worker names, and no others", () => {
    expect(failed(report("b"))).toEqual(["b"]);
    expect(failed(report())).toEqual([]);
  });

  it("none when the worker says nothing", () => {
    expect(failed(undefined)).toEqual([]);
    expect(failed({})).toEqual([]);
    expect(failed({ batchItemFailures: null })).toEqual([]);
  });

  it("all when the report names an unknown message or makes no sense", () => {
    expect(failed(report("c"))).toEqual(["a", "b"]);
    expect(failed(report(""))).toEqual(["a", "b"]);
    expect(failed({ batchItemFailures: "b" })).toEqual(["a", "b"]);
  });

  it("all when the worker fails, runs out of time or dies", () => {
    const failure = { errorType: "Error", errorMessage: "no" };
    for (const outcome of [
      { kind: "error", failure },
      { kind: "timeout" },
      { kind: "crash", failure },
    ] as const) {
      expect([...failedIds(outcome, messages, true)]).toEqual(["a", "b"]);
    }
  });

  it("none for a mapping that takes no reports, whatever the function returns", () => {
    expect(failed(report("a"), false)).toEqual([]);
  });
});
