import { type OperationProfiles, small } from "./operation-profile.ts";

export const searchProfiles: OperationProfiles<"search"> = {
  search: {
    ...small,
    table: ["Query", "BatchGetItem"],
    impact: "The search box finds pages and help, but no stored data.",
  },
};
