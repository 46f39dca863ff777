/**
 * pnpm seed: puts the credit packages and public templates into the table TABLE_NAME. Running it again changes nothing
 * else. A deploy runs it; it never creates accounts.
 */

import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { seedCatalog } from "../src/seed.ts";

const tableName = process.env.TABLE_NAME;
if (!tableName) {
  process.stderr.write("Set TABLE_NAME to the table to fill, such as marquee-dev.\n");
  process.exit(2);
}
await seedCatalog({ table: dynamoTable({ tableName }), clock: systemClock, ids: randomIds() });
process.stdout.write(`The catalog is in ${tableName}.\n`);
