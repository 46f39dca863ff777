import { threadKinds } from "@marquee/contracts/deals/inquiries";
import { useInfiniteQuery } from "@tanstack/react-query";
import { MessagesGate } from "#account/messages-gate.tsx";
import { useMessagesClosed } from "#account/viewing.ts";
import { useCurrentUser } from "#api/session.ts";
import { useAddress } from "#routing/address.ts";
import { oneOf } from "#routing/address-filters.ts";
import { paths } from "#routing/paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { threadsQuery } from "../api/list-threads.ts";
import { ThreadRow } from "../components/thread-row.tsx";
import { inquiriesPage as copy } from "../copy.ts";

const kinds = ["all", "unread", "inquiry", "offer", "deal"] as const;
const shownKinds = oneOf(threadKinds);

/** The inbox: inquiries and deals, with what was said or offered last, newest activity first. */
export function InquiriesPage() {
  const address = useAddress();
  const asked = shownKinds.safeParse(address.get("show"));
  const kind = asked.success ? asked.data : "all";
  if (useMessagesClosed())
    return (
      <Page title={copy.title} lead={copy.lead}>
        <MessagesGate>{null}</MessagesGate>
      </Page>
    );
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Tabs<(typeof kinds)[number]>
        label={copy.show}
        value={kind}
        replace
        linkTo={(next) => address.withValue("show", next === "all" ? "" : next)}
        tabs={kinds.map((value) => ({
          value,
          label: copy.kinds[value],
          content: <Threads kind={value} onAll={() => address.set("show", "")} />,
        }))}
      />
    </Page>
  );
}

function Threads({ kind, onAll }: { kind: (typeof kinds)[number]; onAll: () => void }) {
  const query = useInfiniteQuery(threadsQuery(kind === "all" ? undefined : kind));
  const isHost = useCurrentUser().role === "event_host";
  return (
    <Card aria-label={copy.kinds[kind]} className="overflow-hidden">
      <PagedList
        query={query}
        noun={copy.noun}
        empty={
          kind === "all" ? (
            <EmptyState
              drawing="messages"
              title={copy.emptyTitle}
              example={copy.example}
              action={!isHost && <LinkButton to={paths.events}>{copy.findEvents}</LinkButton>}
            >
              {isHost ? copy.emptyHost : copy.emptyOther}
            </EmptyState>
          ) : (
            <EmptyState
              drawing="messages"
              title={copy.nothing[kind]}
              action={<Button onClick={onAll}>{copy.showAll}</Button>}
            />
          )
        }
      >
        {(threads) => (
          <ul>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}
