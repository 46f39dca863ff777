import { useEffect, useEffectEvent } from "react";
import { onAnswering } from "#api/reachability.ts";
import { useLive } from "#live/live.ts";
import { useSendMessage } from "../api/send-message.ts";
import { useOutbox } from "../model/outbox.ts";

/** A server that answers, but not well, is asked again after this long. */
const againMs = 15_000;

/** Sends what waits as soon as there is a connection again, on whatever page that happens. It shows nothing. */
export function OutboxDelivery() {
  const { redeliver } = useSendMessage();
  const { status } = useLive();
  const unsent = useOutbox().length;
  const attempt = useEffectEvent((_occasion: string) => redeliver());

  useEffect(() => {
    const timer = setInterval(() => attempt("again"), againMs);
    const stopWaiting = onAnswering(() => attempt("answering"));
    return () => {
      clearInterval(timer);
      stopWaiting();
    };
  }, []);

  // The first at once; the next when the one before has arrived; all of them when the live connection is back.
  useEffect(() => attempt(`${status} ${unsent}`), [status, unsent]);
  return null;
}
