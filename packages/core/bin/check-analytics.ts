/**
 * pnpm analytics:check: recomputes every account's numbers in the table TABLE_NAME from the stored metrics and lists
 * every difference. With --rebuild, recomputed numbers are stored first; the metrics never change. Region, credentials
 * and endpoint come from the usual AWS settings.
 */
import { parseArgs } from "node:util";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { checkAllBooks } from "../src/analytics/check-all-books.ts";
import { randomIds } from "../src/ids.ts";
import { systemClock } from "../src/time.ts";

const tableName = process.env.TABLE_NAME;
const { rebuild } = parseArgs({ options: { rebuild: { type: "boolean", default: false } } }).values;
if (!tableName) {
  process.stderr.write("Set TABLE_NAME to the table to check, such as marquee-prod.\n");
  process.exit(2);
}
const core = { table: dynamoTable({ tableName }), clock: systemClock, ids: randomIds() };
let differences = 0;
const { accounts, unreadable } = await checkAllBooks(
  core,
  ({ accountId, isSample, what, expected, found }) => {
    differences += 1;
    const whose = isSample ? `${accountId} (sample)` : accountId;
    process.stdout.write(`${whose}, ${what}: expected ${expected}, found ${found}\n`);
  },
  { rebuild },
);
process.stdout.write(`${accounts} accounts, ${differences} differences, ${unreadable} could not be read\n`);
process.exit(differences + unreadable === 0 ? 0 : 1);
