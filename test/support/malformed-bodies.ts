import type { ErrorCode } from "@marquee/contracts/errors";

/** A body that no client of ours would send, and how a call refuses it. */
export interface MalformedBody {
  text: string;
  mediaType: string;
  refused: ErrorCode;
  /** Whether these are the fields that the refusal has to name; any will do without it. */
  names?(fields: readonly string[]): boolean;
}

/** Half of a surrogate pair, which is no text. */
const half = "a\ud83d";

/** Every kind of malformed body that can be made from a well-formed one. */
export function malformedBodies(body: Readonly<Record<string, unknown>>): MalformedBody[] {
  const json = (value: unknown, names?: MalformedBody["names"]): MalformedBody => ({
    text: JSON.stringify(value),
    mediaType: "application/json",
    refused: "validation_failed",
    ...(names ? { names } : {}),
  });
  return [
    json({ ...body, isAdmin: true }, (fields) => fields.includes("isAdmin")),
    ...Object.keys(body).map((field) =>
      json({ ...body, [field]: { wrong: 1 } }, (fields) =>
        fields.some((name) => name.split(".")[0] === field),
      ),
    ),
    ...textsOf(Object.keys(body).length === 0 ? { name: "" } : body).map(({ field, changed }) =>
      json(changed(half), (fields) => fields.length === 1 && fields[0] === field),
    ),
    ...["{", "null", "[]", '"text"', "7", '{"__proto__":{"admin":true}}'].map((text) => ({
      ...json({}),
      text,
    })),
    { ...json({ ...body, extra: "x".repeat(300_000) }), refused: "payload_too_large" },
    { ...json(body), mediaType: "text/plain", refused: "unsupported_media_type" },
  ];
}

/** Every text in a body, with its dotted path and the body with another text there. */
function textsOf(body: unknown, path = ""): { field: string; changed: (text: string) => unknown }[] {
  if (typeof body === "string") return [{ field: path, changed: (text) => text }];
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) =>
    textsOf(part, path === "" ? name : `${path}.${name}`).map(({ field, changed }) => ({
      field,
      changed: (text: string) =>
        Array.isArray(body) ? body.with(Number(name), changed(text)) : { ...body, [name]: changed(text) },
    })),
  );
}
