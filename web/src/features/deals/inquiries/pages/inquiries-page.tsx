import { useInfiniteQuery } from "@tanstack/react-query";
import { useCurrentUser } from "#api/session.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { inquiriesQuery } from "../api/list-inquiries.ts";
import { InquiryRow } from "../components/inquiry-row.tsx";
import { inquiriesPage as copy } from "../copy.ts";

/** The inbox: every thread between this account and the other side of an event, newest activity first. */
export function InquiriesPage() {
  const query = useInfiniteQuery(inquiriesQuery);
  const isHost = useCurrentUser().role === "event_host";
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Card aria-label={copy.title} className="overflow-hidden">
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            <EmptyState
              drawing="messages"
              title={copy.emptyTitle}
              action={!isHost && <LinkButton to={paths.events}>{copy.findEvents}</LinkButton>}
            >
              {isHost ? copy.emptyHost : copy.emptyOther}
            </EmptyState>
          }
        >
          {(inquiries) => (
            <ul>
              {inquiries.map((inquiry) => (
                <InquiryRow key={inquiry.id} inquiry={inquiry} />
              ))}
            </ul>
          )}
        </PagedList>
      </Card>
    </Page>
  );
}
