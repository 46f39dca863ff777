/**
 * pnpm seed: puts the credit packages and public templates into the table TABLE_NAME. Running it again changes nothing
 * else. A deploy runs it; it never creates accounts. With --demo it adds the demo's accounts and events, in an emulator
 * only, since their password is printed.
 */

import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { seed, seedCatalog } from "../src/seed.ts";

const { TABLE_NAME: tableName, AWS_ENDPOINT_URL: endpoint } = process.env;
const withDemo = process.argv.includes("--demo");
if (!tableName) {
  process.stderr.write("Set TABLE_NAME to the table to fill, such as marquee-dev.\n");
  process.exit(2);
}
if (withDemo && !endpoint) {
  process.stderr.write("The demo's accounts have a printed password: set AWS_ENDPOINT_URL to an emulator.\n");
  process.exit(2);
}
const core = { table: dynamoTable({ tableName }), clock: systemClock, ids: randomIds() };
await (withDemo ? seed(core) : seedCatalog(core));
process.stdout.write(`The catalog${withDemo ? " and the demo are" : " is"} in ${tableName}.\n`);
