import type {
  addDealFile,
  createDealFileUpload,
  createProofUpload,
  deleteDealFile,
  setProof,
} from "@marquee/contracts/deals/deal-files";
import { dealFileTypes } from "@marquee/contracts/enums";
import { beginning } from "@marquee/contracts/text/characters";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useUpload } from "#api/use-upload.ts";
import { upload as copy } from "../file-copy.ts";
import { putDeal } from "../model/known-deals.ts";

const proofPath = "/api/sponsorship-deals/{id}/deliverables/{n}/proof";
const announceProof = addressOf<typeof createProofUpload>("createProofUpload", "POST", proofPath);
const assignProof = addressOf<typeof setProof>("setProof", "PUT", proofPath);
const filesPath = "/api/sponsorship-deals/{id}/files";
const announceFile = addressOf<typeof createDealFileUpload>("createDealFileUpload", "POST", filesPath);
const assignFile = addressOf<typeof addDealFile>("addDealFile", "PUT", filesPath);
const filePath = "/api/sponsorship-deals/{id}/files/{file}";
const remove = addressOf<typeof deleteDealFile>("deleteDealFile", "DELETE", filePath);

/** The files that a deal accepts. */
export const takenFiles = {
  accept: dealFileTypes,
  refusalOf: async (file: File): Promise<string | undefined> => {
    const { dealFileUploadBodySchema } = await import("@marquee/contracts/deals/deal-file");
    const result = dealFileUploadBodySchema.safeParse({ contentType: file.type, sizeBytes: file.size });
    return result.success ? undefined : result.error.issues[0]?.message;
  },
};

const kinds = { types: dealFileTypes, wrongType: copy.wrongType };

/** A name that the server accepts: at most 120 characters with its extension, without those that nobody sees. */
function nameOf({ name }: File): string {
  const visible = name
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800/\\]/gu, "")
    .trim();
  const [extension = ""] = /\.\w{1,10}$/.exec(visible) ?? [];
  const whole =
    beginning(visible.slice(0, visible.length - extension.length), 120 - extension.length) + extension;
  return /[\p{L}\p{N}]/u.test(whole) ? whole : "file";
}

/** Uploads a file and makes it the proof of a deliverable. */
export function useUploadProof(dealId: string, n: number) {
  const client = useQueryClient();
  const params = { id: dealId, n };
  return useUpload({
    ...kinds,
    announce: (body) => call(announceProof, { params, body }),
    assign: (body, file) => call(assignProof, { params, body: { ...body, name: nameOf(file) } }),
    onSuccess: (deal) => putDeal(client, deal),
  });
}

/** Uploads a file and adds it to a deal. */
export function useAddDealFile(dealId: string) {
  const client = useQueryClient();
  const params = { id: dealId };
  return useUpload({
    ...kinds,
    announce: (body) => call(announceFile, { params, body }),
    assign: (body, file) => call(assignFile, { params, body: { ...body, name: nameOf(file) } }),
    onSuccess: (deal) => putDeal(client, deal),
  });
}

/** Removes a deal's file or a proof. */
export function useRemoveDealFile(dealId: string, file: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(remove, { params: { id: dealId, file } }),
    onSuccess: (deal) => putDeal(client, deal),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void invalidate(client, "getSponsorshipDeal");
    },
  });
}
