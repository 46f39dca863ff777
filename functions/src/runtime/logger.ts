import { Logger } from "@aws-lambda-powertools/logger";
import { env } from "./env.ts";
import { currentInvocation } from "./invocation.ts";

/** Keys that Powertools sets itself: it drops a field of that name, and prints a warning of its own instead. */
type ReservedKey = "level" | "message" | "sampling_rate" | "service" | "timestamp";

/**
 * All that a line adds to the function that wrote it and the invocation it belongs to: ids, names from closed lists,
 * numbers, our own sentences. Never content.
 */
export interface LogFields extends Partial<Record<ReservedKey, never>> {
  userId?: string;
  connectionId?: string;
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
  dependency?: string;
  call?: string;
  dependencyCode?: string;
  dependencyStatus?: number;
  dependencyRequestId?: string;
  /** The look-up of Morgan's that failed. */
  lookUp?: string;
  /** The permission that the function's role lacks, such as `dynamodb:PutItem`. */
  deniedAction?: string;
  unreadable?: number;
  /** Whether time ran out before everything was done. */
  cutShort?: boolean;
  /** Where an unexpected error came from; stack frames only, because its message may quote data. */
  stack?: string;
}

/** `service` is the function's name on every line, the same as in its metrics. */
const powertools = new Logger({ serviceName: env.serviceName, logLevel: env.logLevel });

/** What every line of an invocation says: the request, and the operation, route, kind of job or schedule. */
function inInvocation(fields: LogFields) {
  const { requestId, operation, jobId, userId } = currentInvocation() ?? {};
  return {
    requestId,
    operation,
    ...(jobId === undefined ? {} : { jobId }),
    ...(userId === undefined ? {} : { userId }),
    ...fields,
  };
}

export const log = {
  info: (message: string, fields: LogFields = {}) => powertools.info(message, inInvocation(fields)),
  warn: (message: string, fields: LogFields = {}) => powertools.warn(message, inInvocation(fields)),
  error: (message: string, fields: LogFields = {}) => powertools.error(message, inInvocation(fields)),
};
