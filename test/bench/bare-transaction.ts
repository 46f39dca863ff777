import type { ConsumedCapacity, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import type { LabelledWrite } from "@marquee/table/table";
import { emulatorClient } from "../support/emulated-table.ts";

/** Capacity that calls consumed. */
export interface Consumed {
  calls: number;
  /** Those of the calls that read a range of rows. */
  queries: number;
  /** Write units of the table's own items, and of the index entries that they create. */
  itemUnits: number;
  indexUnits: number;
  /** Read units of queries and of rows read by key. */
  readUnits: number;
}

/**
 * The input that the product's table gives to lib-dynamodb for these writes: same items, conditions and expressions.
 * Captured before the SDK processes it.
 */
export async function commandInput(
  tableName: string,
  writes: readonly LabelledWrite[],
): Promise<TransactWriteCommandInput> {
  const client = dynamoClient({
    region: "us-east-1",
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
  });
  let caught: TransactWriteCommandInput | undefined;
  client.middlewareStack.add(
    () => async (args) => {
      caught = structuredClone(args.input) as TransactWriteCommandInput;
      return { output: { $metadata: {} }, response: {} };
    },
    { step: "initialize", priority: "high", name: "catchInput" },
  );
  await dynamoTable({ tableName, client }).transact(writes);
  if (!caught) throw new Error("The table sent nothing");
  return caught;
}

const readCommands = new Set(["QueryCommand", "GetItemCommand", "BatchGetItemCommand"]);

/** A client that sums the capacity that its calls consume, as billed by the emulator. */
export function meteredClient(endpoint: string): { client: DynamoDBClient; consumed: Consumed } {
  const client = emulatorClient(endpoint);
  const consumed: Consumed = { calls: 0, queries: 0, itemUnits: 0, indexUnits: 0, readUnits: 0 };
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "INDEXES" } });
        // A single-item call returns one entry, a transaction returns a list.
        const { ConsumedCapacity = [] } = result.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
        };
        consumed.calls += 1;
        if (commandName === "QueryCommand") consumed.queries += 1;
        for (const { CapacityUnits = 0, WriteCapacityUnits = 0, Table } of [ConsumedCapacity].flat()) {
          const own = Table?.WriteCapacityUnits ?? 0;
          consumed.itemUnits += own;
          consumed.indexUnits += WriteCapacityUnits - own;
          if (readCommands.has(commandName)) consumed.readUnits += CapacityUnits;
        }
        return result;
      },
    { step: "initialize", priority: "high", name: "meter" },
  );
  return { client, consumed };
}
