import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { invalidate } from "#api/query.ts";
import { onAnswering } from "#api/reachability.ts";
import { useAvailableCredits, useCurrentUser } from "#api/session.ts";
import { useLive } from "#live/live.ts";
import { useSendMessage } from "../api/send-message.ts";
import { releaseHeld, useOutbox } from "../model/outbox.ts";

/** How long to wait before retrying when the server answers with errors. */
const retryMs = 15_000;

/** How often to ask whether the account's address is confirmed while a message waits for that. */
const askConfirmedMs = 4_000;

/** Sends waiting messages as soon as there is a connection again, on any page. Renders nothing. */
export function OutboxDelivery() {
  const { redeliver } = useSendMessage();
  const { status } = useLive();
  const outbox = useOutbox();
  const unsent = outbox.length;
  const isHeld = outbox.some(({ status }) => status === "held");
  const client = useQueryClient();
  const { confirmed } = useCurrentUser();
  const credits = useAvailableCredits() ?? 0;
  const attempt = useEffectEvent((_occasion: string) => redeliver());

  useEffect(() => {
    const timer = setInterval(() => attempt("again"), retryMs);
    const stopWaiting = onAnswering(() => attempt("answering"));
    return () => {
      clearInterval(timer);
      stopWaiting();
    };
  }, []);

  // What was held goes once its sender is confirmed, or can pay: that the server decides, once for each balance.
  useEffect(() => {
    if (confirmed && isHeld) releaseHeld();
  }, [confirmed, isHeld]);
  useEffect(() => {
    if (credits > 0) releaseHeld();
  }, [credits]);

  // The link may be opened on another device, and nothing tells this one.
  useEffect(() => {
    if (!isHeld || confirmed) return;
    const timer = setInterval(() => void invalidate(client, "getCurrentUser"), askConfirmedMs);
    return () => clearInterval(timer);
  }, [isHeld, confirmed, client]);

  // The first at once; the next when the previous one has arrived; all of them when the live connection is back.
  useEffect(() => attempt(`${status} ${unsent} ${isHeld}`), [status, unsent, isHeld]);
  return null;
}
