import { kebabCase } from "@marquee/contracts/naming";
import type { ClientMessageType } from "@marquee/contracts/socket";
import type { FunctionProfile } from "../constructs/app-function.ts";
import type { Grants } from "../constructs/grants.ts";

/** API Gateway's own routes, and one per message type of the contract. */
export type SocketRouteKey = "$connect" | "$disconnect" | "$default" | ClientMessageType;

const common = { memoryMb: 512, timeoutSeconds: 10 } as const;

/** What it takes to count a frame, answer it and close its connection. */
const takesFrames = {
  table: ["GetItem", "UpdateItem", "DeleteItem"],
  connections: ["POST", "DELETE"],
} as const satisfies Grants;

/** How every route of the live connection runs and what it may do; a missing message type does not compile. */
export const socketProfiles: Record<SocketRouteKey, FunctionProfile> = {
  $connect: {
    ...common,
    table: ["GetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"],
    connections: ["DELETE"],
    impact: "No live connection opens: answers and campaigns appear only after a refresh.",
    alarmed: true,
  },
  $disconnect: {
    ...common,
    table: ["GetItem", "DeleteItem"],
    impact: "Closed connections are removed late; pushes take a little longer.",
  },
  $default: {
    ...common,
    ...takesFrames,
    impact: "Clients that send an unknown message get no error.",
  },
  auth: {
    ...common,
    ...takesFrames,
    table: [...takesFrames.table, "BatchGetItem"],
    impact: "Live connections open but receive nothing.",
    alarmed: true,
  },
  chat_message: {
    ...common,
    ...takesFrames,
    table: [...takesFrames.table, "BatchGetItem", "PutItem", "ConditionCheckItem"],
    settings: ["modelBudget"],
    sendsTo: ["chat"],
    pushesToUser: true,
    impact: "Messages to Morgan are refused.",
    alarmed: true,
  },
  watch: {
    ...common,
    ...takesFrames,
    table: [...takesFrames.table, "PutItem", "ConditionCheckItem"],
    impact: "Spots on open pages change only after a refresh.",
  },
  ping: {
    ...common,
    ...takesFrames,
    impact: "Quiet connections close after ten minutes and reconnect.",
  },
};

/** Returns the function's name: `chat_message` → `socket-chat-message`, `$default` → `socket-fallback`. */
export function socketFunctionName(routeKey: string): string {
  const word = routeKey === "$default" ? "fallback" : routeKey.replace("$", "").replaceAll("_", "-");
  return `socket-${kebabCase(word)}`;
}
