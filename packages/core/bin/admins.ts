/**
 * pnpm run admin:grant --username ada: makes an account of the table TABLE_NAME an admin; admin:revoke takes an admin's
 * rights away. Otherwise both take two admins. Region, credentials and endpoint come from the usual AWS settings.
 * Audited as "ops".
 */
import { parseArgs } from "node:util";
import { AppError } from "@marquee/contracts/errors";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { grantAdmin, revokeAdmin } from "../src/admin/admin/command-admins.ts";
import { randomIds } from "../src/ids.ts";
import { systemClock } from "../src/time.ts";

const commands = {
  grant: { run: grantAdmin, done: "is an admin now", idle: "was an admin already" },
  revoke: { run: revokeAdmin, done: "is no longer an admin", idle: "wasn't an admin" },
};

const tableName = process.env.TABLE_NAME;
const { positionals, values } = parseArgs({
  options: { username: { type: "string" } },
  allowPositionals: true,
});
const { username } = values;
const command = positionals[0] === "revoke" ? commands.revoke : commands.grant;
if (!tableName || !username) {
  process.stderr.write(
    "Set TABLE_NAME to the table, such as marquee-prod, and name the account: --username ada\n",
  );
  process.exit(2);
}
const core = { table: dynamoTable({ tableName }), clock: systemClock, ids: randomIds() };
try {
  const changed = await command.run(core, username);
  process.stdout.write(`${username} ${changed ? command.done : command.idle}.\n`);
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  process.stderr.write(
    error.code === "not_found"
      ? `Nobody in ${tableName} is called ${username}.\n`
      : `${username} was changed just now. Run the command again.\n`,
  );
  process.exit(1);
}
