import { trace } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inSpan } from "./call-span.ts";
import { failedCallOf, namingCalls, namingFailedCalls } from "./failed-call.ts";

const kept = new InMemorySpanExporter();
beforeAll(() => {
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(kept)] }));
});
afterAll(() => trace.disable());
beforeEach(() => kept.reset());

const read = ({ name, attributes, status }: ReadableSpan) => ({ name, attributes, status });
const spans = () => kept.getFinishedSpans().map(read);
const failing = async () => {
  throw Object.assign(new Error("what Ann Lee wrote"), { name: "ThrottlingException" });
};

describe("a call of another service", () => {
  it("is a span with its name and nothing of what was in it, whether it works or fails", async () => {
    const port = namingCalls("Stripe", {
      refund: async (id: string) => `refunded ${id}`,
      charge: failing,
    });
    expect(await port.refund("secret")).toBe("refunded secret");
    await expect(port.charge()).rejects.toThrow("what Ann Lee wrote");
    expect(spans()).toEqual([
      {
        name: "Stripe.refund",
        attributes: { "rpc.service": "Stripe", "rpc.method": "refund" },
        status: { code: 0 },
      },
      {
        name: "Stripe.charge",
        attributes: { "rpc.service": "Stripe", "rpc.method": "charge" },
        status: { code: 2, message: "ThrottlingException" },
      },
    ]);
    expect(JSON.stringify(spans())).not.toMatch(/secret|Ann/);
  });

  it("that streams is one until its stream ends, breaks or is left", async () => {
    const port = namingCalls("Model", {
      async *words(count: number) {
        for (let n = 0; n < count; n++) yield n;
        if (count > 2) await failing();
      },
    });
    const words = port.words(2);
    await words.next();
    expect(spans()).toEqual([]);
    for await (const _ of words) continue;
    for await (const _ of port.words(2)) break;
    const broken = async () => {
      for await (const _ of port.words(3)) continue;
    };
    await expect(broken()).rejects.toThrow("what Ann Lee wrote");
    expect(spans().map(({ status }) => status.code)).toEqual([0, 0, 2]);
  });

  it("of an AWS client is one for all its attempts, and its error still says which call it was", async () => {
    type Handler = (args: unknown) => Promise<unknown>;
    let wrap: ((next: Handler, context: object) => Handler) | undefined;
    namingFailedCalls({ middlewareStack: { add: (middleware: typeof wrap) => void (wrap = middleware) } });
    const send = wrap?.(failing, { clientName: "DynamoDBClient", commandName: "PutItemCommand" });
    const error: unknown = await send?.({}).catch((failed: unknown) => failed);
    expect(failedCallOf(error as Error)).toEqual({ service: "DynamoDB", call: "PutItem" });
    expect(spans().map(({ name }) => name)).toEqual(["DynamoDB.PutItem"]);
  });

  it("is made all the same where nothing traces it", async () => {
    trace.disable();
    expect(await inSpan({ service: "S3", call: "GetObject" }, async () => 7)).toBe(7);
    expect(spans()).toEqual([]);
  });
});
