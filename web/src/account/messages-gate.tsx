import { type ReactNode, Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.tsx";
import { useMessagesClosed } from "./viewing.ts";

/** Only admins who view an account ever see it. */
const ClosedMessages = lazyPart(async () => (await import("./closed-messages.tsx")).ClosedMessages);

/** Shows private messages, and to an admin who views the account only once they have given a reason. */
export function MessagesGate({ children }: { children: ReactNode }) {
  if (!useMessagesClosed()) return children;
  return (
    <Suspense fallback={null}>
      <ClosedMessages />
    </Suspense>
  );
}
