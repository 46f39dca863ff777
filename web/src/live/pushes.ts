import type { LiveTopic } from "@marquee/contracts/live/live-topics";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import type { OperationId } from "@marquee/contracts/operations";
import type { QueryClient } from "@tanstack/react-query";

type ServerMessageType = ServerMessage["type"];

/** How a feature handles the messages of the live connection. */
export interface Pushes {
  /** Handlers by message type. A push is a hint: it updates what is on screen, and is never the only source. */
  on: {
    readonly [T in ServerMessageType]?: (
      client: QueryClient,
      message: Extract<ServerMessage, { type: T }>,
    ) => void;
  };
  /** Runs while connected; returns a function that ends it. */
  whileConnected?: (client: QueryClient) => () => void;
  /** The events whose changes the pages on screen want to be told about, in the order of their importance. */
  watches?: (client: QueryClient) => readonly string[];
  /** Operations whose changes are not counted, refetched on a page's first connection: they may have changed while it was loading. */
  afterConnecting?: readonly OperationId[];
  /** The same after every later gap in the connection. */
  afterGap?: readonly OperationId[];
  /** Operations that show each topic, refetched when a change of the topic was missed. */
  shows?: { readonly [T in LiveTopic]?: readonly OperationId[] };
}

/** Passes a message to every feature that handles its type. */
export function applyPush(all: readonly Pushes[], client: QueryClient, message: ServerMessage): void {
  for (const { on } of all) {
    // The message's type selected the handler, but the compiler cannot follow that through the map.
    const handle = on[message.type] as ((client: QueryClient, message: ServerMessage) => void) | undefined;
    handle?.(client, message);
  }
}
