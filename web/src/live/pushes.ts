import type { LiveTopic } from "@marquee/contracts/live-topics";
import type { OperationId } from "@marquee/contracts/operations";
import type { ServerMessage } from "@marquee/contracts/socket";
import type { QueryClient } from "@tanstack/react-query";

type ServerMessageType = ServerMessage["type"];

/** What a feature does with the messages of the live connection. */
export interface Pushes {
  /** By message type. A push is a hint: it updates what is shown, and is never the only source. */
  on: {
    readonly [T in ServerMessageType]?: (
      client: QueryClient,
      message: Extract<ServerMessage, { type: T }>,
    ) => void;
  };
  /** What it does as long as somebody is connected; answers what ends it. */
  whileConnected?: (client: QueryClient) => () => void;
  /** What may have been missed while a page was made, and is asked for again with its first connection. */
  afterConnecting?: readonly OperationId[];
  /** What shows each topic, and is asked for again where a change of it was missed. */
  shows?: { readonly [T in LiveTopic]?: readonly OperationId[] };
}

/** Hands a message to every feature that does something with its type. */
export function applyPush(all: readonly Pushes[], client: QueryClient, message: ServerMessage): void {
  for (const { on } of all) {
    // The type of the message chose the handler; the compiler cannot follow that through the map.
    const handle = on[message.type] as ((client: QueryClient, message: ServerMessage) => void) | undefined;
    handle?.(client, message);
  }
}
