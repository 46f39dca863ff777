import { Logger } from "@aws-lambda-powertools/logger";
import { env } from "./env.ts";
import { currentInvocation } from "./invocation.ts";

/** The only things a log line may say: ids, names from closed lists, numbers, sentences of our own. Never content. */
export interface LogFields {
  requestId?: string;
  operation?: string;
  userId?: string;
  connectionId?: string;
  jobId?: string;
  route?: string;
  status?: number;
  code?: string;
  reason?: string;
  kind?: string;
  attempt?: number;
  outcome?: string;
  ms?: number;
  looked?: number;
  differences?: number;
  resent?: number;
  released?: number;
  granted?: number;
  ended?: number;
  healed?: number;
  refused?: number;
  failed?: number;
  /** Frames that went out to live connections. */
  pushed?: number;
  /** The sentence of an error that we wrote ourselves. */
  said?: string;
  /** The call to another service that failed, its own error code and its id for its support. */
  service?: string;
  call?: string;
  serviceCode?: string;
  serviceStatus?: number;
  serviceRequestId?: string;
  /** The permission that the function's role lacks, such as `dynamodb:PutItem`. */
  deniedAction?: string;
  unreadable?: number;
  /** Whether time ran out before everything was done. */
  cutShort?: boolean;
  /** Where an unexpected error came from; frames only, its message may quote data. */
  stack?: string;
}

const powertools = new Logger({ serviceName: "marquee", logLevel: env.logLevel });

const withRequest = (fields: LogFields) => ({ requestId: currentInvocation()?.requestId, ...fields });

export const log = {
  info: (message: string, fields: LogFields = {}) => powertools.info(message, withRequest(fields)),
  warn: (message: string, fields: LogFields = {}) => powertools.warn(message, withRequest(fields)),
  error: (message: string, fields: LogFields = {}) => powertools.error(message, withRequest(fields)),
};
