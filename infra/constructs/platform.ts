import type { JobKind } from "@marquee/contracts/credits/job-kinds";
import type { Stage } from "@marquee/contracts/stage-names";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { Code } from "aws-cdk-lib/aws-lambda";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { StageConfig } from "../config/stages.ts";
import type { SecretName } from "./grants.ts";
import type { SearchDomain } from "./search-domain.ts";

/** The resources that every function may use, before the queues exist. */
export interface Foundation {
  stage: Stage;
  config: StageConfig;
  table: Table;
  media: Bucket;
  secrets: Record<SecretName, Secret>;
  /** Has the index of events, which is in files without it. */
  search?: SearchDomain;
  /** A comma list of the exact origins that pages may call from, the site's own first. */
  webOrigins: string;
  /** The management endpoint of the live connection. */
  realtimeEndpoint: string;
  /** ARN of calls to the live connection's management endpoint. */
  connectionsArn(method: "POST" | "DELETE"): string;
  /** ARN of the SES identity that mail is sent from. */
  mailIdentityArn: string;
  /** The built bundle of a function, such as `http-deals`. */
  code(functionName: string): Code;
}

export interface Platform extends Foundation {
  queues: Record<JobKind, Queue>;
  deadLetterQueues: Record<JobKind, Queue>;
}
