import { useEffect, useRef } from "react";

/**
 * Marks a thread as read: what was unread when it loaded, and whatever arrives while it is shown.
 * @param newestId The newest message of the other side, which may be unread.
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
    // In a hidden tab, nothing is read yet.
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
