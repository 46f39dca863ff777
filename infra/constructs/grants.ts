import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import { eventIndexPrefix } from "@marquee/contracts/naming";
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
export type SecretName =
  | "session"
  | "anthropic"
  | "origin"
  | "stripe"
  | "stripeWebhook"
  | "google"
  | "codes"
  | "factors";

/** What a function does with pictures of one kind; `make` reads uploads and replaces earlier results. */
type PictureRight = "read" | "make" | "remove";
type PictureRights = readonly PictureRight[];

/** What one function may do, and nothing else. A transaction needs the action of each of its writes. */
export interface Grants {
  table?: readonly TableAction[];
  /** Queries on these indexes. */
  indexes?: readonly TableIndexName[];
  sendsTo?: readonly JobKind[];
  /** Receives messages from this queue, as its worker. */
  worksOn?: JobKind;
  /** Posts to or closes single connections. */
  connections?: readonly ("POST" | "DELETE")[];
  /** Pushes to all sockets of a user: counts the change, looks up the sockets and their sessions, posts, and
   * deletes those that are gone. */
  pushesToUser?: true;
  /** Objects under `mockups/` in the media bucket. */
  mockups?: "read" | "write";
  /** Files of signed agreements under `agreements/`; "make" is to read and to write them. Rewriting a file replaces it with the same bytes. */
  agreements?: "read" | "write" | "make";
  /**
   * The index of events: its parts under `search/`, or its index in the search engine; "keep" is to read, write and
   * remove them.
   */
  eventIndex?: "read" | "keep";
  /** Receives the keys of written rows from the table's stream. */
  followsTable?: true;
  /** Pictures may be put under `uploads/`. */
  uploadsPictures?: true;
  /** Uploaded pictures and the avatars made from them under `avatars/`. */
  avatars?: PictureRights;
  /** The same for the images of events under `event-images/`. */
  eventImages?: PictureRights;
  /** The same for the files and proofs of deals under `deal-files/`, which may be documents too. */
  dealFiles?: PictureRights;
  /** Removes every file of an account, wherever it is in the media bucket, and notes under `erased/` that it is erased. */
  erasesFiles?: true;
  /** Sends mail from the stage's address. */
  sendsEmail?: true;
  /** Sends text messages to phone numbers, never to topics. */
  sendsSms?: true;
  /** Counts waiting dead letters, reads them, or sends them back to their queue. */
  deadLetters?: "count" | "look" | "redrive";
  secrets?: readonly SecretName[];
}

/** Expands a grant into the permissions that it stands for. */
export function expandGrants(grants: Grants): Grants {
  if (!grants.pushesToUser) return grants;
  return {
    ...grants,
    table: [
      ...new Set<TableAction>([...(grants.table ?? []), "Query", "BatchGetItem", "UpdateItem", "DeleteItem"]),
    ],
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
  // An index only contains keys; all but the sweep read the rows from the table.
  const rowsOfLists = grants.indexes?.some((index) => index !== "sweep") ? (["BatchGetItem"] as const) : [];
  allow(
    [...new Set([...(grants.table ?? []), ...rowsOfLists])].map((action) => `dynamodb:${action}`),
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
  for (const [folder, right] of [
    ["mockups", grants.mockups],
    ["agreements", grants.agreements],
  ] as const) {
    if (!right) continue;
    if (right !== "write") allow(["s3:GetObject"], [media.arnForObjects(`${folder}/*`)]);
    if (right !== "read") allow(["s3:PutObject"], [media.arnForObjects(`${folder}/*`)]);
    // Without it a missing object reads as "access denied" instead of "not found".
    if (right !== "write") allow(["s3:ListBucket"], [media.bucketArn]);
  }
  if (grants.eventIndex && platform.search) {
    const index = `${platform.search.arn}/${eventIndexPrefix}*`;
    allow(["es:ESHttpGet"], [`${index}/_doc/*`]);
    allow(
      ["es:ESHttpPost"],
      [`${index}/_search`, ...(grants.eventIndex === "keep" ? [`${index}/_bulk`] : [])],
    );
    if (grants.eventIndex === "keep") allow(["es:ESHttpPut"], [index]);
  } else if (grants.eventIndex) {
    const actions = grants.eventIndex === "read" ? ["Get"] : ["Get", "Put", "Delete"];
    allow(
      actions.map((action) => `s3:${action}Object`),
      [media.arnForObjects("search/*")],
    );
    allow(["s3:ListBucket"], [media.bucketArn]);
  }
  if (grants.followsTable && table.tableStreamArn !== undefined) {
    allow(
      ["dynamodb:DescribeStream", "dynamodb:GetRecords", "dynamodb:GetShardIterator", "dynamodb:ListStreams"],
      [table.tableStreamArn],
    );
  }
  const uploads = media.arnForObjects("uploads/*");
  if (grants.uploadsPictures) allow(["s3:PutObject"], [uploads]);
  for (const [folder, rights] of [
    ["avatars", grants.avatars],
    ["event-images", grants.eventImages],
    ["deal-files", grants.dealFiles],
  ] as const) {
    if (!rights) continue;
    const pictures = media.arnForObjects(`${folder}/*`);
    const statementsOf: Record<PictureRight, [string[], string[]][]> = {
      read: [[["s3:GetObject"], [pictures]]],
      make: [
        [["s3:GetObject", "s3:DeleteObject"], [uploads]],
        [["s3:PutObject", "s3:DeleteObject"], [pictures]],
      ],
      remove: [[["s3:DeleteObject"], [pictures]]],
    };
    for (const right of rights) {
      for (const [actions, resources] of statementsOf[right]) allow(actions, resources);
    }
    if (rights.some((right) => right !== "remove")) allow(["s3:ListBucket"], [media.bucketArn]);
  }
  if (grants.erasesFiles) {
    const folders = ["mockups", "avatars", "event-images", "deal-files", "uploads"];
    allow(
      ["s3:DeleteObject"],
      folders.map((folder) => media.arnForObjects(`${folder}/*`)),
    );
    allow(["s3:ListBucket"], [media.bucketArn]);
    allow(["s3:PutObject"], [media.arnForObjects("erased/*")]);
  }
  if (grants.sendsEmail) allow(["ses:SendEmail"], [platform.mailIdentityArn]);
  if (grants.sendsSms) {
    // A phone number has no ARN, so everything is allowed except topics, which have one.
    allow(["sns:Publish"], ["*"]);
    statements.push(
      new PolicyStatement({ effect: Effect.DENY, actions: ["sns:Publish"], resources: ["arn:*:sns:*:*:*"] }),
    );
  }
  if (grants.deadLetters) {
    const all = Object.values(queues).map(({ queueArn }) => queueArn);
    const dead = Object.values(platform.deadLetterQueues).map(({ queueArn }) => queueArn);
    allow(["sqs:GetQueueAttributes"], [...all, ...dead]);
    if (grants.deadLetters !== "count") allow(["sqs:ReceiveMessage", "sqs:ChangeMessageVisibility"], dead);
    if (grants.deadLetters === "redrive") {
      allow(["sqs:DeleteMessage"], dead);
      allow(["sqs:SendMessage"], all);
    }
  }
  allow(
    ["secretsmanager:GetSecretValue"],
    (grants.secrets ?? []).map((name) => secrets[name].secretArn),
  );
  return statements;
}
