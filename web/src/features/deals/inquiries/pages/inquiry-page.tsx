import type { Inquiry } from "@marquee/contracts/deals/inquiries";
import { inquiryTopicLabels } from "@marquee/contracts/enums";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router-dom";
import { ForRole } from "#account/for-role.tsx";
import { useMentionChoice } from "#account/mention-choice.ts";
import { MessagesGate } from "#account/messages-gate.tsx";
import { useIsViewing, useMessagesClosed } from "#account/viewing.ts";
import { useReadMark } from "#browser/use-read-mark.ts";
import { useRefetchInterval } from "#live/live.ts";
import { eventPath, paths, proposePath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { ReplyForm } from "#ui/reply-form.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { SplitView } from "#ui/split-view.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Thread } from "#ui/thread.tsx";
import { inquiryQuery } from "../api/get-inquiry.ts";
import { threadPeopleQuery } from "../api/list-thread-people.ts";
import { threadsQuery } from "../api/list-threads.ts";
import { useMarkInquiryRead } from "../api/mark-inquiry-read.ts";
import { useReplyToInquiry } from "../api/reply-to-inquiry.ts";
import { Proposals } from "../components/proposals.tsx";
import { ThreadRow } from "../components/thread-row.tsx";
import { inquiryPage as copy, inquiriesPage, proposals, replyForm } from "../copy.ts";
import { messagesOf, newestOfOther } from "../model/thread.ts";

/** One thread between a sponsor and an event's host, for either side. */
export function InquiryPage() {
  if (useMessagesClosed())
    return (
      <Page title={copy.title} back={{ to: paths.inquiries, label: copy.back }}>
        <MessagesGate>{null}</MessagesGate>
      </Page>
    );
  return <OpenInquiry />;
}

function OpenInquiry() {
  const { id = "" } = useParams();
  const isViewing = useIsViewing();
  const query = useInfiniteQuery({
    ...inquiryQuery(id),
    refetchInterval: useRefetchInterval(),
  });
  const thread = query.data?.pages[0]?.items;
  const messages = query.data ? messagesOf(query.data) : [];
  const { mutate: mark } = useMarkInquiryRead(id);
  useReadMark(
    id,
    isViewing ? undefined : thread,
    thread && newestOfOther(messages, thread.ownSide)?.id,
    mark,
  );

  const other = thread && (thread.ownSide === "host" ? thread.inquirer : thread.host);
  const back = { to: paths.inquiries, label: copy.back };
  // The title's height is known with the thread. From then on the list beside it stays, whichever thread is opened.
  const [isPlaced, setPlaced] = useState(false);
  if (!isPlaced && !query.isPending) setPlaced(true);
  if (!thread || !other) {
    const waiting = (
      // Not the card of the thread, which stands lower, under a longer title.
      <Card key="waiting">
        {query.isPending ? (
          <Loading label={copy.loading} className="grid grid-cols-1 gap-4 p-5">
            <Skeleton className="h-16 w-3/5 rounded-2xl" />
            <Skeleton className="h-24 w-2/3 justify-self-end rounded-2xl" />
            <Skeleton className="h-16 w-1/2 rounded-2xl" />
          </Loading>
        ) : (
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Card>
    );
    return (
      <Page
        title={copy.title}
        oneLine
        {...(isPlaced ? { back } : {})}
        {...(isPlaced && query.isPending ? { lead: noLead } : {})}
      >
        {isPlaced ? <Beside id={id}>{waiting}</Beside> : waiting}
      </Page>
    );
  }
  return (
    <Page
      title={other.company === "" ? other.name : copy.heading(other.name, other.company)}
      back={back}
      oneLine
      lead={
        <>
          <TextLink to={eventPath(thread.eventId)}>{thread.eventName}</TextLink> ·{" "}
          {inquiryTopicLabels[thread.topic]}
        </>
      }
    >
      <Beside id={id}>
        <Card aria-label={copy.title}>
          <Proposals inquiry={thread} />
          <Thread query={query} label={copy.log} messages={messages} of={thread} />
          {thread.open ? (
            <ForRole>
              <Reply key={id} thread={thread} />
            </ForRole>
          ) : (
            <p role="status" className="border-t border-line px-5 py-4 text-muted">
              {copy.closed}
            </p>
          )}
        </Card>
      </Beside>
    </Page>
  );
}

/** A space that keeps the line. */
const noLead = "\u00a0";

/** An inquiry, on wide screens next to the others. */
function Beside({ id, children }: { id: string; children: ReactNode }) {
  return (
    <SplitView
      list={<InquiryList openId={id} />}
      listLabel={copy.list}
      detailKey={id}
      detailLabel={copy.detail}
      nothingChosen={null}
      detail={children}
    />
  );
}

/** The user's inquiries, next to the open one. */
function InquiryList({ openId }: { openId: string }) {
  const query = useInfiniteQuery(threadsQuery("inquiry"));
  return (
    <Card className="overflow-clip">
      <PagedList
        query={query}
        noun={inquiriesPage.noun}
        empty={<EmptyState drawing="messages" title={inquiriesPage.nothing.inquiry} />}
      >
        {(threads) => (
          <ul>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === openId} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function Reply({ thread: { id: inquiryId, eventId, ownSide } }: { thread: Inquiry }) {
  return (
    <ReplyForm
      label={replyForm.label}
      submit={replyForm.send}
      draftKey={`reply-${inquiryId}`}
      schema={async () => (await import("@marquee/contracts/deals/inquiries")).replyBodySchema.shape.message}
      mentions={useMentionChoice(threadPeopleQuery)}
      reply={useReplyToInquiry(inquiryId)}
      others={
        ownSide === "host" && (
          <LinkButton to={proposePath(eventId, inquiryId)}>{proposals.propose}</LinkButton>
        )
      }
    />
  );
}
