import type { ConsumedCapacity, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import type { LabelledWrite } from "@marquee/table/table";
import { emulatorClient } from "../support/emulated-table.ts";

/** What calls consumed. */
export interface Consumed {
  calls: number;
  /** Write units of the table's own items, and of the entries that they make in its indexes. */
  itemUnits: number;
  indexUnits: number;
  /** Read units of queries and of rows that are read by their keys. */
  readUnits: number;
}

/**
 * The input that the product's table gives to lib-dynamodb for these writes: same items, conditions and expressions.
 * It is caught on its way, before the SDK has done anything with it.
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

/** A client that adds up what its calls consume, as the emulator bills it. */
export function meteredClient(endpoint: string): { client: DynamoDBClient; consumed: Consumed } {
  const client = emulatorClient(endpoint);
  const consumed: Consumed = { calls: 0, itemUnits: 0, indexUnits: 0, readUnits: 0 };
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "INDEXES" } });
        // A call of one item answers one, a transaction a list.
        const { ConsumedCapacity = [] } = result.output as {
          ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
        };
        consumed.calls += 1;
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
