import { type OperationProfiles, small } from "./operation-profile.ts";

export const savedEventsProfiles: OperationProfiles<"saved-events"> = {
  saveEvent: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"],
    impact: "Nobody can save an event.",
  },
  unsaveEvent: {
    ...small,
    table: ["DeleteItem", "UpdateItem"],
    impact: "Saved events cannot be removed.",
  },
  listSavedEvents: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Saved events do not load.",
  },
};
