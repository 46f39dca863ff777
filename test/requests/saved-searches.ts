import type { Requests } from "./request.ts";

export const savedSearchesRequests: Requests<"saved-searches"> = {
  createSavedSearch: {
    about: "own",
    body: { name: "AI in Berlin", filters: { category: "ai", city: "Berlin" } },
  },
  listSavedSearches: { about: "own" },
  deleteSavedSearch: { about: "own", path: "/api/saved-searches/search_1" },
  markSavedSearchRead: {
    about: "own",
    path: "/api/saved-searches/search_1/read",
    body: { found: 1 },
  },
};
