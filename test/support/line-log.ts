/** A log line as a function printed it. */
export type LogEntry = Record<string, unknown> & { level?: string; message?: string };

/** Everything that functions print, as CloudWatch would keep it: log lines apart from metrics. */
export class LineLog {
  /** The lines that are JSON and no metrics. */
  readonly entries: LogEntry[] = [];
  /** The lines that are neither, such as a library's warnings. */
  readonly others: string[] = [];

  takeLine(line: string): void {
    if (line.includes('"_aws"')) return;
    try {
      this.entries.push(JSON.parse(line) as LogEntry);
    } catch {
      this.others.push(line);
    }
  }

  /** All of it, to look for what must not be there. */
  get text(): string {
    return [...this.entries.map((entry) => JSON.stringify(entry)), ...this.others].join("\n");
  }

  forget(): void {
    this.entries.length = 0;
    this.others.length = 0;
  }
}
