/**
 * pnpm run admin:grant --username ada: makes an account of the table TABLE_NAME an admin, which only another admin or
 * this command can. Region, credentials and endpoint come from the usual AWS settings. Audited as "ops".
 */
import { parseArgs } from "node:util";
import { AppError } from "@marquee/contracts/errors";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { grantAdmin } from "../src/admin/grant-admin.ts";
import { randomIds } from "../src/ids.ts";
import { systemClock } from "../src/time.ts";

const tableName = process.env.TABLE_NAME;
const { username } = parseArgs({ options: { username: { type: "string" } } }).values;
if (!tableName || !username) {
  process.stderr.write(
    "Set TABLE_NAME to the table, such as marquee-prod, and name the account: --username ada\n",
  );
  process.exit(2);
}
const core = { table: dynamoTable({ tableName }), clock: systemClock, ids: randomIds() };
try {
  const granted = await grantAdmin(core, username);
  process.stdout.write(granted ? `${username} is an admin now.\n` : `${username} was an admin already.\n`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(`Nobody in ${tableName} is called ${username}.\n`);
  process.exit(1);
}
