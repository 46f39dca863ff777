import { type OperationProfiles, small } from "./operation-profile.ts";

/** As much as for an avatar: the cost of decoding does not depend on the output size. */
const making = {
  ownConcurrency: 10,
  memoryMb: 1_024,
  timeoutSeconds: 15,
  table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
  dealFiles: "make",
  pushesToUser: true,
} as const;

export const dealFilesProfiles: OperationProfiles<"deal-files"> = {
  createProofUpload: {
    ...small,
    table: ["GetItem", "UpdateItem"],
    uploadsPictures: true,
    impact: "Nobody can upload the proof of a deliverable.",
  },
  setProof: {
    ...making,
    impact: "Uploaded proofs of deliverables are not attached.",
  },
  createDealFileUpload: {
    ...small,
    table: ["GetItem", "Query", "UpdateItem"],
    uploadsPictures: true,
    impact: "Nobody can upload files to deals.",
  },
  addDealFile: {
    ...making,
    impact: "Uploaded files are not added to deals.",
  },
  getDealFile: {
    ...small,
    // A file passes through the function as base64.
    memoryMb: 1_024,
    table: ["GetItem"],
    dealFiles: "read",
    impact: "Files and proofs of deals do not open.",
  },
  deleteDealFile: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    dealFiles: "remove",
    pushesToUser: true,
    impact: "Nobody can remove files and proofs from deals.",
  },
};
