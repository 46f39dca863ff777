import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import type { Table } from "@marquee/table/table";
import type { ProvidedContext } from "vitest";

export interface EmulatedTable {
  table: Table;
  endpoint: string;
  tableName: string;
  stop(): Promise<void>;
}

/** The real table code against a fresh, empty emulator of its own. */
export async function emulatedTable(): Promise<EmulatedTable> {
  const emulators = await startEmulators({});
  const tableName = "marquee-test";
  await emulators.createTable(tableName);
  const client = emulatorClient(emulators.dynamodbEndpoint);
  return {
    table: dynamoTable({ tableName, client }),
    endpoint: emulators.dynamodbEndpoint,
    tableName,
    stop: async () => {
      client.destroy();
      await emulators.stop();
    },
  };
}

/** The table of a stage that the whole project is served by. */
export function stageTable({ tableName, dynamodb }: ProvidedContext["stores"]): Table {
  return dynamoTable({ tableName, client: emulatorClient(dynamodb) });
}

/**
 * A client of a local emulator, which takes any credentials. One process stands for hundreds of functions here, whose
 * calls wait for one another, so a call may take longer than in any of them.
 */
export function emulatorClient(endpoint: string) {
  return dynamoClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    requestHandler: { requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}
