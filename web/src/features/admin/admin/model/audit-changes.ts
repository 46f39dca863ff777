import type { AuditEntry } from "@marquee/contracts/admin/admin";
import { auditActionLabels, auditFieldLabels } from "@marquee/contracts/admin/audit-labels";
import { auditChanges as copy } from "../copy.ts";

/** One value that an entry changed; undefined if it was unknown or is gone. */
export interface AuditChange {
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** The label of an entry's action; an action that this release does not know is spelled out from its name. */
export function actionLabel(action: string): string {
  return auditActionLabels[action] ?? wordsOf(action);
}

/** The label of a changed value; a name that this release does not know is spelled out. */
export function fieldLabel(name: string): string {
  return auditFieldLabels[name] ?? name.split(".").map(wordsOf).join(": ");
}

/** Turns "updateUser" into "Update user". */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Flattens a nested record to dotted names with readable values. */
function flat(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0)
    for (const [key, inner] of Object.entries(value)) flat(inner, path === "" ? key : `${path}.${key}`, into);
  else into.set(path, textOf(value));
  return into;
}

function textOf(value: unknown): string {
  if (value === null || value === "") return copy.none;
  if (typeof value === "boolean") return value ? copy.on : copy.off;
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
}

/** The values that an entry changed, sorted by name because stored maps have no order. Omits unchanged values. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): AuditChange[] {
  const was = before === null ? new Map<string, string>() : flat(before, "", new Map());
  const is = after === null ? new Map<string, string>() : flat(after, "", new Map());
  const names = [...new Set([...was.keys(), ...is.keys()])];
  // If null became a record or a record null, the record's parts say it all.
  const isWhole = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  return names
    .filter((name) => name !== "" && was.get(name) !== is.get(name) && !isWhole(name))
    .toSorted()
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }));
}
