import { setTimeout as pause } from "node:timers/promises";
import type { Functions } from "../lambda/functions.ts";
import type { StreamModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";

/** A row's key as DynamoDB writes it, such as `{ S: "EVENT#1" }`. */
export interface TableKey {
  pk: Record<string, unknown>;
  sk: Record<string, unknown>;
}

export interface TableStreamOptions {
  source: StreamModel;
  functions: Pick<Functions, "invoke">;
  onFailure(streamArn: string, what: string): void;
}

/** How often a batch is sent before it is let go. */
const triesMax = 5;
const pauseAfterFailureMs = 200;

/**
 * The table's stream with one function that follows it: keys of written rows, in their order, one batch after another.
 * It is fed by the calls of functions, so that it works with every emulator of the table.
 */
export class TableStream {
  private readonly options: TableStreamOptions;
  private readonly waiting: TableKey[] = [];
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(options: TableStreamOptions) {
    this.options = options;
  }

  take(keys: readonly TableKey[]): void {
    const { filters } = this.options.source;
    for (const key of keys) {
      const record = { dynamodb: { Keys: key } };
      if (filters.length === 0 || filters.some((filter) => matches(filter, record))) this.waiting.push(key);
    }
    if (this.waiting.length > 0) this.running ??= this.deliver().finally(() => (this.running = undefined));
  }

  /** Takes on no further batch, and waits for the one that runs, at most `waitMs`. */
  async stop(waitMs: number): Promise<void> {
    this.stopped = true;
    await Promise.race([this.running, new Promise((resolve) => setTimeout(resolve, waitMs).unref())]);
  }

  private async deliver(): Promise<void> {
    const { source, functions, onFailure } = this.options;
    while (this.waiting.length > 0 && !this.stopped) {
      const batch = this.waiting.splice(0, source.batchSize);
      for (let tries = 1; !this.stopped; tries++) {
        const outcome = await functions.invoke(source.functionArn, {
          Records: batch.map((key, at) => ({
            eventID: String(at),
            eventName: "MODIFY",
            eventSource: "aws:dynamodb",
            eventSourceARN: source.streamArn,
            dynamodb: { Keys: key, StreamViewType: "KEYS_ONLY" },
          })),
        });
        if (outcome.kind === "ok") break;
        if (tries === triesMax) {
          onFailure(source.streamArn, `a batch of ${batch.length} failed ${tries} times`);
          break;
        }
        await pause(pauseAfterFailureMs);
      }
    }
  }
}

/**
 * Whether a record fits a filter's pattern, by the rules of EventBridge that are used here: each field has to be one of
 * a list of values or prefixes.
 */
function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern))
    return pattern.some((rule) =>
      isRecord(rule) ? typeof value === "string" && value.startsWith(String(rule.prefix)) : rule === value,
    );
  if (!isRecord(pattern)) return false;
  return Object.entries(pattern).every(([name, rule]) =>
    matches(rule, isRecord(value) ? value[name] : undefined),
  );
}
