import { useEffect, useRef } from "react";

/**
 * Notes what was read of a thread: what was unread when it came, and whatever comes while it is shown.
 * @param newestId The newest message of the other side, which is what one may not have read.
 */
export function useReadMark(
  threadId: string,
  thread: { unread: boolean } | undefined,
  newestId: string | undefined,
  mark: (messageId: string) => void,
): void {
  const seen = useRef<{ threadId: string; newestId: string | undefined } | null>(null);
  useEffect(() => {
    if (!thread) return;
    if (seen.current?.threadId !== threadId)
      seen.current = { threadId, newestId: thread.unread ? undefined : newestId };
    if (newestId === undefined || seen.current.newestId === newestId) return;
    // In a tab that nobody looks at, nothing is read yet.
    const read = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", read);
      seen.current = { threadId, newestId };
      mark(newestId);
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [threadId, thread, newestId, mark]);
}
