import { Logger } from "@aws-lambda-powertools/logger";
import { env } from "./env.ts";
import { currentInvocation } from "./invocation.ts";

/** All that a log line may contain: ids, names from closed lists, numbers, our own sentences. Never content. */
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
  /** Frames that were sent to live connections. */
  pushed?: number;
  /** The message of one of our own errors. */
  said?: string;
  /** The failed call to another service, with that service's error code and its request id for their support. */
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
  /** Where an unexpected error came from; stack frames only, because its message may quote data. */
  stack?: string;
}

const powertools = new Logger({ serviceName: "marquee", logLevel: env.logLevel });

const withRequest = (fields: LogFields) => ({ requestId: currentInvocation()?.requestId, ...fields });

export const log = {
  info: (message: string, fields: LogFields = {}) => powertools.info(message, withRequest(fields)),
  warn: (message: string, fields: LogFields = {}) => powertools.warn(message, withRequest(fields)),
  error: (message: string, fields: LogFields = {}) => powertools.error(message, withRequest(fields)),
};
