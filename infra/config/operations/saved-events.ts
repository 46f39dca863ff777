import { type OperationProfiles, small } from "./operation-profile.ts";

export const savedEventsProfiles: OperationProfiles<"saved-events"> = {
  saveEvent: {
    ...small,
    table: ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    impact: "Nobody can save an event.",
  },
  unsaveEvent: {
    ...small,
    table: ["DeleteItem", "UpdateItem"],
    impact: "Saved events cannot be taken back.",
  },
  listSavedEvents: {
    ...small,
    table: ["BatchGetItem"],
    indexes: ["lists"],
    impact: "Saved events do not load.",
  },
  listSavedEventNews: {
    ...small,
    table: ["Query", "BatchGetItem"],
    impact: "Nobody is told when a saved event changes.",
  },
  acknowledgeSavedEventNews: {
    ...small,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "Nobody is told when a saved event changes.",
  },
};
