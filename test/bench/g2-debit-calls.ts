import { readSettings } from "@marquee/core/ground/system/settings";
import { randomIds } from "@marquee/core/ids";
import { orderCampaign } from "@marquee/core/studio/campaigns/order-campaign";
import { systemClock } from "@marquee/core/time";
import { startEmulators } from "@marquee/local/emulators/start-emulators";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { ampleBudget } from "@marquee/testkit/ample-budget";
import { meteredClient } from "./bare-transaction.ts";
import type { Goal } from "./goal.ts";
import { keyOf, orderBody, storeOrderer, writesOf } from "./order-fixture.ts";

const tableName = "marquee-bench";

/** A transaction is billed two write units per item of up to 1 KB (DynamoDB's prices). */
const unitsPerItem = 2;

/**
 * G2: costs that timing against a fast emulator would hide: the calls of the debit path and their write units on AWS.
 */
export const debitCalls: Goal = {
  id: "G2",
  title: "DynamoDB calls of the debit path / 1, write units / 2 per item",
  async measure() {
    const emulators = await startEmulators();
    const { client, consumed } = meteredClient(emulators.dynamodbEndpoint);
    try {
      await emulators.createTable(tableName);
      const table = dynamoTable({ tableName, client });
      const orderer = await storeOrderer(table);
      const items = writesOf(orderer, 1).length;
      const core = { table, clock: systemClock, ids: randomIds() };
      // A function reads the price list once a minute, not once per order.
      await readSettings(core);
      const before = { ...consumed };
      const { actorId, accountId, sessionHash } = orderer;
      await orderCampaign(
        core,
        { send: async () => undefined },
        {
          principal: { actorId, accountId, sessionHash },
          body: orderBody(1),
          idempotencyKey: keyOf(1),
          requestId: "req-1",
          budget: ampleBudget,
        },
      );
      const itemUnits = consumed.itemUnits - before.itemUnits;
      const indexUnits = consumed.indexUnits - before.indexUnits;
      const reference = { value: unitsPerItem * items };
      return {
        measurements: [
          {
            what: "calls of one order",
            unit: "calls",
            target: 1,
            ours: { value: consumed.calls - before.calls },
            reference: { value: 1 },
          },
          {
            what: `write units of ${items} items`,
            unit: "units",
            target: 1,
            ours: { value: itemUnits },
            reference,
          },
          {
            what: "with their index entries",
            unit: "units",
            ours: { value: itemUnits + indexUnits },
            reference,
          },
        ],
      };
    } finally {
      client.destroy();
      await emulators.stop();
    }
  },
};
