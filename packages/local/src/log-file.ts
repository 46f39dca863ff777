import { appendFileSync, existsSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { asText, parseRecord } from "./template/template.ts";

/** When a file has grown this large, it becomes the earlier one, and what was the earlier one is dropped. */
const largestBytes = 10_000_000;

export const logFileNames = { now: "log.jsonl", earlier: "log-earlier.jsonl" } as const;

export interface LogLine {
  /** The function that wrote it. */
  name: string;
  line: string;
}

/** Keeps the functions' log lines in the data folder, so that they can be searched later. */
export function logFile(dataDir: string): (name: string, line: string) => void {
  const now = join(dataDir, logFileNames.now);
  let bytes = existsSync(now) ? statSync(now).size : 0;
  return (name, line) => {
    // Metrics are no lines to read.
    if (parseRecord(line)?._aws !== undefined) return;
    const entry = `${JSON.stringify({ name, line } satisfies LogLine)}\n`;
    if (bytes > largestBytes) {
      renameSync(now, join(dataDir, logFileNames.earlier));
      bytes = 0;
    }
    appendFileSync(now, entry);
    bytes += entry.length;
  };
}

/**
 * The lines about an id, oldest first: those that contain it, and those of the same requests, in which the call that
 * ordered a job, its worker and its pushes share one id.
 */
export function linesAbout(dataDir: string, id: string): LogLine[] {
  const lines = [logFileNames.earlier, logFileNames.now].flatMap((file) => kept(join(dataDir, file)));
  const requestOf = ({ line }: LogLine) => asText(parseRecord(line)?.requestId);
  const requests = new Set(lines.filter(({ line }) => line.includes(id)).map(requestOf));
  requests.delete("");
  return lines.filter((entry) => entry.line.includes(id) || requests.has(requestOf(entry)));
}

function kept(file: string): LogLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => {
      // The last line is cut if the process was killed while writing it.
      const { name, line } = parseRecord(text) ?? {};
      return typeof name === "string" && typeof line === "string" ? [{ name, line }] : [];
    });
}
