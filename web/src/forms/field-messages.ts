import { ApiError } from "#api/http.ts";
import type { FieldMessages, Issue } from "./form-shape.ts";

/** The first message for each path. */
export function firstMessages(issues: readonly Issue[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const { path, message } of issues) messages[path.map(String).join(".")] ??= message;
  return messages;
}

/** Whether a path points to this field's value or something inside it. */
export function isAtOrInside(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** The first message about a field's value or anything inside it. */
export function messageAt(messages: FieldMessages, field: string): string | undefined {
  return messages[field] ?? Object.entries(messages).find(([path]) => isAtOrInside(path, field))?.[1];
}

/** The server's error messages for the fields of a form; empty if the error concerns no field. */
export function serverMessages(
  error: unknown,
  values: object,
  codes: Partial<Record<ApiError["code"], string>> = {},
): FieldMessages {
  if (!(error instanceof ApiError)) return {};
  const messages: FieldMessages = {};
  for (const [path, [message]] of Object.entries(error.fields)) {
    // A field may be nested deeper in the body than in the form, such as "maintenance.message".
    const parts = path.split(".");
    const first = parts.findIndex((part) => part in values);
    if (first >= 0 && message !== undefined) messages[parts.slice(first).join(".")] ??= message;
  }
  const fieldName = codes[error.code];
  if (fieldName !== undefined && messageAt(messages, fieldName) === undefined)
    messages[fieldName] = error.serverMessage;
  return messages;
}
