import { httpCall } from "../http-client.ts";
import type { CloudModel, QueueModel, TableModel } from "../template/model-types.ts";
import { asText, isRecord } from "../template/template.ts";
import { awsCall, awsCallOnce, unsignedAuthorization } from "./aws-call.ts";
import { atEndpoint } from "./service-places.ts";
import type { Emulators } from "./start-emulators.ts";

/** A queue's ARN and address, whose account and host the service chooses. */
export interface QueuePlace {
  arn: string;
  url: string;
}

export interface Provisioned {
  /** Whether a table was created, which means that there is no data yet. */
  empty: boolean;
  /** Keyed by the queue's name. */
  queues: ReadonlyMap<string, QueuePlace>;
}

/**
 * Creates the template's tables, queues and buckets if they are missing.
 * @throws Error when an existing table has other indexes than the template, or a foreign endpoint refuses
 */
export async function provision(model: CloudModel, emulators: Emulators): Promise<Provisioned> {
  const { foreign } = emulators;
  const [made, queues] = await Promise.all([
    atEndpoint(foreign.dynamodb, () =>
      Promise.all(model.tables.map((table) => makeTable(emulators.dynamodbEndpoint, table))),
    ),
    atEndpoint(foreign.sqs, () => makeQueues(emulators.sqsEndpoint, model.queues)),
    atEndpoint(foreign.s3, () =>
      Promise.all(model.buckets.map(({ name }) => makeBucket(emulators.s3Endpoint, name))),
    ),
  ]);
  return { empty: made.some((one) => one), queues };
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
    await addIndexes(endpoint, table);
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

/**
 * Makes the indexes that an older version's table lacks, as a deployment does; rows written before are in them if they
 * have the attributes.
 */
async function addIndexes(endpoint: string, table: TableModel): Promise<void> {
  const { Table: found } = await awsCall(endpoint, "dynamodb", "DescribeTable", { TableName: table.name });
  const existing = isRecord(found)
    ? [...indexNames(found.LocalSecondaryIndexes), ...indexNames(found.GlobalSecondaryIndexes)]
    : [];
  const wanted = [...indexNames(table.localIndexes), ...indexNames(table.globalIndexes)];
  const missing = table.globalIndexes
    .filter(isRecord)
    .filter((index) => !existing.includes(String(index.IndexName)));
  if (
    existing.length + missing.length !== wanted.length ||
    !existing.every((name) => wanted.includes(name))
  ) {
    throw new Error(
      `The data here was stored by another version of Marquee, whose table ${table.name} has other indexes. It can't be read. Start afresh with: npm start -- --fresh`,
    );
  }
  // DynamoDB makes one index per call.
  for (const { IndexName, KeySchema, Projection } of missing) {
    await awsCall(endpoint, "dynamodb", "UpdateTable", {
      TableName: table.name,
      AttributeDefinitions: table.attributes,
      GlobalSecondaryIndexUpdates: [{ Create: { IndexName, KeySchema, Projection } }],
    });
  }
}

function indexNames(indexes: unknown): string[] {
  return Array.isArray(indexes) ? indexes.filter(isRecord).map(({ IndexName }) => String(IndexName)) : [];
}

async function makeQueues(
  endpoint: string,
  queues: readonly QueueModel[],
): Promise<ReadonlyMap<string, QueuePlace>> {
  const places = new Map<string, QueuePlace>();
  // A dead-letter queue must exist before the queue that refers to it.
  const ordered = [...queues].sort(
    (left, right) => Number(left.redrive !== undefined) - Number(right.redrive !== undefined),
  );
  for (const queue of ordered) {
    const { redrive } = queue;
    const deadLetters = queues.find(({ arn }) => arn === redrive?.deadLetterArn)?.name ?? "";
    const attributes = {
      VisibilityTimeout: String(queue.visibilitySeconds),
      MessageRetentionPeriod: String(queue.retentionSeconds),
      ...(redrive
        ? {
            RedrivePolicy: JSON.stringify({
              deadLetterTargetArn: places.get(deadLetters)?.arn ?? redrive.deadLetterArn,
              maxReceiveCount: redrive.maxReceiveCount,
            }),
          }
        : {}),
    };
    places.set(queue.name, await makeQueue(endpoint, queue.name, attributes));
  }
  return places;
}

async function makeQueue(
  endpoint: string,
  QueueName: string,
  Attributes: Record<string, string>,
): Promise<QueuePlace> {
  const made = await awsCallOnce(endpoint, "sqs", "CreateQueue", { QueueName, Attributes });
  const { QueueUrl } = await awsCall(endpoint, "sqs", "GetQueueUrl", { QueueName });
  if (!made) await awsCall(endpoint, "sqs", "SetQueueAttributes", { QueueUrl, Attributes });
  const answer = await awsCall(endpoint, "sqs", "GetQueueAttributes", {
    QueueUrl,
    AttributeNames: ["QueueArn"],
  });
  const arn = isRecord(answer.Attributes) ? asText(answer.Attributes.QueueArn) : "";
  if (arn === "") throw new Error(`Queue ${QueueName} does not tell its ARN.`);
  return { arn, url: asText(QueueUrl) };
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
  // 409 means that the bucket already exists.
  if (answer.status >= 300 && answer.status !== 409)
    throw new Error(`Bucket ${name} could not be made: ${answer.body.toString("utf8")}`);
}
