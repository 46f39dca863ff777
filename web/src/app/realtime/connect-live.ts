import type { QueryClient } from "@tanstack/react-query";
import { socketAddress } from "#features/realtime/api/create-realtime-ticket.ts";
import { copy } from "#lib/error-copy.ts";
import { isUnauthenticated } from "#lib/http.ts";
import type { LiveStatus } from "#lib/live.ts";
import { invalidate } from "#lib/query.ts";
import { type LiveSocket, openLiveSocket } from "#lib/socket.ts";
import { readStored, storageKeys, writeStored } from "#lib/storage.ts";
import { closeToastOf, toast, toastBehind } from "#lib/toast.ts";
import { applyServerMessage } from "./apply-server-message.ts";

/** When the identity could not be sent, try again after half a second. */
const reauthMs = 500;

const money = ["getCreditBalance", "listCreditTransactions", "listPayments"] as const;
const work = [
  "listMessages",
  "listCampaignGenerations",
  "getCampaignGeneration",
  "listCampaignIdeas",
] as const;

/** Opens the live connection of a user and keeps the caches in step with what it reports. */
export function connectLive(options: {
  user: { id: string; username: string };
  client: QueryClient;
  onStatus: (status: LiveStatus) => void;
}): LiveSocket {
  const { user, client, onStatus } = options;
  // A reload is a reconnection to whoever looks at the page: it is told once for each tab.
  const toldKey = storageKeys.connected(user.id);
  let connectedBefore = false;
  let refused = false;
  let reauth: ReturnType<typeof setTimeout> | undefined;

  async function address(): Promise<string> {
    try {
      return await socketAddress();
    } catch (error) {
      // Signed out from elsewhere: the connection is lost for that, and the page must not stay either.
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
      if (message.type === "auth_success") authenticated();
      else if (message.type === "auth_failed") authenticationFailed(message.message);
      else applyServerMessage(client, message);
    },
    onDown: (gaveUp) => {
      onStatus(gaveUp ? "closed" : "connecting");
      if (gaveUp && !refused) toast(copy.chat.connectionLost(reconnect));
    },
  });

  function reconnect(): void {
    onStatus("connecting");
    closeToastOf("connection-lost");
    refused = false;
    socket.reconnect();
  }

  function authenticated(): void {
    onStatus("live");
    closeToastOf("connection-lost");
    if (refused) toast(copy.chat.authenticated);
    else if (readStored(toldKey, "session") === null) toastBehind(copy.chat.connected);
    writeStored(toldKey, "true", "session");
    // Whatever was pushed while nobody listened is in the table: ask again for what is shown. A page that has just come
    // may have missed money alone: the checkout it comes back from is being told of in this very second.
    void invalidate(client, ...money, ...(connectedBefore ? work : []));
    connectedBefore = true;
    refused = false;
  }

  function authenticationFailed(message: string): void {
    refused = true;
    toast(copy.chat.authenticationFailed(message));
    void invalidate(client, "getCurrentUser");
  }

  addEventListener("online", reconnect);
  return {
    send: socket.send,
    reconnect,
    close: () => {
      removeEventListener("online", reconnect);
      clearTimeout(reauth);
      closeToastOf("connection-lost");
      socket.close();
    },
  };
}
