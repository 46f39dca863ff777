import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import type { Table } from "@marquee/table/table";
import type { ProvidedContext } from "vitest";

export interface EmulatedTable {
  table: Table;
  endpoint: string;
  tableName: string;
  /** Creates another empty table of the same kind. */
  createTable(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** The real table code with its own fresh, empty emulator. */
export async function emulatedTable(): Promise<EmulatedTable> {
  const emulators = await startEmulators({});
  const tableName = "marquee-test";
  await emulators.createTable(tableName);
  const client = emulatorClient(emulators.dynamodbEndpoint);
  return {
    table: dynamoTable({ tableName, client }),
    endpoint: emulators.dynamodbEndpoint,
    tableName,
    createTable: (name) => emulators.createTable(name),
    stop: async () => {
      client.destroy();
      await emulators.stop();
    },
  };
}

/** The table of the stage that serves the whole test project. */
export function stageTable({ tableName, dynamodb }: ProvidedContext["stores"]): Table {
  return dynamoTable({ tableName, client: emulatorClient(dynamodb) });
}

/**
 * A client of a local emulator, which accepts any credentials. Here, one process represents hundreds of functions,
 * whose calls wait for one another, so a call may take longer than in a real function.
 */
export function emulatorClient(endpoint: string) {
  return dynamoClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    requestHandler: { requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}
