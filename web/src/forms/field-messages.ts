import { ApiError } from "#api/http.ts";
import type { FieldMessages, Issue } from "./form-shape.ts";

/** The first message of each path. */
export function firstMessages(issues: readonly Issue[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const { path, message } of issues) messages[path.map(String).join(".")] ??= message;
  return messages;
}

/** Whether a path leads to this field's value or to something inside it. */
export function isAtOrInside(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`);
}

/** The first message about a field's value or anything inside it. */
export function messageAt(messages: FieldMessages, field: string): string | undefined {
  return messages[field] ?? Object.entries(messages).find(([path]) => isAtOrInside(path, field))?.[1];
}

/** What an error of the server says about the fields of a form; empty when no field is to blame. */
export function serverMessages(
  error: unknown,
  values: object,
  codes: Partial<Record<ApiError["code"], string>> = {},
): FieldMessages {
  if (!(error instanceof ApiError)) return {};
  const messages: FieldMessages = {};
  for (const [path, [message]] of Object.entries(error.fields)) {
    // A field may stand deeper in the body than in the form, such as "maintenance.message".
    const parts = path.split(".");
    const first = parts.findIndex((part) => part in values);
    if (first >= 0 && message !== undefined) messages[parts.slice(first).join(".")] ??= message;
  }
  const named = codes[error.code];
  if (named !== undefined && messageAt(messages, named) === undefined) messages[named] = error.serverMessage;
  return messages;
}

/**
 * Moves focus to the first field, in the document's order, that a message is about; where none is in sight, to the
 * form's summary of errors.
 */
export function focusFirst(form: HTMLFormElement | null, messages: FieldMessages): void {
  const paths = Object.keys(messages);
  // Fields that show only with their message are there after React has rendered.
  requestAnimationFrame(() => {
    const first = [...(form?.elements ?? [])].find((element) => {
      const name = element.getAttribute("name") ?? "";
      return name !== "" && paths.some((path) => isAtOrInside(path, name));
    });
    const target = first ?? form?.querySelector("[data-error-summary]");
    if (target instanceof HTMLElement) target.focus();
  });
}
