import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import type { LabelledWrite } from "@marquee/table/table";
import { emulatorClient } from "../support/emulated-table.ts";

/** What a transaction answered about its cost. */
export interface Consumed {
  calls: number;
  writeUnits: number;
}

/**
 * The input that the product's table gives to lib-dynamodb for these writes: same items, conditions and expressions.
 * It is caught on its way, before the SDK has done anything with it.
 */
export async function commandInput(tableName: string, writes: readonly LabelledWrite[]): Promise<TransactWriteCommandInput> {
  const client = dynamoClient({ region: "us-east-1", credentials: { accessKeyId: "none", secretAccessKey: "none" } });
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

/** A client that adds up what its calls consume, where the emulator says so. */
export function meteredClient(endpoint: string): { client: DynamoDBClient; consumed: Consumed } {
  const client = emulatorClient(endpoint);
  const consumed: Consumed = { calls: 0, writeUnits: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
      consumed.calls += 1;
      consumed.writeUnits += unitsOf(result.output);
      return result;
    },
    { step: "initialize", priority: "high", name: "meter" },
  );
  return { client, consumed };
}

function unitsOf(output: object): number {
  const given = "ConsumedCapacity" in output ? output.ConsumedCapacity : undefined;
  const all = (Array.isArray(given) ? given : [given]) as ({ CapacityUnits?: number; WriteCapacityUnits?: number } | undefined)[];
  return all.reduce((sum, one) => sum + (one?.WriteCapacityUnits ?? one?.CapacityUnits ?? 0), 0);
}
