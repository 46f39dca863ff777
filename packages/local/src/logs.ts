import { asText, parseRecord } from "./template/template.ts";

const colors = [36, 35, 34, 33, 32, 96, 95, 94];
const levelColors: Record<string, number> = { ERROR: 31, WARN: 33, DEBUG: 90 };
/** Fields that every line already shows, or that are of no use to somebody watching. */
const hidden = new Set([
  "level",
  "message",
  "timestamp",
  "service",
  "sampling_rate",
  "function_name",
  "cold_start",
  "xray_trace_id",
]);

/** Turns a function's log line into a readable one: its name, level, message and fields. */
export function readableLine(functionName: string, line: string, useColor: boolean): string | undefined {
  const paint = (code: number, text: string) => (useColor ? `\u001b[${code}m${text}\u001b[0m` : text);
  const prefix = paint(colorOf(functionName), functionName.padEnd(28));
  const entry = parseRecord(line);
  if (!entry) return `${prefix} ${line}`;
  // Metrics are log lines too (CloudWatch's embedded format); /_local shows their sums.
  if (entry._aws !== undefined) return undefined;
  const level = (asText(entry.level) || "INFO").toUpperCase();
  const fields = Object.entries(entry)
    .filter(([name, value]) => !hidden.has(name) && value !== undefined && value !== null && value !== "")
    .map(([name, value]) => `${name}=${asText(value)}`);
  const message = asText(entry.message);
  const levelPrefix = levelColors[level] === undefined ? "" : `${paint(levelColors[level], level)} `;
  return `${prefix} ${levelPrefix}${message} ${paint(90, fields.join(" "))}`.trimEnd();
}

function colorOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return colors[sum % colors.length] ?? 36;
}
