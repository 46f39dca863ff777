/**
 * pnpm run restore --to 2026-01-15T09:00:00Z: makes the table TABLE_NAME and the files of the bucket MEDIA_BUCKET again
 * what they were then, from the table's point-in-time recovery and the files' versions. It only says what would change,
 * until --apply is given; then the stage has to be paused. Region, credentials and endpoint come from the usual AWS
 * settings. See docs/runbooks/restore-table.md.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { s3PastFiles } from "@marquee/adapters/files/live-past";
import { dynamoClient, dynamoTable } from "@marquee/table/dynamodb-table";
import { scanRows, tableAsOf } from "@marquee/table/whole-table";
import { randomIds } from "../src/ids.ts";
import { systemClock } from "../src/time.ts";
import { restoreStage } from "../src/whole/restore/restore-stage.ts";

const { TABLE_NAME: tableName, MEDIA_BUCKET: bucket } = process.env;
const { values } = parseArgs({ options: { to: { type: "string" }, apply: { type: "boolean" } } });
// AWS counts in seconds.
const atMs = Math.floor(Date.parse(values.to ?? "") / 1_000) * 1_000;
const apply = values.apply === true;
if (!tableName || !bucket || Number.isNaN(atMs) || atMs >= Date.now()) {
  process.stderr.write(
    "Set TABLE_NAME and MEDIA_BUCKET to the stage's, and name a time in the past: --to 2026-01-15T09:00:00Z\n",
  );
  process.exit(2);
}
const say = (line: string) => void process.stdout.write(`${line}\n`);
const client = dynamoClient();
const copy = await tableAsOf({ client, tableName }, atMs, {
  pollMs: 20_000,
  sleep: (ms) => sleep(ms),
  waiting: (status) => say(`The copy of the table is ${status.toLowerCase()}; this takes a while.`),
});
const whole = (name: string) => ({
  table: dynamoTable({ client, tableName: name }),
  pages: () => scanRows({ client, tableName: name }),
});
const live = whole(tableName);
const report = await restoreStage(
  {
    core: { table: live.table, clock: systemClock, ids: randomIds() },
    past: whole(copy.tableName),
    live,
    files: s3PastFiles({ bucket }),
    atMs,
  },
  { apply },
);
for (const [kind, { changed, missing, newer }] of report.rows)
  say(`${kind}: ${changed} changed, ${missing} missing, ${newer} that came since`);
say(`Files: ${report.files.putBack} to put back, ${report.files.removed} that came since.`);
say(`${report.erasedAgain} accounts that were erased since are closed again; the stage erases them.`);
for (const line of report.ledgers) say(line);
say(`${report.ledgers.length} ledgers differ ${apply ? "now" : "in the copy"}.`);
say(apply ? "Restored." : "Nothing was changed. Pause the stage and run it with --apply.");
process.exit(report.ledgers.length === 0 ? 0 : 1);
