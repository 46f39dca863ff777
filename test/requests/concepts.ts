import type { Requests } from "./request.ts";

export const conceptsRequests: Requests<"concepts"> = {
  getConceptPdf: {
    about: "owner",
    path: "/api/concepts/gen_none-0/concept.pdf",
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/concept.pdf` }),
  },
  getConceptHandout: {
    about: "owner",
    path: "/api/concepts/gen_none-0/handouts/one-page.pdf",
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/handouts/one-page.pdf` }),
  },
  createConceptShare: {
    about: "owner",
    path: "/api/concepts/gen_none-0/shares",
    body: { days: 7 },
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/shares` }),
  },
  listConceptShares: { about: "own" },
  revokeConceptShare: { about: "own", path: "/api/concept-shares/shr_none" },
  getSharedConcept: {
    about: "nothing",
    path: "/api/shared/concepts/a-token-that-nobody-was-ever-given",
  },
  getSharedConceptMockup: {
    about: "nothing",
    path: "/api/shared/concepts/a-token-that-nobody-was-ever-given/mockup",
  },
  getSharedConceptPdf: {
    about: "nothing",
    path: "/api/shared/concepts/a-token-that-nobody-was-ever-given/concept.pdf",
  },
  getSharedConceptHandout: {
    about: "nothing",
    path: "/api/shared/concepts/a-token-that-nobody-was-ever-given/handouts/one-page.pdf",
  },
  addConceptComment: {
    about: "nothing",
    path: "/api/shared/concepts/a-token-that-nobody-was-ever-given/comments",
    body: { name: "Ada Park", text: "Could it be in June?" },
  },
  listConceptComments: {
    about: "owner",
    path: "/api/concepts/gen_none-0/comments",
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/comments` }),
  },
  writeConceptComment: {
    about: "owner",
    path: "/api/concepts/gen_none-0/comments",
    body: { text: "Could it be in June?", clientId: "client-of-the-example" },
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/comments` }),
  },
  listConceptPeople: { about: "own" },
  setConceptComments: {
    about: "owner",
    path: "/api/concepts/gen_none-0/comments",
    body: { open: true },
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/comments` }),
  },
  deleteConceptComment: {
    about: "owner",
    path: "/api/concepts/gen_none-0/comments/cmt_none",
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/comments/cmt_none` }),
  },
  listConceptEvents: {
    about: "owner",
    path: "/api/concepts/gen_none-0/events",
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/events` }),
  },
  listConceptDeals: {
    about: "owner",
    path: "/api/concepts/gen_none-0/deals",
    owned: ({ ideaId }) => ({ path: `/api/concepts/${ideaId}/deals` }),
  },
};
