import { httpCall } from "../http-client.ts";
import type { CloudModel, QueueModel, TableModel } from "../template/model-types.ts";
import { isRecord } from "../template/template.ts";
import { awsCall, awsCallOnce, unsignedAuthorization } from "./aws-call.ts";
import type { Emulators } from "./start-emulators.ts";

/**
 * Makes the template's tables, queues and buckets where they are missing. True when a table was made, that is when
 * there is no data yet. @throws Error when a table from before has other indexes than the template
 */
export async function provision(model: CloudModel, emulators: Emulators): Promise<boolean> {
  const [made] = await Promise.all([
    Promise.all(model.tables.map((table) => makeTable(emulators.dynamodbEndpoint, table))),
    makeQueues(emulators.sqsEndpoint, model.queues),
    Promise.all(model.buckets.map(({ name }) => makeBucket(emulators.s3Endpoint, name))),
  ]);
  return made.some((one) => one);
}

async function makeTable(endpoint: string, table: TableModel): Promise<boolean> {
  const made = await awsCallOnce(endpoint, "dynamodb", "CreateTable", {
    TableName: table.name,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: table.attributes,
    KeySchema: table.keys,
    ...(table.localIndexes.length > 0 ? { LocalSecondaryIndexes: table.localIndexes } : {}),
    ...(table.globalIndexes.length > 0 ? { GlobalSecondaryIndexes: table.globalIndexes } : {}),
  });
  if (!made) {
    await checkIndexes(endpoint, table);
    return false;
  }
  if (table.ttlAttribute) {
    await awsCall(endpoint, "dynamodb", "UpdateTimeToLive", {
      TableName: table.name,
      TimeToLiveSpecification: { AttributeName: table.ttlAttribute, Enabled: true },
    });
  }
  return true;
}

async function checkIndexes(endpoint: string, table: TableModel): Promise<void> {
  const { Table: found } = await awsCall(endpoint, "dynamodb", "DescribeTable", { TableName: table.name });
  const existing = isRecord(found)
    ? [...indexNames(found.LocalSecondaryIndexes), ...indexNames(found.GlobalSecondaryIndexes)]
    : [];
  const wanted = [...indexNames(table.localIndexes), ...indexNames(table.globalIndexes)];
  if (existing.sort().join() !== wanted.sort().join()) {
    throw new Error(
      `The stored table ${table.name} has other indexes than the template. Start once with: npm start -- --fresh`,
    );
  }
}

function indexNames(indexes: unknown): string[] {
  return Array.isArray(indexes) ? indexes.filter(isRecord).map(({ IndexName }) => String(IndexName)) : [];
}

async function makeQueues(endpoint: string, queues: readonly QueueModel[]): Promise<void> {
  // A dead-letter queue must exist before the queue that names it.
  const ordered = [...queues].sort(
    (left, right) => Number(left.redrive !== undefined) - Number(right.redrive !== undefined),
  );
  for (const queue of ordered) {
    const attributes = {
      VisibilityTimeout: String(queue.visibilitySeconds),
      MessageRetentionPeriod: String(queue.retentionSeconds),
      ...(queue.redrive
        ? {
            RedrivePolicy: JSON.stringify({
              deadLetterTargetArn: queue.redrive.deadLetterArn,
              maxReceiveCount: queue.redrive.maxReceiveCount,
            }),
          }
        : {}),
    };
    const made = await awsCallOnce(endpoint, "sqs", "CreateQueue", {
      QueueName: queue.name,
      Attributes: attributes,
    });
    if (!made)
      await awsCall(endpoint, "sqs", "SetQueueAttributes", { QueueUrl: queue.url, Attributes: attributes });
  }
}

async function makeBucket(endpoint: string, name: string): Promise<void> {
  const answer = await httpCall(new URL(`/${name}`, endpoint), {
    method: "PUT",
    headers: {
      authorization: unsignedAuthorization("s3"),
      "x-amz-date": "20260101T000000Z",
      "content-length": 0,
    },
  });
  // 409 is a bucket that is there already.
  if (answer.status >= 300 && answer.status !== 409)
    throw new Error(`Bucket ${name} could not be made: ${answer.body.toString("utf8")}`);
}
