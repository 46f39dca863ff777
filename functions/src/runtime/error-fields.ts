import { AppError, Defect } from "@marquee/contracts/errors";
import { failedCallOf } from "@marquee/services/failed-call";
import type { LogFields } from "./logger.ts";

/** What other services' codes and ids look like; anything else could be a sentence that quotes data. */
const plainWord = /^[\w.:-]{1,80}$/;

/** What a log may contain about an unexpected error: enough to tell what failed, but nothing that a user entered. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { reason: typeof error };
  const chain = causesOf(error);
  const frames = chain.flatMap(({ stack = "" }) =>
    stack.split("\n").filter((line) => line.trimStart().startsWith("at ")),
  );
  const own = chain.find((one) => one instanceof Defect || (one instanceof AppError && one.status >= 500));
  return {
    reason: chain.map(({ name }) => (plainWord.test(name) ? name : "Error")).join(" < "),
    ...(own ? { said: own.message } : {}),
    ...serviceFields(chain),
    stack: frames.slice(0, 12).join("\n"),
  };
}

/** Returns the permission that AWS denied, such as `dynamodb:PutItem`, if that is why a call failed. */
export function deniedAction(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const { name, message } of causesOf(error)) {
    const [, action] = /is not authorized to perform: ([a-z0-9-]+:\w+)/.exec(message) ?? [];
    // Some services refuse without naming the action.
    if (action !== undefined || /^(AccessDenied|AuthorizationError)/.test(name)) return action ?? "unnamed";
  }
  return undefined;
}

/** Lists an error and its causes, outermost first; stops at a cycle. */
function causesOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let next: unknown = error; next instanceof Error && !chain.includes(next); next = next.cause) {
    chain.push(next);
  }
  return chain;
}

/** Reads the fields of the innermost failed call to another service: the SDKs of AWS, Stripe and Anthropic differ. */
function serviceFields(chain: readonly Error[]): LogFields {
  const fields: LogFields = {};
  for (const error of chain) {
    const { service, call } = failedCallOf(error) ?? {};
    if (service !== undefined) fields.dependency = service;
    if (call !== undefined) fields.call = call;
    const code = word(error, "code") ?? (word(error, "$fault") === undefined ? undefined : error.name);
    if (code !== undefined && !(error instanceof AppError)) fields.dependencyCode = code;
    const metadata: unknown = Reflect.get(error, "$metadata");
    const about = typeof metadata === "object" && metadata !== null ? metadata : error;
    const status: unknown = Reflect.get(about, "httpStatusCode") ?? Reflect.get(about, "statusCode");
    if (typeof status === "number") fields.dependencyStatus = status;
    const id = word(about, "requestId") ?? word(about, "requestID") ?? word(about, "request_id");
    if (id !== undefined) fields.dependencyRequestId = id;
  }
  const denied = chain[0] && deniedAction(chain[0]);
  if (denied !== undefined) fields.deniedAction = denied;
  return fields;
}

function word(of: object, name: string): string | undefined {
  const value: unknown = Reflect.get(of, name);
  return typeof value === "string" && plainWord.test(value) ? value : undefined;
}
