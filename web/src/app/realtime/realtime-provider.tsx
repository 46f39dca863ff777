import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useIsViewing } from "#account/viewing.ts";
import { onAnswering } from "#api/reachability.ts";
import { useCurrentUser } from "#api/session.ts";
import { keeperOf } from "#browser/storage.ts";
import { closeOutbox, openOutboxOf } from "#features/chat/chat/model/outbox.ts";
import { type Live, LiveContext, type LiveStatus } from "#live/live.ts";
import type { LiveSocket } from "#live/socket.ts";

/** Delays the first connection by a second, so that the page loads first. */
const firstConnectMs = 1_000;

/** Keeps the user's one live connection while the layout is mounted; another user gets a new connection. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const { id, accountId, username } = useCurrentUser();
  const isViewing = useIsViewing();
  const client = useQueryClient();
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const socket = useRef<LiveSocket | null>(null);

  useEffect(() => {
    // Pages that an admin views fetch what is new; nothing is pushed to them.
    if (isViewing) return setStatus("closed");
    let gone = false;
    const user = { id, accountId, username };
    openOutboxOf(keeperOf(user));
    setStatus("connecting");
    async function connect(): Promise<void> {
      try {
        const { connectLive } = await import("./connect-live.ts");
        if (!gone)
          socket.current ??= connectLive({
            user,
            client,
            // In slices: the sidebar shows the status, and the user may be typing.
            onStatus: (next) => startTransition(() => setStatus(next)),
          });
      } catch {
        // The code could not be loaded; it is requested again once Marquee answers.
        if (!gone) setStatus("closed");
      }
    }
    const timer = setTimeout(() => void connect(), firstConnectMs);
    const stopWaiting = onAnswering(() => {
      setStatus("connecting");
      if (socket.current) socket.current.reconnect();
      else void connect();
    });
    return () => {
      gone = true;
      stopWaiting();
      clearTimeout(timer);
      socket.current?.close();
      socket.current = null;
      // One user's unsent messages are none of the next user's.
      closeOutbox();
    };
  }, [id, accountId, username, client, isViewing]);

  const live = useMemo<Live>(
    () => ({
      status,
      send: (message) => status === "live" && socket.current?.send(message) === true,
      reconnect: () => {
        setStatus("connecting");
        socket.current?.reconnect();
      },
    }),
    [status],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}
