import type { BinaryFiles, UploadSigner } from "@marquee/adapters/files/port";
import { type PictureMaker, UploadRefused } from "@marquee/adapters/pictures/port";
import type { PushChannel } from "@marquee/adapters/push/port";
import type * as contract from "@marquee/contracts/deals/deal-files";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { Deal } from "@marquee/contracts/deals/deals";
import { mayProve } from "@marquee/contracts/deals/deliverable-moves";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import type { AnswerOf, BodyOf, NamedFile } from "@marquee/contracts/operation";
import { absent } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import { uploadFileKey } from "../../ground/pictures/picture-file.ts";
import { openUpload, signUpload } from "../../ground/pictures/uploads.ts";
import { ownPartyRow } from "../../rows/parties.ts";
import { isoTime } from "../../time.ts";
import { type DealRecord, dealPartyEntity } from "./deal.item.ts";
import { type DealFileRecord, dealFileEntity, dealFileKey } from "./deal-file.item.ts";
import { filesOf, mayRemove } from "./deal-file-view.ts";
import { dealAt } from "./deal-view.ts";
import { type DeliverableRecord, deliverableEntity } from "./deliverable.item.ts";
import { deliverablesOf } from "./deliverable-view.ts";
import { getDeal } from "./read-deals.ts";
import { readDeal } from "./require-move.ts";
import { tellParties } from "./tell-parties.ts";
import { type BesideDeal, writeBesideDeal } from "./write-beside-deal.ts";

/** What adding a file to a deal requires. */
export interface FileDesk {
  core: Core;
  channel: PushChannel;
  files: BinaryFiles;
  maker: Pick<PictureMaker, "wholeJpeg">;
}

type Signed = AnswerOf<typeof contract.createProofUpload>;
type UploadBody = BodyOf<typeof contract.createProofUpload>;
type FileBody = BodyOf<typeof contract.setProof>;

/**
 * Signs a URL for uploading the proof of a deliverable.
 * @throws AppError not_found for an account that is not a party, and for an unknown number; invalid_transition for a
 *   side that does not owe it and once it is accepted, conflict once one side is gone, too_many_requests
 */
export async function signProofUpload(
  core: Core,
  uploads: UploadSigner,
  acting: Acting,
  { id, n, body }: { id: string; n: number; body: UploadBody },
): Promise<Signed> {
  const { side } = await ownPartyRow(core, dealPartyEntity, acting.accountId, id);
  const now = isoTime(core.clock.now());
  const [deal, row] = await Promise.all([
    readDeal(core, id),
    core.table.get(deliverableEntity.key({ dealId: id, n })),
  ]);
  requireProvable(dealAt(deal, now), row && deliverableEntity.read(row), side);
  return signUpload(core, uploads, acting.actorId, body);
}

/**
 * Signs a URL for uploading a file of a deal.
 * @throws AppError not_found for an account that is not a party, conflict once one side is gone or this side has the
 *   maximum number of files, too_many_requests
 */
export async function signFileUpload(
  core: Core,
  uploads: UploadSigner,
  acting: Acting,
  { id, body }: { id: string; body: UploadBody },
): Promise<Signed> {
  const { side } = await ownPartyRow(core, dealPartyEntity, acting.accountId, id);
  requireRoom(await readDeal(core, id), await filesOf(core, id), side);
  return signUpload(core, uploads, acting.actorId, body);
}

/**
 * Makes an upload the proof of a deliverable; the previous one is removed.
 * @throws AppError as signProofUpload does; also conflict for a used or a missing upload, validation_failed on `file`
 */
export async function useProof(
  desk: FileDesk,
  acting: Acting,
  { id, n, body }: { id: string; n: number; body: FileBody },
): Promise<Deal> {
  const { core } = desk;
  const { side } = await ownPartyRow(core, dealPartyEntity, acting.accountId, id);
  const plan = async (deal: DealRecord) => {
    const [deliverables, files] = await Promise.all([deliverablesOf(core, id), filesOf(core, id)]);
    requireProvable(
      deal,
      deliverables.find((one) => one.n === n),
      side,
    );
    return { action: "proof", replaced: files.find(({ deliverable }) => deliverable === n) };
  };
  return takeFile(desk, acting, { id, side, deliverable: n, body, plan });
}

/**
 * Adds an upload to a deal's files.
 * @throws AppError as signFileUpload does; also conflict for a used or a missing upload, validation_failed on `file`
 */
export async function addFile(
  desk: FileDesk,
  acting: Acting,
  { id, body }: { id: string; body: FileBody },
): Promise<Deal> {
  const { core } = desk;
  const { side } = await ownPartyRow(core, dealPartyEntity, acting.accountId, id);
  const plan = async (deal: DealRecord) => {
    requireRoom(deal, await filesOf(core, id), side);
    return { action: "file", replaced: undefined };
  };
  return takeFile(desk, acting, { id, side, deliverable: null, body, plan });
}

interface Taking {
  id: string;
  side: DealSide;
  deliverable: number | null;
  body: FileBody;
  /** Its action in the history, and the file that it replaces. @throws AppError if it may not be added */
  plan: (deal: DealRecord) => Promise<{ action: string; replaced: DealFileRecord | undefined }>;
}

async function takeFile(desk: FileDesk, acting: Acting, taking: Taking): Promise<Deal> {
  const { core, channel, files } = desk;
  const { id, side, deliverable, body, plan } = taking;
  // Checked before the upload is opened, which takes seconds of computing.
  await plan(dealAt(await readDeal(core, id), isoTime(core.clock.now())));
  const { bytes, contentType } = await storedForm(desk, acting.actorId, body.uploadId);
  const file: DealFileRecord = {
    id: core.ids.next("dealFile", core.clock.now()),
    dealId: id,
    side,
    accountId: acting.accountId,
    deliverable,
    name: `${body.name.replace(/\.\w{1,5}$/, "")}${contentType === "image/jpeg" ? ".jpg" : ".pdf"}`,
    contentType,
    sizeBytes: bytes.length,
    createdAt: isoTime(core.clock.now()),
  };
  await files.putBytes(dealFileKey(file), bytes, contentType);
  let replaced: DealFileRecord | undefined;
  const change = async (deal: DealRecord): Promise<BesideDeal> => {
    const { action, replaced: old } = await plan(deal);
    replaced = old;
    return {
      action,
      subject: { what: file.name },
      changes: [changeOf(deliverable, old?.name ?? null, file.name)],
      writes: [
        { label: "file", write: { op: "put", item: dealFileEntity.item(file), when: absent } },
        ...(old ? [removal(old)] : []),
      ],
    };
  };
  const after = await writeBesideDeal(core, { id, side, acting }, change).catch(async (error: unknown) => {
    // The write was definitely refused: nobody will ever ask for this file.
    if (error instanceof AppError) await files.remove(dealFileKey(file));
    throw error;
  });
  // If these are lost: uploads expire after a day, and deleting an account deletes all of its files.
  await Promise.all([
    files.remove(uploadFileKey(acting.actorId, body.uploadId)),
    replaced && files.remove(dealFileKey(replaced)),
    after && tellParties(core, channel, after),
  ]);
  return getDeal(core, acting.accountId, id);
}

/** An upload in its stored form: a PDF unchanged, a picture re-encoded. What it claims to be is ignored. */
async function storedForm({ core, files, maker }: FileDesk, userId: string, uploadId: string) {
  try {
    return await openUpload(core, files, {
      userId,
      uploadId,
      most: { bytes: limits.dealFileBytes, refusal: "The file must be 4 MB or smaller" },
      make: async (bytes) =>
        isPdf(bytes)
          ? { bytes, contentType: "application/pdf" as const }
          : { bytes: await maker.wholeJpeg(bytes), contentType: "image/jpeg" as const },
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    throw new AppError("conflict", { message: "The upload is gone. Choose the file again.", cause: error });
  }
}

/** Whether a file begins like a PDF. @throws UploadRefused for a PDF without an end */
function isPdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^%PDF-[12]\.\d/.test(file.toString("latin1", 0, 8))) return false;
  // PDF readers look for its end in the last kilobyte.
  if (!file.subarray(-1_024).includes("%%EOF")) throw new UploadRefused("The PDF is incomplete.");
  return true;
}

/**
 * Removes one's own file; does nothing if it does not exist.
 * @throws AppError not_found for an account that is not a party, invalid_transition for the other side's file and for
 *   the proof of what was accepted, conflict once one side is gone
 */
export async function removeFile(
  { core, channel, files }: Pick<FileDesk, "core" | "channel"> & { files: Pick<BinaryFiles, "remove"> },
  acting: Acting,
  { id, file: fileId }: { id: string; file: string },
): Promise<Deal> {
  const { side } = await ownPartyRow(core, dealPartyEntity, acting.accountId, id);
  let removed: DealFileRecord | undefined;
  const after = await writeBesideDeal(core, { id, side, acting }, async (deal) => {
    const [deliverables, all] = await Promise.all([deliverablesOf(core, id), filesOf(core, id)]);
    removed = all.find((one) => one.id === fileId);
    if (!removed) return undefined;
    requireOpen(deal);
    if (!mayRemove(removed, { deal, deliverables }, side))
      throw new AppError("invalid_transition", {
        message:
          removed.side === side
            ? "The proof of what was accepted or waived stays."
            : "Only the side that added a file can remove it.",
      });
    return {
      action: removed.deliverable === null ? "file_removed" : "proof_removed",
      subject: { what: removed.name },
      changes: [changeOf(removed.deliverable, removed.name, null)],
      writes: [removal(removed)],
    };
  });
  if (removed) await files.remove(dealFileKey(removed));
  if (after) await tellParties(core, channel, after);
  return getDeal(core, acting.accountId, id);
}

/** A file of a deal, for its parties. @throws AppError not_found for everybody else, and if there is no such file */
export async function readDealFile(
  core: Core,
  files: Pick<BinaryFiles, "getBytes">,
  accountId: string,
  { id, file }: { id: string; file: string },
): Promise<NamedFile> {
  const [, row] = await Promise.all([
    ownPartyRow(core, dealPartyEntity, accountId, id),
    core.table.get(dealFileEntity.key({ dealId: id, id: file })),
  ]);
  if (!row) throw new AppError("not_found");
  const found = dealFileEntity.read(row);
  const bytes = await files.getBytes(dealFileKey(found), limits.dealFileBytes);
  if (!bytes) throw new AppError("not_found");
  return { bytes, mediaType: found.contentType, name: found.name };
}

function changeOf(deliverable: number | null, old: string | null, next: string | null) {
  return { field: deliverable === null ? "file" : `deliverable ${deliverable} proof`, old, new: next };
}

function removal({ dealId, id }: DealFileRecord): LabelledWrite {
  return { label: "file", write: { op: "delete", key: dealFileEntity.key({ dealId, id }) } };
}

function requireOpen({ leftBy }: DealRecord): void {
  if (leftBy !== null) throw new AppError("conflict", { message: "The other side's account is closed." });
}

function requireProvable(deal: DealRecord, one: DeliverableRecord | undefined, side: DealSide): void {
  if (!one) throw new AppError("not_found");
  requireOpen(deal);
  if (!mayProve(one, deal.status, side))
    throw new AppError("invalid_transition", {
      message: "Only the side that owes this can upload proof, and only until it's accepted.",
    });
}

function requireRoom(deal: DealRecord, files: readonly DealFileRecord[], side: DealSide): void {
  requireOpen(deal);
  const own = files.filter((one) => one.side === side && one.deliverable === null);
  if (own.length >= limits.dealFilesPerSide)
    throw new AppError("conflict", {
      message: `Each side can add up to ${limits.dealFilesPerSide} files. Remove one first.`,
    });
}
