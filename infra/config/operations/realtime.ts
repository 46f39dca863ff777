import { type OperationProfiles, small } from "./operation-profile.ts";

export const realtimeProfiles: OperationProfiles<"realtime"> = {
  createRealtimeTicket: {
    ...small,
    table: ["PutItem", "UpdateItem"],
    impact: "No live connection opens: answers and campaigns appear only after a refresh.",
    alarmed: true,
  },
  listChanges: {
    ...small,
    table: ["GetItem"],
    impact: "Pages that were disconnected reload everything that they show.",
  },
};
