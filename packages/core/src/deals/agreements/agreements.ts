import type { Agreement, VerifiedAgreement } from "@marquee/contracts/deals/agreements";
import { documentText } from "@marquee/contracts/text/document-text";
import { unprintable } from "@marquee/contracts/text/printable";
import type { Core } from "../../core.ts";
import { readEach } from "../../rows/paging.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { agreementBlocks } from "../deals/agreement-text.ts";
import { type DealRecord, dealEntity, dealPartyEntity } from "../deals/deal.item.ts";
import { factsOf, textSha256 } from "../deals/deal-facts.ts";
import { dealAt, inForceOf, isAmending } from "../deals/deal-view.ts";
import { readDeal } from "../deals/require-move.ts";
import {
  type AgreementRecord,
  agreementEntity,
  agreementHashEntity,
  agreementKey,
  agreementPrefix,
  type Signature,
} from "./agreement.item.ts";
import { certificateBlocks } from "./certificate.ts";

/** How many signed versions an agreement shows; all but the newest are void. */
const versionsShown = 20;

/**
 * The agreement on a deal's newest version: the stored one once somebody signed it, else what they would sign now.
 * @throws AppError not_found for an account that is not a party
 */
export async function getAgreement(core: Core, accountId: string, dealId: string): Promise<Agreement> {
  const { pk } = dealEntity.key({ id: dealId });
  const [, stands, signed] = await Promise.all([
    ownPartyRow(core, dealPartyEntity, accountId, dealId),
    readDeal(core, dealId),
    core.table.query({ pk, sk: { beginsWith: agreementPrefix }, newestFirst: true, limit: versionsShown }),
  ]);
  const deal = dealAt(stands, isoTime(core.clock.now()));
  const versions = readEach(signed.items, agreementEntity.read).rows;
  const stored = versions.find(({ version }) => version === deal.version);
  const blocks = stored?.blocks ?? agreementBlocks({ deal, facts: await factsOf(core, deal) });
  const text = documentText(blocks);
  const certificate = documentText(certificateBlocks(textSha256(text), stored?.signatures ?? []));
  return {
    version: deal.version,
    status: statusOf(deal, stored),
    blocks,
    text,
    unprintable: unprintable(text + certificate),
    textSha256: textSha256(text),
    sha256: stored?.fileSha256 ?? null,
    signatures: versions.flatMap((one) =>
      one.signatures.map((signature) => ({
        ...publicSignature(signature),
        version: one.version,
        void: !isCurrent(deal, one.version),
      })),
    ),
  };
}

function statusOf(deal: DealRecord, stored: AgreementRecord | undefined): Agreement["status"] {
  if (deal.status === "negotiating") return "draft";
  if (deal.status === "cancelled") return "void";
  if (deal.status !== "pending" && !isAmending(deal)) return "signed";
  return stored === undefined ? "awaiting_brand" : "awaiting_host";
}

/** Whether a version is in force, or the one that both sides may still agree on. */
function isCurrent(deal: DealRecord, version: number): boolean {
  return [deal.version, inForceOf(deal)?.version].includes(version) && deal.status !== "cancelled";
}

function publicSignature({
  side,
  name,
  account,
  capacity,
  at,
}: Signature): Omit<Agreement["signatures"][number], "version" | "void"> {
  return { side, name, account: account ?? null, capacity: capacity ?? null, at };
}

/** The signed agreement that a text or file hash belongs to; null if there is none. */
export async function verifyAgreement(core: Core, sha256: string): Promise<VerifiedAgreement | null> {
  const found = await core.table.get(agreementHashEntity.key({ sha256: sha256.toLowerCase() }));
  if (!found) return null;
  const { dealId, version } = agreementHashEntity.read(found);
  const [row, dealRow] = await Promise.all([
    core.table.get(agreementKey({ dealId, version })),
    core.table.get(dealEntity.key({ id: dealId })),
  ]);
  if (!row || !dealRow) return null;
  return {
    version,
    current: isCurrent(dealEntity.read(dealRow), version),
    signatures: agreementEntity.read(row).signatures.map(({ name, side, at }) => ({ name, role: side, at })),
  };
}
