import type { Core } from "../../core.ts";
import { userPartition } from "../../rows/keys.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { dealEntity, dealPartyEntity, dealPartyPrefix } from "../deals/deal.item.ts";
import { agreementEntity, agreementHashEntity, agreementPrefix } from "./agreement.item.ts";

/**
 * Deletes the agreements of a closed account's deals that not both sides have signed, since they name it and nobody can
 * sign them any more: leaveDeals, which has run before, has made earlier signatures void. Safe to run again.
 */
export async function leaveAgreements(core: Core, accountId: string): Promise<void> {
  const parties = await allRows(core, {
    pk: userPartition(accountId),
    sk: { beginsWith: dealPartyPrefix },
  });
  for (const { id } of readEach(parties, dealPartyEntity.read).rows) {
    const { pk } = dealEntity.key({ id });
    const rows = await allRows(core, { pk, sk: { beginsWith: agreementPrefix } });
    for (const agreement of readEach(rows, agreementEntity.read).rows) {
      if (agreement.signatures.length === 2) continue;
      const { textSha256: sha256 } = agreement;
      await core.table.write({ op: "delete", key: agreementHashEntity.key({ sha256 }) });
      await core.table.write({ op: "delete", key: agreementEntity.key(agreement) });
    }
  }
}
