import { kebabCase } from "@marquee/contracts/naming";
import type { ClientMessageType } from "@marquee/contracts/socket";
import type { FunctionProfile } from "../constructs/app-function.ts";

/** API Gateway's own routes, and one per message type of the contract. */
export type SocketRouteKey = "$connect" | "$disconnect" | "$default" | ClientMessageType;

const common = { memoryMb: 512, timeoutSeconds: 10 } as const;

/** How every route of the live connection runs and what it may do; a missing message type does not compile. */
export const socketProfiles: Record<SocketRouteKey, FunctionProfile> = {
  $connect: {
    ...common,
    table: ["GetItem", "Query", "PutItem", "DeleteItem", "ConditionCheckItem"],
    connections: ["DELETE"],
    impact: "No live connection opens: answers and campaigns show only after a refresh.",
    alarmed: true,
  },
  $disconnect: {
    ...common,
    table: ["GetItem", "DeleteItem"],
    impact: "Closed connections are forgotten late; pushes take a little longer.",
  },
  $default: {
    ...common,
    connections: ["POST"],
    impact: "Clients that send an unknown message are not told so.",
  },
  auth: {
    ...common,
    table: ["GetItem", "BatchGetItem", "UpdateItem"],
    connections: ["POST", "DELETE"],
    impact: "Live connections open but receive nothing.",
    alarmed: true,
  },
  chat_message: {
    ...common,
    table: ["GetItem", "BatchGetItem", "PutItem", "UpdateItem", "ConditionCheckItem"],
    settings: ["modelBudget"],
    sendsTo: ["chat"],
    pushesToUser: true,
    impact: "Messages to Morgan are refused.",
    alarmed: true,
  },
  ping: {
    ...common,
    table: ["GetItem"],
    connections: ["POST"],
    impact: "Quiet connections close after ten minutes and reconnect.",
  },
};

/** `chat_message` → `socket-chat-message`, `$default` → `socket-fallback`: the function's name. */
export function socketFunctionName(routeKey: string): string {
  const word = routeKey === "$default" ? "fallback" : routeKey.replace("$", "").replaceAll("_", "-");
  return `socket-${kebabCase(word)}`;
}
