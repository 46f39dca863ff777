import { join } from "node:path";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { listEvents } from "@marquee/contracts/events/events";
import { openShell } from "@marquee/contracts/live/realtime";
import { newSession } from "@marquee/core/account/sessions/sessions";
import { randomIds } from "@marquee/core/ids";
import { systemClock } from "@marquee/core/time";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { demoUserIds } from "@marquee/seed/content/demo-users";
import { seedDemo } from "@marquee/seed/seed";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { sampleUser } from "@marquee/testkit/sample-user";
import { someCaller } from "@marquee/testkit/some-caller";
import { httpFunctions } from "../../functions/deployed-functions.ts";
import { small } from "../../infra/config/functions/function-profile.ts";
import { emulatorClient } from "../support/emulated-table.ts";
import { functionBundles, functionsFolder } from "./bundles.ts";
import { runInChild } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import type { Goal } from "./goal.ts";
import { secrets } from "./order-fixture.ts";
import { gbSeconds, perMillion } from "./prices.ts";
import type { ReadCall, ReadFigures } from "./read-process.ts";

const tableName = "marquee-bench";
/** How long a warm read takes on Lambda, from published figures: one call of the table, and our own work. */
const readMs = 12;
const target = 1.25;
/** The simplest call is the goal; the others read more than one row. */
const operations = [getCreditBalance, listSponsorshipDeals, listEvents, openShell] as const;

/** G16: what a call that reads costs / the gateway, the invocation and half a read unit, which no such call avoids. */
export const readCost: Goal = {
  id: "G16",
  title: "cost of a read call / HTTP API, Lambda request and half a read unit",
  async measure() {
    const figures = await countedReads();
    const reference = { value: perMillion({ httpCall: 1, lambdaRequest: 1, readUnit: 0.5 }) };
    return {
      measurements: operations.map(({ id }, nth) => {
        const { calls = Number.NaN, readUnits, writeUnits, loggedBytes } = figures[id] ?? {};
        const dollars = perMillion({
          httpCall: 1,
          lambdaRequest: 1,
          lambdaGbSecond: gbSeconds(small.memoryMb, readMs),
          readUnit: readUnits,
          writeUnit: writeUnits,
          loggedByte: loggedBytes,
        });
        return {
          what: `${id}: ${readUnits} read and ${writeUnits} write units, ${loggedBytes} B logged`,
          unit: "dollars per million",
          ours: { value: dollars, awsCalls: calls },
          reference,
          ...(nth === 0 ? { target } : {}),
        } as const;
      }),
      notes: [`List prices; ${readMs} ms at ${small.memoryMb} MB, which only Lambda itself could measure.`],
    };
  },
};

async function countedReads(): Promise<Record<string, ReadFigures>> {
  await functionBundles();
  const emulators = await startEmulators();
  const client = emulatorClient(emulators.dynamodbEndpoint);
  try {
    await emulators.createTable(tableName);
    const core = { table: dynamoTable({ tableName, client }), clock: systemClock, ids: randomIds() };
    await seedDemo(core);
    const session = newSession(core, secrets, sampleUser(demoUserIds.brand), someCaller);
    await core.table.transact([session.write]);
    const calls = operations.map(({ id, method, path }): ReadCall => {
      const [name] = [...httpFunctions].find(([, ids]) => ids.some((one) => one === id)) ?? [];
      return { what: id, method, path, bundle: join(functionsFolder(), `http-${name}`, "index.js") };
    });
    return await runInChild(new URL("./read-process.ts", import.meta.url), {
      ...functionEnv,
      BENCH_CALLS: JSON.stringify(calls),
      BENCH_COOKIE: session.cookie,
      AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodbEndpoint,
    });
  } finally {
    client.destroy();
    await emulators.stop();
  }
}
