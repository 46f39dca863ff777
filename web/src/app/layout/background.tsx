import type { User } from "@marquee/contracts/http/auth";
import { Suspense } from "react";
import { useOutbox } from "#features/chat/model/outbox.ts";
import { LoadBoundary, retriable } from "#ui/lazy-part.tsx";
import { AppDialogs } from "./app-dialogs.tsx";
import { PagesAhead } from "./pages-ahead.ts";
import { SessionWatch } from "./session-watch.ts";

const OutboxDelivery = retriable(
  async () => (await import("#features/chat/components/outbox-delivery.tsx")).OutboxDelivery,
);

/** What every signed-in page has but none waits for: the app's dialogs and background work. */
export function Background({ user }: { user: User }) {
  return (
    <>
      <AppDialogs user={user} />
      <SessionWatch />
      <PagesAhead user={user} />
      <Unsent />
    </>
  );
}

/** Delivers messages written to Morgan while offline, on every page. Its code is loaded when needed. */
function Unsent() {
  return (
    useOutbox().length > 0 && (
      <LoadBoundary failed={() => null}>
        <Suspense fallback={null}>
          <OutboxDelivery />
        </Suspense>
      </LoadBoundary>
    )
  );
}
