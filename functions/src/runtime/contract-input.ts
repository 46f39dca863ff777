import { AppError, type FieldErrors } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { OperationShape, Schema } from "@marquee/contracts/operation";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod/mini";

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
    query:
      operation.query &&
      parseInput(
        operation.query,
        withoutEmpty(operation, operation.query, event.queryStringParameters ?? {}),
      ),
    body: operation.body
      ? parseInput(operation.body, withoutEmpty(operation, operation.body, readJson(operation, event)))
      : requireNoBody(operation, event),
    idempotencyKey: operation.idempotent ? readIdempotencyKey(event) : undefined,
  };
}

/**
 * Reads an empty text in an optional field that takes none as that field being unset, as forms of other clients send
 * it: null where the field can be null, absent otherwise. A change (PATCH, PUT) cannot unset a text that has no null.
 */
function withoutEmpty({ method }: OperationShape, schema: Schema, value: unknown): unknown {
  const shape = shapeFor(schema, value);
  if (shape === undefined || typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  const changes = method === "PATCH" || method === "PUT";
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, given]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (given !== "" || !field || !z.safeParse(field, undefined).success || z.safeParse(field, "").success)
        return [[name, given]];
      if (z.safeParse(field, null).success) return [[name, null]];
      return changes && takesText(field) ? [[name, given]] : [];
    }),
  );
}

/** The fields of an object, or of the alternative that an object's discriminator names. */
function shapeFor(schema: Schema, value: unknown): Readonly<Record<string, Schema>> | undefined {
  const { def } = schema._zod as z.core.$ZodObject["_zod"] | z.core.$ZodDiscriminatedUnion["_zod"];
  if (def.type === "object") return def.shape;
  if (def.type !== "union" || typeof value !== "object" || value === null) return undefined;
  const { discriminator, options } = def;
  const named: unknown = (value as Record<string, unknown>)[discriminator];
  for (const option of options) {
    const shape = shapeFor(option, value);
    if (shape?.[discriminator]?._zod.values?.has(named as string)) return shape;
  }
  return undefined;
}

/** Whether some text fits a field, apart from the empty one. */
function takesText(field: Schema): boolean {
  let { def } = field._zod as { def: { type: string; innerType?: Schema; in?: Schema } };
  while (def.innerType ?? def.in) def = (def.innerType ?? def.in)?._zod.def as typeof def;
  return def.type === "string";
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
