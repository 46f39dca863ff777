import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { useCurrentUser } from "#account/session.ts";
import { onAnswering } from "#api/reachability.ts";
import { closeOutbox, openOutboxOf } from "#features/chat/model/outbox.ts";
import { type Live, LiveContext, type LiveStatus } from "#live/live.ts";
import type { LiveSocket } from "#live/socket.ts";
import { features } from "../features.ts";

/** The first connection waits a second, so that the page comes first. */
const firstConnectMs = 1_000;

/** Keeps the user's one live connection for as long as the layout stands; another user gets another one. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const { id, username } = useCurrentUser();
  const client = useQueryClient();
  const [status, setStatus] = useState<LiveStatus>("connecting");
  const socket = useRef<LiveSocket | null>(null);

  useEffect(() => {
    let gone = false;
    openOutboxOf(id);
    setStatus("connecting");
    async function connect(): Promise<void> {
      try {
        const [{ connectLive }, ...pushes] = await Promise.all([
          import("./connect-live.ts"),
          ...features.flatMap((feature) => (feature.pushes ? [feature.pushes()] : [])),
        ]);
        if (!gone)
          socket.current ??= connectLive({
            user: { id, username },
            client,
            pushes,
            // In slices: it is said in the sidebar, and the reader may be typing.
            onStatus: (next) => startTransition(() => setStatus(next)),
          });
      } catch {
        // Its code could not be loaded: once Marquee answers again it is asked for once more.
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
      // What one user could not send is nothing of the next one.
      closeOutbox();
    };
  }, [id, username, client]);

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
