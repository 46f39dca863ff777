import { type OperationProfiles, small } from "./operation-profile.ts";

export const dashboardProfiles: OperationProfiles<"dashboard"> = {
  getDashboard: {
    ...small,
    table: ["Query", "BatchGetItem"],
    indexes: ["lists"],
    impact: "The first page shows no numbers.",
  },
};
