import type { JobMessage } from "@marquee/contracts/credits/jobs";
import { lambdaContext } from "@marquee/testkit/http-event";
import type { SQSEvent, SQSRecord } from "aws-lambda";
import { describe, expect, it, vi } from "vitest";

vi.stubEnv("LOG_LEVEL", "SILENT");
vi.stubEnv("STAGE", "local");
vi.stubEnv("POWERTOOLS_METRICS_DISABLED", "true");
const { jobHandler } = await import("./job-handler.ts");

const message = (jobId: string): JobMessage => ({
  v: 1,
  kind: "campaign",
  jobId,
  userId: "usr_1",
  requestId: "r",
});

function event(bodies: string[]): SQSEvent {
  return {
    Records: bodies.map(
      (body, index) => ({ messageId: `m${index}`, receiptHandle: `h${index}`, body }) as SQSRecord,
    ),
  };
}

describe("a batch", () => {
  it("loses nothing to a poison message: the others finish, and only that one goes back toward the dead-letter queue", async () => {
    const worked: string[] = [];
    const handler = jobHandler("campaign", async ({ jobId }) => {
      if (jobId === "gen_poison") throw new Error("no worker can do this");
      worked.push(jobId);
      return { kind: "done", released: 0 };
    });
    const good = Array.from({ length: 9 }, (_, index) => JSON.stringify(message(`gen_${index}`)));
    for (const poison of [
      "not json",
      "null",
      '{"v":2}',
      JSON.stringify({ ...message("x"), extra: "{}" }),
      `"${"x".repeat(400_000)}"`,
      '{"__proto__":{"v":1}}',
      JSON.stringify({ ...message("gen_9"), kind: "chat" }),
      JSON.stringify(message("gen_poison")),
    ]) {
      worked.length = 0;
      const answer = await handler(event([...good, poison]), lambdaContext());
      expect(answer.batchItemFailures).toEqual([{ itemIdentifier: "m9" }]);
      expect(worked).toHaveLength(9);
    }
  });

  it("returns a message that should be retried to the queue, after the requested pause with jitter", async () => {
    const postponed: number[] = [];
    const handler = jobHandler(
      "campaign",
      async () => ({ kind: "retry", released: 0, afterMs: 4_000 }),
      async (_record, afterMs) => void postponed.push(afterMs),
    );
    const answer = await handler(event([JSON.stringify(message("gen_1"))]), lambdaContext());
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: "m0" }]);
    expect(postponed[0]).toBeGreaterThanOrEqual(2_000);
    expect(postponed[0]).toBeLessThanOrEqual(6_000);
  });

  it("aborts the work's signal while there is still time to settle", async () => {
    const handler = jobHandler("campaign", async (_message, { signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      return { kind: "done", released: 0 };
    });
    const started = performance.now();
    const answer = await handler(event([JSON.stringify(message("gen_1"))]), lambdaContext(5_050));
    expect(answer.batchItemFailures).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("returns a failed message to the queue instead of failing the batch", async () => {
    const handler = jobHandler("campaign", async ({ jobId }) => {
      if (jobId === "gen_2") throw new Error("table trouble");
      return { kind: "done", released: 0 };
    });
    const answer = await handler(
      event(["gen_1", "gen_2", "gen_3"].map((id) => JSON.stringify(message(id)))),
      lambdaContext(),
    );
    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: "m1" }]);
  });
});
