import type { Deal } from "@marquee/contracts/deals/deals";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ForRole } from "#account/for-role.tsx";
import { useMentionChoice } from "#account/mention-choice.ts";
import { MessagesGate } from "#account/messages-gate.tsx";
import { useIsViewing } from "#account/viewing.ts";
import { useReadMark } from "#browser/use-read-mark.ts";
import { threadPeopleQuery } from "#features/deals/inquiries/api/list-thread-people.ts";
import { useRefetchInterval } from "#live/live.ts";
import { Card } from "#ui/card.tsx";
import { ReplyForm } from "#ui/reply-form.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Thread } from "#ui/thread.tsx";
import { dealMessagesQuery, useMarkDealRead, useSendDealMessage } from "../api/deal-messages.ts";
import { messagesTab as copy } from "../copy.ts";

/** The messages between both sides, apart from their offers. */
export function MessagesTab({ deal }: { deal: Deal }) {
  return (
    <MessagesGate>
      <Messages deal={deal} />
    </MessagesGate>
  );
}

function Messages({ deal }: { deal: Deal }) {
  const isViewing = useIsViewing();
  const query = useInfiniteQuery({
    ...dealMessagesQuery(deal.id),
    refetchInterval: useRefetchInterval(),
  });
  const send = useSendDealMessage(deal.id);
  const mentions = useMentionChoice(threadPeopleQuery);
  const { mutate: mark } = useMarkDealRead(deal.id);
  // Message ids sort by time.
  const messages = (query.data?.pages.flatMap(({ items }) => items) ?? []).toSorted((left, right) =>
    left.id < right.id ? -1 : 1,
  );
  const newest = messages.findLast(({ side }) => side !== deal.ownSide);
  useReadMark(deal.id, query.data && !isViewing ? deal : undefined, newest?.id, mark);
  return (
    <Card aria-label={copy.title} className="in-turn">
      {query.isPending ? (
        <RowSkeletons label={copy.loading} rows={3} />
      ) : query.isError && messages.length === 0 ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : messages.length === 0 ? (
        <p className="px-5 py-8 text-center text-muted">{copy.empty(deal.with.name)}</p>
      ) : (
        <Thread query={query} label={copy.title} messages={messages} of={deal} />
      )}
      <ForRole>
        {deal.open && (
          <ReplyForm
            label={copy.label(deal.with.name)}
            submit={copy.send}
            draftKey={`deal-message-${deal.id}`}
            schema={async () => (await import("@marquee/contracts/deals/deal-input")).dealMessageTextSchema}
            mentions={mentions}
            reply={send}
          />
        )}
      </ForRole>
    </Card>
  );
}
