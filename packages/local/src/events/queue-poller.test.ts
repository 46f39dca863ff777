import { describe, expect, test } from "vitest";
import { failedIds } from "./queue-poller.ts";

const batch = [{ MessageId: "a" }, { MessageId: "b" }, { MessageId: "c" }];
const failed = (payload: unknown, reports = true) => [...failedIds({ kind: "ok", payload }, batch, reports)];

describe("of a batch stays in the queue", () => {
  test("what the function reports, and nothing else", () => {
    expect(failed({ batchItemFailures: [{ itemIdentifier: "b" }] })).toEqual(["b"]);
  });

  test.each([undefined, null, {}, { batchItemFailures: [] }, { batchItemFailures: null }])("nothing after the report %j", (payload) => {
    expect(failed(payload)).toEqual([]);
  });

  test.each([{ batchItemFailures: [{ itemIdentifier: "" }] }, { batchItemFailures: [{ itemIdentifier: "zz" }] }, { batchItemFailures: [{}] }, { batchItemFailures: "b" }])(
    "everything after the malformed report %j",
    (payload) => expect(failed(payload)).toEqual(["a", "b", "c"]),
  );

  test("everything when the function fails, crashes or runs out of time", () => {
    const failure = { errorType: "Error", errorMessage: "no" };
    expect(failedIds({ kind: "error", failure }, batch, true).size).toBe(3);
    expect(failedIds({ kind: "crash", failure }, batch, true).size).toBe(3);
    expect(failedIds({ kind: "timeout" }, batch, true).size).toBe(3);
  });

  test("nothing when the mapping takes no reports", () => {
    expect(failed({ batchItemFailures: [{ itemIdentifier: "b" }] }, false)).toEqual([]);
  });
});
