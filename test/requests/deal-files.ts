import type { Requests } from "./request.ts";

const upload = { contentType: "application/pdf", sizeBytes: 1_000 };
const used = { uploadId: "upl_none", name: "booth.pdf" };

export const dealFilesRequests: Requests<"deal-files"> = {
  createProofUpload: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/deliverables/1/proof",
    body: upload,
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/deliverables/1/proof` }),
  },
  setProof: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/deliverables/1/proof",
    body: used,
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/deliverables/1/proof` }),
  },
  createDealFileUpload: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/files",
    body: upload,
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/files` }),
  },
  addDealFile: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/files",
    body: used,
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/files` }),
  },
  getDealFile: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/files/fil_none",
    shared: ({ dealId, dealFileId }) => ({ path: `/api/sponsorship-deals/${dealId}/files/${dealFileId}` }),
  },
  deleteDealFile: {
    about: "party",
    path: "/api/sponsorship-deals/deal_none/files/fil_none",
    // A file that is already removed, since both parties make this call.
    shared: ({ dealId }) => ({ path: `/api/sponsorship-deals/${dealId}/files/fil_none` }),
  },
};
