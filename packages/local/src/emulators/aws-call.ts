import { type HttpAnswer, httpCall } from "../http-client.ts";
import { asText, isRecord } from "../template/template.ts";

/** An AWS service refused a call. `code` is the error's short name. */
export class AwsCallError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.name = "AwsCallError";
    this.code = code;
  }
}

const protocols = {
  dynamodb: { prefix: "DynamoDB_20120810", type: "application/x-amz-json-1.0" },
  sqs: { prefix: "AmazonSQS", type: "application/x-amz-json-1.0" },
  secretsmanager: { prefix: "secretsmanager", type: "application/x-amz-json-1.1" },
} as const;

/** A header with service and region but without a real signature; emulators route by it and check nothing. */
export function unsignedAuthorization(service: string): string {
  return `AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`;
}

/**
 * The runtime's own call to an emulator, without the SDK, because importing that would take longer than the whole
 * start.
 * @throws AwsCallError
 */
export async function awsCall(
  endpoint: string,
  service: keyof typeof protocols,
  operation: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<Record<string, unknown>> {
  const { prefix, type } = protocols[service];
  const answer = await httpCall(new URL("/", endpoint), {
    method: "POST",
    headers: {
      "content-type": type,
      "x-amz-target": `${prefix}.${operation}`,
      "x-amz-date": "20260101T000000Z",
      authorization: unsignedAuthorization(service),
    },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  });
  const body = parsedBody(answer, `${operation} at ${endpoint}`);
  if (answer.status < 300) return body;
  const code = asText(body.__type ?? answer.status).replace(/^.*#/, "");
  throw new AwsCallError(code, asText(body.message ?? body.Message));
}

function parsedBody({ status, headers, body }: HttpAnswer, call: string): Record<string, unknown> {
  const text = body.toString("utf8");
  try {
    const parsed: unknown = text === "" ? {} : JSON.parse(text);
    return isRecord(parsed) ? parsed : {};
  } catch {
    const type = headers["content-type"] ?? "no content type";
    throw new AwsCallError("NotJson", `${call} answered ${status} with ${type} instead of JSON.`);
  }
}

/** The same, for an operation that may already have been done. */
export async function awsCallOnce(...call: Parameters<typeof awsCall>): Promise<boolean> {
  try {
    await awsCall(...call);
    return true;
  } catch (error) {
    if (
      error instanceof AwsCallError &&
      ["ResourceInUseException", "QueueNameExists", "QueueAlreadyExists"].includes(error.code)
    ) {
      return false;
    }
    throw error;
  }
}
