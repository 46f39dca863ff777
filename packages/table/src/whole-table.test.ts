import {
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from "@aws-sdk/client-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { tableAsOf } from "./whole-table.ts";

const wire = mockClient(DynamoDBClient);
const table = { client: new DynamoDBClient({ region: "us-east-1" }), tableName: "marquee-prod" };
const at = new Date("2026-01-15T09:00:00Z");
const seen: string[] = [];
const wait = {
  pollMs: 1_000,
  sleep: async () => undefined,
  waiting: (status: string) => void seen.push(status),
};
const described = (TableStatus: "CREATING" | "ACTIVE", RestoreDateTime = at) => ({
  Table: { TableStatus, RestoreSummary: { RestoreDateTime, RestoreInProgress: TableStatus !== "ACTIVE" } },
});

beforeEach(() => {
  wire.reset();
  seen.length = 0;
});

it("a copy of the table as it was is made once and waited for", async () => {
  const missing = new ResourceNotFoundException({ message: "none", $metadata: {} });
  wire
    .on(DescribeTableCommand)
    .rejectsOnce(missing)
    .resolvesOnce(described("CREATING"))
    .resolves(described("ACTIVE"));
  wire.on(RestoreTableToPointInTimeCommand).resolves({});
  expect(await tableAsOf(table, at.getTime(), wait)).toMatchObject({ tableName: "marquee-prod-restored" });
  expect(await tableAsOf(table, at.getTime(), wait)).toMatchObject({ tableName: "marquee-prod-restored" });
  const started = wire.commandCalls(RestoreTableToPointInTimeCommand);
  expect(started.map(({ args }) => args[0].input)).toEqual([
    {
      SourceTableName: "marquee-prod",
      TargetTableName: "marquee-prod-restored",
      RestoreDateTime: at,
    },
  ]);
  expect(seen).toEqual(["CREATING", "CREATING"]);
});

it("a copy of another time is never taken for the one that was asked for", async () => {
  wire.on(DescribeTableCommand).resolves(described("ACTIVE", new Date("2026-01-14T09:00:00Z")));
  await expect(tableAsOf(table, at.getTime(), wait)).rejects.toThrow(
    "marquee-prod-restored exists already and is of 2026-01-14T09:00:00.000Z. Delete it, or name that time.",
  );
});
