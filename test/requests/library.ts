import type { Requests } from "./request.ts";

export const libraryRequests: Requests<"library"> = {
  listLibrary: { about: "own" },
  changeLibraryStatus: {
    about: "own",
    body: { changes: [{ id: "gen_none-0", status: "archived" }] },
  },
  duplicateCampaignIdea: {
    about: "owner",
    path: "/api/library/gen_none-0/duplicate",
    owned: ({ ideaId }) => ({ path: `/api/library/${ideaId}/duplicate` }),
  },
  listCampaignIdeaVersions: {
    about: "owner",
    path: "/api/library/gen_none-0/versions",
    owned: ({ ideaId }) => ({ path: `/api/library/${ideaId}/versions` }),
  },
  restoreCampaignIdeaVersion: {
    about: "owner",
    path: "/api/library/gen_none-0/versions/1/restore",
    body: { version: 1 },
    owned: ({ ideaId }) => ({ path: `/api/library/${ideaId}/versions/1/restore`, body: { version: 1 } }),
  },
};
