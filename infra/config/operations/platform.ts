import { type OperationProfiles, small } from "./operation-profile.ts";

export const platformProfiles: OperationProfiles<"platform"> = {
  getHealth: {
    ...small,
    table: ["GetItem"],
    settings: ["payments"],
    impact: "Monitors report the product as down.",
  },
  getOpenApiDocument: {
    ...small,
    impact: "The API description cannot be fetched; nothing else is affected.",
  },
  getApiReference: {
    ...small,
    impact: "The API reference page does not open; nothing else is affected.",
  },
};
