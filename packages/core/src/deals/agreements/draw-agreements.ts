import { hash } from "node:crypto";
import type { DocumentMaker } from "@marquee/adapters/documents/port";
import type { BinaryFiles } from "@marquee/adapters/files/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import { AppError } from "@marquee/contracts/errors";
import { attribute } from "@marquee/table/condition";
import { type Key, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { noticeWrites } from "../../live/notifications/notices.ts";
import { type DueReport, nothingDue, workDueRows } from "../../rows/due-rows.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { contractNumber, partiesIn } from "../deals/agreement-text.ts";
import { dealPartyEntity } from "../deals/deal.item.ts";
import { inForceOf } from "../deals/deal-view.ts";
import { readDeal } from "../deals/require-move.ts";
import { stepNotices, tellParties } from "../deals/tell-parties.ts";
import {
  type AgreementRecord,
  agreementEntity,
  agreementFiles,
  agreementHashEntity,
  agreementKey,
} from "./agreement.item.ts";
import { certificateBlocks } from "./certificate.ts";

/** What making the files of agreements requires. */
export interface Clerk {
  core: Core;
  files: Pick<BinaryFiles, "putBytes">;
  documents: DocumentMaker;
  channel: PushChannel;
}

export interface DrawReport extends DueReport {
  drawn: number;
}

/** How long to wait before retrying an agreement that failed. */
const againAfterMs = 60_000;
const dealsAtOnce = 2;

/**
 * Makes the file of every agreement that both sides have signed and that has none, until `untilMs` (epoch). The same
 * agreement always renders to the same bytes, so a killed run or two concurrent runs leave one file under one hash.
 */
export async function drawAgreements(clerk: Clerk, untilMs: number): Promise<DrawReport> {
  const report: DrawReport = { ...nothingDue(), drawn: 0 };
  const work = {
    untilMs,
    atOnce: dealsAtOnce,
    againAfterMs,
    look: async (key: Key) => {
      if (await drawOne(clerk, key)) report.drawn += 1;
    },
  };
  await workDueRows(clerk.core, agreementFiles.name, work, report);
  return report;
}

/** Makes the file of an agreement that both sides have signed. Returns whether this run made it. */
async function drawOne({ core, files, documents, channel }: Clerk, key: Key): Promise<boolean> {
  const row = await core.table.get(key);
  const agreement = row && agreementEntity.read(row);
  // Another run may have made it, or the account's end deleted it, since this key was found.
  if (!agreement || agreement.fileSha256 !== null) return false;
  const { dealId, version, blocks, textSha256, poster, signatures } = agreement;
  const pdf = await documents.pdf({
    title: `Sponsorship agreement ${contractNumber(dealId)}, version ${version}`,
    sort: "Contract",
    parties: partiesIn(blocks),
    poster,
    blocks,
    appendix: certificateBlocks(textSha256, signatures),
    footer: `SHA-256 of the text: ${textSha256}`,
    createdAt: new Date(signatures.at(-1)?.at ?? agreement.createdAt),
  });
  const fileSha256 = hash("sha256", pdf, "hex");
  await files.putBytes(agreementFileKey(agreement), pdf, "application/pdf");
  const deal = await readDeal(core, dealId);
  const notices = await stepNotices(core, { deal, action: "contract_ready", by: null });
  try {
    await core.table.transact([
      {
        label: "agreement",
        write: {
          op: "put",
          item: agreementEntity.item({ ...agreement, fileSha256 }),
          when: attribute("fileSha256").is(null),
        },
      },
      {
        label: "agreement",
        write: { op: "put", item: agreementHashEntity.item({ sha256: fileSha256, dealId, version }) },
      },
      ...noticeWrites(notices),
    ]);
  } catch (error) {
    if (error instanceof TransactionRefused) return false;
    throw error;
  }
  await tellParties(core, channel, { deal, notices });
  return true;
}

/** The storage key of an agreement's file. */
function agreementFileKey({ dealId, version }: Pick<AgreementRecord, "dealId" | "version">): string {
  return `agreements/${dealId}/${version}.pdf`;
}

/** Larger than any agreement can be. */
const fileBytesMax = 5 * 1024 * 1024;

/**
 * The file of the agreement that both sides of a deal signed. Whoever asks before a schedule has made it makes it.
 * @throws AppError not_found for an account that is not a party, conflict until both have signed
 */
export async function getAgreementFile(
  clerk: Clerk & { files: Pick<BinaryFiles, "getBytes"> },
  accountId: string,
  dealId: string,
): Promise<Uint8Array> {
  const { core, files } = clerk;
  await ownPartyRow(core, dealPartyEntity, accountId, dealId);
  const deal = await readDeal(core, dealId);
  // While an amendment waits for its signatures, what both have signed stays in force.
  const key = agreementKey({ dealId, version: inForceOf(deal)?.version ?? deal.version });
  const row = await core.table.get(key);
  const agreement = row && agreementEntity.read(row);
  if (!agreement || agreement.signatures.length < 2)
    throw new AppError("conflict", { message: "Both sides have to sign the contract first." });
  if (agreement.fileSha256 === null) await drawOne(clerk, key);
  const file = await files.getBytes(agreementFileKey(agreement), fileBytesMax);
  if (!file) throw new AppError("not_found");
  return file;
}
