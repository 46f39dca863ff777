import { Logger } from "@aws-lambda-powertools/logger";
import { env } from "./env.ts";

/** The only things a log line may say (promises.md 4.8.17): ids, names from closed lists, numbers. Never content. */
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
  /** Where an unexpected error came from; frames only, its message may quote data. */
  stack?: string;
}

const powertools = new Logger({ serviceName: "marquee", logLevel: env.logLevel });

export const log = {
  info: (message: string, fields: LogFields = {}) => powertools.info(message, { ...fields }),
  warn: (message: string, fields: LogFields = {}) => powertools.warn(message, { ...fields }),
  error: (message: string, fields: LogFields = {}) => powertools.error(message, { ...fields }),
};

/** What may be said of an unexpected error. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { reason: typeof error };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const cause = error.cause instanceof Error ? ` < ${error.cause.name}` : "";
  return { reason: error.name + cause, stack: frames.slice(0, 12).join("\n") };
}
