import type { TableIndexName } from "@marquee/table/table-definition";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Platform } from "./platform.ts";

export type TableAction =
  | "GetItem"
  | "BatchGetItem"
  | "Query"
  | "PutItem"
  | "UpdateItem"
  | "DeleteItem"
  | "ConditionCheckItem";
export type QueueName = "campaign" | "chat";
export type SecretName = "session" | "anthropic" | "origin";

/** What one function may do, and nothing else. A transaction needs the action of each of its writes. */
export interface Grants {
  table?: readonly TableAction[];
  /** Queries on these indexes. */
  indexes?: readonly TableIndexName[];
  sendsTo?: readonly QueueName[];
  /** Takes messages from this queue, as its worker. */
  worksOn?: QueueName;
  /** Posts to or closes single connections. */
  connections?: readonly ("POST" | "DELETE")[];
  /** Pushes to all sockets of a user: looks them up, posts, and forgets those that are gone. */
  pushesToUser?: true;
  /** Objects under `mockups/` in the media bucket. */
  mockups?: "read" | "write";
  secrets?: readonly SecretName[];
}

/** Writes out what a grant stands for. */
export function expandGrants(grants: Grants): Grants {
  if (!grants.pushesToUser) return grants;
  return {
    ...grants,
    table: [...new Set<TableAction>([...(grants.table ?? []), "Query", "DeleteItem"])],
    connections: [...new Set([...(grants.connections ?? []), "POST" as const])],
  };
}

/**
 * The statements of a function's role. Three resources end in a wildcard because AWS knows no narrower name: the
 * streams of the function's own log group, the connections of our one socket stage, and the objects under one prefix.
 */
export function grantStatements(platform: Platform, granted: Grants): PolicyStatement[] {
  const grants = expandGrants(granted);
  const statements: PolicyStatement[] = [];
  const allow = (actions: string[], resources: string[]) => {
    if (actions.length > 0 && resources.length > 0) {
      statements.push(new PolicyStatement({ effect: Effect.ALLOW, actions, resources }));
    }
  };
  const { table, media, queues, secrets } = platform;
  allow(
    (grants.table ?? []).map((action) => `dynamodb:${action}`),
    [table.tableArn],
  );
  allow(
    ["dynamodb:Query"],
    (grants.indexes ?? []).map((index) => `${table.tableArn}/index/${index}`),
  );
  allow(
    ["sqs:SendMessage"],
    (grants.sendsTo ?? []).map((name) => queues[name].queueArn),
  );
  if (grants.worksOn) {
    allow(
      ["sqs:ReceiveMessage", "sqs:DeleteMessage", "sqs:ChangeMessageVisibility", "sqs:GetQueueAttributes"],
      [queues[grants.worksOn].queueArn],
    );
  }
  allow(
    ["execute-api:ManageConnections"],
    (grants.connections ?? []).map((method) => platform.connectionsArn(method)),
  );
  if (grants.mockups) {
    allow([grants.mockups === "read" ? "s3:GetObject" : "s3:PutObject"], [media.arnForObjects("mockups/*")]);
    // Without it a missing object reads as "access denied" instead of "not found".
    if (grants.mockups === "read") allow(["s3:ListBucket"], [media.bucketArn]);
  }
  allow(
    ["secretsmanager:GetSecretValue"],
    (grants.secrets ?? []).map((name) => secrets[name].secretArn),
  );
  return statements;
}
