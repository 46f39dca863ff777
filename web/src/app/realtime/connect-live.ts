import type { QueryClient } from "@tanstack/react-query";
import { isUnauthenticated } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { takeChanges } from "#api/shell.ts";
import { keeperOf, readStored, storageKeys, writeStored } from "#browser/storage.ts";
import { socketAddress } from "#live/create-realtime-ticket.ts";
import type { LiveStatus } from "#live/live.ts";
import { missedChanges } from "#live/missed-changes.ts";
import { applyPush } from "#live/pushes.ts";
import { type LiveSocket, openLiveSocket } from "#live/socket.ts";
import { watchEvents } from "#live/watch-events.ts";
import { paths } from "#routing/paths.ts";
import { closeToastOf, toastBehind } from "#toasts/toast.ts";
import { allPushes as pushes } from "./all-pushes.ts";
import { toasts } from "./toasts.ts";

/** How long to wait before trying again when the identity could not be sent. */
const reauthMs = 500;

/** Opens a user's live connection and keeps the caches in step with its messages. */
export function connectLive(options: {
  user: { id: string; accountId: string; username: string };
  client: QueryClient;
  onStatus: (status: LiveStatus) => void;
}): LiveSocket {
  const { user, client, onStatus } = options;
  // To the user a reload is a reconnection, so the connection is announced once per tab.
  const announcedKey = storageKeys.connected(keeperOf(user));
  const missed = missedChanges(client, pushes, takeChanges());
  let connectedBefore = false;
  let cleanups: readonly (() => void)[] = [];
  let stopWatching: (() => void) | undefined;
  let refused = false;
  let reauth: ReturnType<typeof setTimeout> | undefined;

  async function address(): Promise<string> {
    try {
      return await socketAddress();
    } catch (error) {
      // Signed out elsewhere: that is why the connection failed, and the page must not stay either.
      if (isUnauthenticated(error)) void invalidate(client, "getCurrentUser");
      throw error;
    }
  }

  const socket = openLiveSocket(address, {
    onOpen: () => {
      onStatus("connecting");
      const sent = socket.send({ type: "auth", data: { userId: user.id, username: user.username } });
      if (!sent) reauth = setTimeout(socket.reconnect, reauthMs);
    },
    onMessage: (message) => {
      if (message.type === "auth_success") authenticated(message.data.changes);
      else if (message.type === "auth_failed") authenticationFailed(message.message);
      else {
        applyPush(pushes, client, message);
        missed.heard(message);
      }
    },
    onDown: (gaveUp) => {
      stopWatching?.();
      stopWatching = undefined;
      onStatus(gaveUp ? "closed" : "connecting");
      if (gaveUp && !refused) toastBehind(toasts.connectionLost(reconnect));
    },
  });

  function reconnect(): void {
    onStatus("connecting");
    closeToastOf("connection-lost");
    refused = false;
    socket.reconnect();
  }

  function authenticated(changes: string): void {
    onStatus("live");
    closeToastOf("connection-lost");
    if (refused) toastBehind(toasts.authenticated);
    else if (
      !connectedBefore &&
      location.pathname.toLowerCase().startsWith(paths.chat) &&
      readStored(announcedKey, "session") === null
    ) {
      toastBehind(toasts.connected);
      writeStored(announcedKey, "true", "session");
    }
    stopWatching?.();
    stopWatching = watchEvents(client, pushes, socket.send);
    // Anything pushed while there was no connection is stored: refetch the parts that are on screen.
    missed.connected(changes);
    const uncounted = pushes.flatMap(({ afterConnecting, afterGap }) =>
      connectedBefore ? (afterGap ?? []) : (afterConnecting ?? []),
    );
    if (uncounted.length > 0) void invalidate(client, ...uncounted);
    if (!connectedBefore) cleanups = pushes.flatMap(({ whileConnected }) => whileConnected?.(client) ?? []);
    connectedBefore = true;
    refused = false;
  }

  function authenticationFailed(message: string): void {
    refused = true;
    toastBehind(toasts.authenticationFailed(message));
    void invalidate(client, "getCurrentUser");
  }

  addEventListener("online", reconnect);
  return {
    send: socket.send,
    reconnect,
    close: () => {
      removeEventListener("online", reconnect);
      clearTimeout(reauth);
      stopWatching?.();
      for (const cleanup of cleanups) cleanup();
      closeToastOf("connection-lost");
      socket.close();
    },
  };
}
