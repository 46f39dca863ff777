import { useEffect, useEffectEvent } from "react";
import { onAnswering } from "#api/reachability.ts";
import { useLive } from "#live/live.ts";
import { useSendMessage } from "../api/send-message.ts";
import { useOutbox } from "../model/outbox.ts";

/** How long to wait before retrying when the server answers with errors. */
const retryMs = 15_000;

/** Sends waiting messages as soon as there is a connection again, on any page. Renders nothing. */
export function OutboxDelivery() {
  const { redeliver } = useSendMessage();
  const { status } = useLive();
  const unsent = useOutbox().length;
  const attempt = useEffectEvent((_occasion: string) => redeliver());

  useEffect(() => {
    const timer = setInterval(() => attempt("again"), retryMs);
    const stopWaiting = onAnswering(() => attempt("answering"));
    return () => {
      clearInterval(timer);
      stopWaiting();
    };
  }, []);

  // The first at once; the next when the previous one has arrived; all of them when the live connection is back.
  useEffect(() => attempt(`${status} ${unsent}`), [status, unsent]);
  return null;
}
