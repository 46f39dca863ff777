import {
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
} from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { Item } from "./table.ts";

/** For commands only, with an operator's own rights: no function may scan or restore a table. */
export interface WholeTable {
  client: DynamoDBClient;
  tableName: string;
}

/** Every row of a table, a page at a time, strongly consistent and in no order. */
export async function* scanRows({ client, tableName }: WholeTable): AsyncGenerator<Item[]> {
  const documents = DynamoDBDocumentClient.from(client);
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: tableName, ConsistentRead: true, ExclusiveStartKey: start }),
    );
    yield (page.Items ?? []) as Item[];
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
}

/**
 * A copy of the table as it was at `atMs`, in a table of its own, which is created unless it exists. Waits until it can
 * be read, asking every `pollMs`.
 * @throws Error if the copy that exists is of another time
 */
export async function tableAsOf(
  { client, tableName }: WholeTable,
  atMs: number,
  wait: { pollMs: number; sleep: (ms: number) => Promise<void>; waiting: (status: string) => void },
): Promise<WholeTable> {
  const copy = { client, tableName: `${tableName}-restored` };
  let found = await describe(copy);
  if (found === undefined) {
    await client.send(
      new RestoreTableToPointInTimeCommand({
        SourceTableName: tableName,
        TargetTableName: copy.tableName,
        RestoreDateTime: new Date(atMs),
      }),
    );
  } else if (found.RestoreSummary?.RestoreDateTime?.getTime() !== atMs) {
    const time = found.RestoreSummary?.RestoreDateTime?.toISOString() ?? "no restore";
    throw new Error(`${copy.tableName} exists already and is of ${time}. Delete it, or name that time.`);
  }
  while (found?.TableStatus !== "ACTIVE") {
    wait.waiting(found?.TableStatus ?? "CREATING");
    await wait.sleep(wait.pollMs);
    found = await describe(copy);
  }
  return copy;
}

async function describe({ client, tableName }: WholeTable): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: tableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}
