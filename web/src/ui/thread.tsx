import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "./button.tsx";
import { thread as copy } from "./copy.ts";
import { type LoggedMessage, MessageLog } from "./message-log.tsx";

interface ThreadMessage<Side extends string>
  extends Pick<LoggedMessage, "id" | "content" | "mentions" | "createdAt"> {
  side: Side;
  /** Who wrote it, where several people write for that side. */
  author?: string | undefined;
}

/** What two sides write to each other, as one of them reads it; earlier messages load on request. */
export function Thread<Side extends string>(props: {
  /** Its first page has the newest messages. */
  query: Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  label: string;
  /** Oldest first. */
  messages: readonly ThreadMessage<Side>[];
  /** Who is on which side, and on which one the reader is. */
  of: Readonly<Record<Side, { name: string }>> & { ownSide: Side };
}) {
  const { query, of } = props;
  return (
    <>
      {query.hasNextPage && (
        <div className="border-b border-line p-2 text-center">
          <Button
            variant="ghost"
            size="sm"
            pending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {copy.loadOlder}
          </Button>
        </div>
      )}
      <MessageLog
        label={props.label}
        messages={props.messages.map(({ side, author, ...message }) => ({
          ...message,
          writer: author ?? of[side].name,
          own: side === of.ownSide,
        }))}
      />
    </>
  );
}
