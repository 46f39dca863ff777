import type { SocketFunctionName } from "../../functions/deployed-functions.ts";
import type { FunctionProfile } from "../constructs/app-function.ts";
import type { Grants } from "../constructs/grants.ts";

const common = { memoryMb: 512, timeoutSeconds: 10, alarm: "live-failing" } as const;

/** What it takes to count a frame, answer it and close its connection. */
const takesFrames = {
  table: ["GetItem", "UpdateItem", "DeleteItem", "BatchGetItem", "PutItem", "ConditionCheckItem"],
  connections: ["POST", "DELETE"],
} as const satisfies Grants;

/** How every function of the live connection runs and what it may do. */
export const socketProfiles: Record<SocketFunctionName, FunctionProfile> = {
  connections: {
    ...common,
    ...takesFrames,
    table: [...takesFrames.table, "Query"],
    impact: "No live connection opens: answers and campaigns appear only after a refresh.",
  },
  "chat-message": {
    ...common,
    ...takesFrames,
    settings: ["modelBudget"],
    sendsTo: ["chat"],
    pushesToUser: true,
    alarm: "orders-failing",
    impact: "Messages to Morgan are refused.",
  },
};
