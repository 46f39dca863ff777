import { type OperationProfiles, small } from "./operation-profile.ts";

export const eventsProfiles: OperationProfiles<"events"> = {
  listEvents: {
    ...small,
    table: ["Query", "BatchGetItem"],
    impact: "The Events page does not load.",
  },
  getEvent: {
    ...small,
    table: ["GetItem", "BatchGetItem", "Query"],
    settings: ["adminSecondFactor"],
    impact: "An event's page does not open.",
  },
};
