import type { AuditEntry } from "@marquee/contracts/admin/admin";
import { auditActionLabels, auditFieldLabels } from "@marquee/contracts/admin/audit-labels";
import { formatEventTime } from "#format/event-times.ts";
import {
  formatCount,
  formatDateTime,
  formatDollars,
  formatList,
  formatPaid,
  labelOf,
} from "#format/format.ts";
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

type Value = string | number;

/** Flattens a nested record to dotted names with their values. */
function flat(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0)
    for (const [key, inner] of Object.entries(value)) flat(inner, path === "" ? key : `${path}.${key}`, into);
  else into.set(path, value);
  return into;
}

const inWords = (value: Value) => labelOf(String(value));
const eventTime = (value: Value, timeZone: string | undefined) =>
  timeZone === undefined ? formatDateTime(String(value)) : formatEventTime(String(value), timeZone);

/** How the values of a name are written, where their type alone does not say it. */
const formats: Readonly<Record<string, (value: Value, timeZone: string | undefined) => string>> = {
  role: inWords,
  status: inWords,
  state: inWords,
  decision: inWords,
  category: inWords,
  "package.tier": inWords,
  "maintenance.tone": inWords,
  date: eventTime,
  endsAt: eventTime,
  // That of a credit package, in cents; those of events are in dollars.
  price: (value) => formatPaid(Number(value)),
  "package.price": (value) => formatDollars(Number(value)),
  addOnPrice: (value) => formatDollars(Number(value)),
  // The address of a picture means nothing to a reader.
  imageUrl: () => copy.picture,
};

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;

function textOf(name: string, value: unknown, timeZone: string | undefined): string {
  if (value === null || value === "") return copy.none;
  if (typeof value === "boolean") return value ? copy.on : copy.off;
  if (Array.isArray(value)) return formatList(value.map((one) => textOf(name, one, timeZone)));
  if (typeof value !== "string" && typeof value !== "number") return JSON.stringify(value);
  const format = formats[name];
  if (format) return format(value, timeZone);
  if (typeof value === "number") return formatCount(value);
  return instant.test(value) ? formatDateTime(value) : value;
}

/**
 * The values that an entry changed, as people write them, sorted by name because stored maps have no order. Omits
 * unchanged values. An event's days and hours are those of its place.
 */
export function changesOf({
  before,
  after,
  timeZone,
}: Pick<AuditEntry, "before" | "after" | "timeZone">): AuditChange[] {
  const was = before === null ? new Map<string, unknown>() : flat(before, "", new Map());
  const is = after === null ? new Map<string, unknown>() : flat(after, "", new Map());
  const names = [...new Set([...was.keys(), ...is.keys()])];
  // If null became a record or a record null, the record's parts say it all.
  const isWhole = (name: string) => names.some((other) => other.startsWith(`${name}.`));
  const texts = (from: ReadonlyMap<string, unknown>, name: string) =>
    from.has(name) ? textOf(name, from.get(name), timeZone) : undefined;
  return names
    .filter((name) => name !== "" && !isSame(was.get(name), is.get(name)) && !isWhole(name))
    .toSorted()
    .map((name) => ({ name, before: texts(was, name), after: texts(is, name) }));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
