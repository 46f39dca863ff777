/**
 * pnpm ledger:check: recomputes every balance of the table TABLE_NAME from its ledger and lists every difference.
 * Region, credentials and endpoint come from the usual AWS settings. An account that is busy throughout can show
 * a difference that is gone the next time.
 */
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { checkAllLedgers, differenceText } from "../src/credits/ledger-check/check-all-ledgers.ts";
import { randomIds } from "../src/ids.ts";
import { systemClock } from "../src/time.ts";

const tableName = process.env.TABLE_NAME;
if (!tableName) {
  process.stderr.write("Set TABLE_NAME to the table to check, such as marquee-prod.\n");
  process.exit(2);
}
const core = { table: dynamoTable({ tableName }), clock: systemClock, ids: randomIds() };
let differences = 0;
const { users, unreadable } = await checkAllLedgers(core, (difference) => {
  differences += 1;
  process.stdout.write(`${difference.userId}: ${differenceText(difference)}\n`);
});
process.stdout.write(`${users} users, ${differences} differences, ${unreadable} could not be read\n`);
process.exit(differences + unreadable === 0 ? 0 : 1);
