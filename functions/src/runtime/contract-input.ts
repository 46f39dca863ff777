import { AppError, type FieldErrors } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { OperationShape, Schema } from "@marquee/contracts/operation";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

z.config(en());

/**
 * Parses one value through its schema. Half of a surrogate pair is refused wherever it stands: it is no text, and the
 * table stores none. @throws AppError validation_failed naming every field that does not fit
 */
export function parseInput(schema: Schema, value: unknown): unknown {
  const illFormed = illFormedIn(value);
  if (illFormed !== undefined)
    throw new AppError("validation_failed", {
      fields: { [illFormed.toWellFormed()]: [illFormedText] },
      message: illFormedText,
    });
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  // A map, because a field's name may be one that every object already has, such as __proto__.
  const messages = new Map<string, string[]>();
  for (const issue of parsed.error.issues) {
    // Name the unknown key itself: the path of its issue only points to the object around it.
    const names =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const name of names) {
      const message = issue.code === "unrecognized_keys" ? "Unknown field" : issue.message;
      const field = name.join(".");
      messages.set(field, [...(messages.get(field) ?? []), message]);
    }
  }
  const fields: FieldErrors = Object.fromEntries(messages);
  const first = [...messages.values()][0]?.[0];
  throw new AppError("validation_failed", { fields, ...(first ? { message: first } : {}) });
}

const illFormedText = "This contains characters that aren't valid text. Type it again.";

/** The dotted path of a text or field name in a JSON value, however deep, that is not well-formed. */
function illFormedIn(value: unknown): string | undefined {
  const open: [path: string, part: unknown][] = [["", value]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, part] = next;
    if (typeof part === "string" && !part.isWellFormed()) return path;
    if (typeof part !== "object" || part === null) continue;
    for (const [name, inner] of Object.entries(part)) {
      const at = path === "" ? name : `${path}.${name}`;
      if (!name.isWellFormed()) return at;
      open.push([at, inner]);
    }
  }
  return undefined;
}

/** Parses the request's parts. @throws AppError validation_failed, payload_too_large, unsupported_media_type */
export function parseRequest(operation: OperationShape, event: APIGatewayProxyEventV2) {
  return {
    params: operation.params && parseInput(operation.params, event.pathParameters ?? {}),
    query: operation.query && parseInput(operation.query, event.queryStringParameters ?? {}),
    body: operation.body
      ? parseInput(operation.body, readJson(operation, event))
      : requireNoBody(operation, event),
    idempotencyKey: operation.idempotent ? readIdempotencyKey(event) : undefined,
  };
}

/** Refuses fields that a call without a body would ignore; no body and an empty object are the same. */
function requireNoBody(operation: OperationShape, event: APIGatewayProxyEventV2): undefined {
  if (operation.rawBody || operation.method === "GET") return;
  const text = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8").toString("utf8");
  if (text !== "") parseInput(z.strictObject({}), parseJson(text));
}

function readJson(operation: OperationShape, event: APIGatewayProxyEventV2): unknown {
  const mediaType = event.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") throw new AppError("unsupported_media_type");
  return parseJson(readRawBody(operation, event).toString("utf8"));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("validation_failed", {
      message: "The request body isn't valid JSON.",
      fields: { "": ["Invalid JSON"] },
      cause: error,
    });
  }
}

/** The body's bytes, as a signature covers them. @throws AppError payload_too_large */
export function readRawBody(operation: OperationShape, event: APIGatewayProxyEventV2): Buffer {
  const bytes = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  if (bytes.length > (operation.bodyBytes ?? limits.bodyBytes)) throw new AppError("payload_too_large");
  return bytes;
}

function readIdempotencyKey(event: APIGatewayProxyEventV2): string | undefined {
  const key = event.headers["idempotency-key"];
  if (key === undefined || /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError("validation_failed", {
    fields: { "Idempotency-Key": ["Use 1 to 255 visible characters without spaces"] },
  });
}
