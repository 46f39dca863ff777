import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  type DynamoDBClientConfig,
  TransactionCanceledException,
} from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { AppError } from "@marquee/contracts/errors";
import { awsAttempts, awsClientConfig } from "@marquee/services/aws-client";
import { namingFailedCalls } from "@marquee/services/failed-call";
import { ExpressionBuilder } from "./expression.ts";
import { decodeCursor, encodeCursor, queryKeys, sameKey } from "./paging.ts";
import {
  type Check,
  ConditionRefused,
  type Item,
  type Key,
  type LabelledWrite,
  type Query,
  type Table,
  TransactionRefused,
  type Update,
  type Write,
} from "./table.ts";

export interface DynamoTableOptions {
  tableName: string;
  /** Eventual reads cost half as much and may miss the latest writes; defaults to strong. */
  reads?: "strong" | "eventual";
  /** Waits between attempts of a transaction; tests pass virtual time. */
  sleep?: (ms: number) => Promise<void>;
  /** 0 to 1. */
  random?: () => number;
  client?: DynamoDBClient;
}

/** A client with the settings that every function shares; endpoint and credentials come from the environment. */
export function dynamoClient(config: DynamoDBClientConfig = {}): DynamoDBClient {
  return namingFailedCalls(new DynamoDBClient({ ...awsClientConfig(awsAttempts.table), ...config }));
}

/** The most keys in one batched read. */
const batchMax = 100;
const transactionTries = 5;
const retriedReasons = new Set(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]);
const retriedErrors = new Set([
  "TransactionConflictException",
  "TransactionInProgressException",
  "ThrottlingException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
]);

/** The table in DynamoDB. Expressions are exactly what the caller described; nothing is added. */
export function dynamoTable(options: DynamoTableOptions): Table {
  const { tableName } = options;
  const isStrong = options.reads !== "eventual";
  const sleep = options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const random = options.random ?? Math.random;
  const documents = DynamoDBDocumentClient.from(options.client ?? dynamoClient(), {
    marshallOptions: { removeUndefinedValues: true },
  });

  async function retried<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt();
      } catch (error) {
        if (!isContention(error)) throw error;
        if (tries === transactionTries)
          throw new AppError("unavailable", { cause: error, retryAfterSeconds: 1 });
        await sleep(10 + random() * 290);
      }
    }
  }

  async function send(write: Write): Promise<void> {
    if (write.op === "put") {
      await documents.send(
        new PutCommand({ TableName: tableName, Item: write.item, ...conditionInput(write) }),
      );
    } else if (write.op === "update") {
      await documents.send(new UpdateCommand(updateInput(tableName, write)));
    } else {
      const { pk, sk } = write.key;
      await documents.send(
        new DeleteCommand({ TableName: tableName, Key: { pk, sk }, ...conditionInput(write) }),
      );
    }
  }

  /** One call's rows. */
  async function getBatch(keys: readonly Key[]): Promise<(Item | undefined)[]> {
    const found: Item[] = [];
    // The service refuses a key that is named twice.
    let pending = [...new Map(keys.map(({ pk, sk }) => [`${pk} ${sk}`, { pk, sk }])).values()];
    for (let tries = 1; pending.length > 0; tries++) {
      const answer = await documents.send(
        new BatchGetCommand({ RequestItems: { [tableName]: { Keys: pending, ConsistentRead: isStrong } } }),
      );
      found.push(...((answer.Responses?.[tableName] ?? []) as Item[]));
      pending = (answer.UnprocessedKeys?.[tableName]?.Keys ?? []) as typeof pending;
      if (pending.length > 0 && tries === transactionTries)
        throw new AppError("unavailable", { retryAfterSeconds: 1 });
      if (pending.length > 0) await sleep(10 + random() * 290);
    }
    return keys.map((key) => found.find((item) => sameKey(item, key)));
  }

  async function getMany(keys: readonly Key[]): Promise<(Item | undefined)[]> {
    const batches = [];
    for (let start = 0; start < keys.length; start += batchMax)
      batches.push(getBatch(keys.slice(start, start + batchMax)));
    return (await Promise.all(batches)).flat();
  }

  /** The current rows behind the keys that an index returned; rows deleted meanwhile are left out. */
  async function wholeRows(places: readonly Key[]): Promise<Item[]> {
    return (await getMany(places)).filter((row) => row !== undefined);
  }

  return {
    async get(key) {
      const { Item: item } = await documents.send(
        new GetCommand({ TableName: tableName, Key: { pk: key.pk, sk: key.sk }, ConsistentRead: isStrong }),
      );
      return item as Item | undefined;
    },

    getMany,

    async query(query) {
      const answer = await documents.send(
        new QueryCommand({
          ...queryInput(tableName, query),
          ConsistentRead: isStrong && query.index === undefined,
        }),
      );
      const items = (answer.Items ?? []) as Item[];
      const last = items.at(-1);
      return {
        items: query.index === undefined || query.index === "sweep" ? items : await wholeRows(items),
        cursor:
          answer.LastEvaluatedKey !== undefined && last !== undefined ? encodeCursor(query, last) : undefined,
      };
    },

    async write(write) {
      await retried(() => send(write)).catch(refused);
    },

    async update(update) {
      const answer = await retried(() =>
        documents.send(new UpdateCommand({ ...updateInput(tableName, update), ReturnValues: "ALL_NEW" })),
      ).catch(refused);
      return answer.Attributes as Item;
    },

    async transact(writes) {
      const command = { TransactItems: writes.map(({ write }) => transactItem(tableName, write)) };
      await retried(() => documents.send(new TransactWriteCommand(command))).catch((error: unknown) => {
        throw transactionRefusal(error, writes) ?? error;
      });
    },
  };
}

function queryInput(tableName: string, query: Query) {
  const keys = queryKeys(query.index);
  const expression = new ExpressionBuilder();
  let condition = `${expression.name(keys.pk)} = ${expression.value(query.pk)}`;
  if (query.sk) {
    const name = expression.name(keys.sk);
    if ("above" in query.sk) {
      // Key conditions allow one comparison: the end of the prefix bounds the range from above.
      condition += ` AND ${name} BETWEEN ${expression.value(`${query.sk.above}\u0000`)} AND ${expression.value(`${query.sk.beginsWith}\uffff`)}`;
    } else if ("from" in query.sk) {
      condition += ` AND ${name} BETWEEN ${expression.value(query.sk.from)} AND ${expression.value(query.sk.to)}`;
    } else if ("beginsWith" in query.sk) {
      condition += ` AND begins_with(${name}, ${expression.value(query.sk.beginsWith)})`;
    } else if ("below" in query.sk) condition += ` AND ${name} < ${expression.value(query.sk.below)}`;
    else condition += ` AND ${name} <= ${expression.value(query.sk.atMost)}`;
  }
  const start = decodeCursor(query);
  return {
    TableName: tableName,
    ...(query.index === undefined ? {} : { IndexName: query.index }),
    KeyConditionExpression: condition,
    ...expression.placeholders(),
    ScanIndexForward: query.newestFirst !== true,
    Limit: query.limit,
    ...(start ? { ExclusiveStartKey: start } : {}),
  };
}

const returnOld = { ReturnValuesOnConditionCheckFailure: "ALL_OLD" } as const;

function updateInput(tableName: string, update: Update) {
  const expression = new ExpressionBuilder();
  const text = expression.update(update);
  const condition = update.when ? expression.condition(update.when) : undefined;
  return {
    TableName: tableName,
    Key: { pk: update.key.pk, sk: update.key.sk },
    UpdateExpression: text,
    ...(condition === undefined ? {} : { ConditionExpression: condition, ...returnOld }),
    ...expression.placeholders(),
  };
}

function conditionInput(write: { when?: Update["when"] }) {
  if (!write.when) return {};
  const expression = new ExpressionBuilder();
  return {
    ConditionExpression: expression.condition(write.when),
    ...expression.placeholders(),
    ...returnOld,
  };
}

function transactItem(tableName: string, write: Write | Check) {
  switch (write.op) {
    case "put":
      return { Put: { TableName: tableName, Item: write.item, ...conditionInput(write) } };
    case "update":
      return { Update: updateInput(tableName, write) };
    case "delete":
      return {
        Delete: {
          TableName: tableName,
          Key: { pk: write.key.pk, sk: write.key.sk },
          ...conditionInput(write),
        },
      };
    case "check": {
      const expression = new ExpressionBuilder();
      const condition = expression.condition(write.when);
      return {
        ConditionCheck: {
          TableName: tableName,
          Key: { pk: write.key.pk, sk: write.key.sk },
          ConditionExpression: condition,
          ...expression.placeholders(),
          ...returnOld,
        },
      };
    }
  }
}

function isContention(error: unknown): boolean {
  if (error instanceof TransactionCanceledException) {
    const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? "None");
    return !codes.includes("ConditionalCheckFailed") && codes.some((code) => retriedReasons.has(code));
  }
  return error instanceof Error && retriedErrors.has(error.name);
}

function refused(error: unknown): never {
  if (error instanceof ConditionalCheckFailedException) throw new ConditionRefused(plain(error.Item));
  throw error;
}

function transactionRefusal(
  error: unknown,
  writes: readonly LabelledWrite[],
): TransactionRefused | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex((reason) => reason.Code === "ConditionalCheckFailed");
  const write = writes[index];
  return write ? new TransactionRefused(write.label, plain(reasons[index]?.Item)) : undefined;
}

/** Rows in errors are in the wire format; lib-dynamodb converts only answers. */
function plain(item: Parameters<typeof unmarshall>[0] | undefined): Item | undefined {
  return item && Object.keys(item).length > 0 ? (unmarshall(item) as Item) : undefined;
}
