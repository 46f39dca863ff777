import type { Requests } from "./request.ts";

export const platformRequests: Requests<"platform"> = {
  getHealth: { about: "nothing" },
  getOpenApiDocument: { about: "nothing" },
  getApiReference: { about: "nothing" },
};
