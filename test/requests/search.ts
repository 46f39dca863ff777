import type { Requests } from "./request.ts";

export const searchRequests: Requests<"search"> = {
  search: { about: "own", path: "/api/search?q=founders" },
};
