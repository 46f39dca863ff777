import { type SupportRequest, supportTopicLabels } from "@marquee/contracts/home/support";
import { useInfiniteQuery } from "@tanstack/react-query";
import { usePublicSettings } from "#api/public-settings.ts";
import { formatDateTime } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { LinkButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { supportRequestsQuery } from "../api/list-support-requests.ts";
import { SupportForm } from "../components/support-form.tsx";
import { supportPage as copy, supportList as listCopy } from "../copy.ts";

/** Support: a message to those who run the product, and the earlier ones with their answers. */
export function SupportPage() {
  const address = usePublicSettings()?.supportEmail ?? null;
  const query = useInfiniteQuery(supportRequestsQuery);
  return (
    <Page title={copy.title} lead={copy.lead} actions={<LinkButton to={paths.help}>{copy.help}</LinkButton>}>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-3">
          <SupportForm />
          {address !== null && (
            <p className="text-sm text-muted">
              <TextLink href={`mailto:${address}`}>{copy.byMail(address)}</TextLink>
            </p>
          )}
        </div>
        <Card aria-labelledby="support-list-title">
          <CardHeader id="support-list-title" title={listCopy.title} note={listCopy.note} />
          <PagedList
            query={query}
            noun={listCopy.noun}
            usualRows={2}
            empty={<EmptyState title={listCopy.emptyTitle}>{listCopy.empty}</EmptyState>}
          >
            {(requests) => (
              <ol className="divide-y divide-line border-t border-line">
                {requests.map((request) => (
                  <Row key={request.id} request={request} />
                ))}
              </ol>
            )}
          </PagedList>
        </Card>
      </div>
    </Page>
  );
}

function Row({ request }: { request: SupportRequest }) {
  const { topic, text, status, answer, createdAt, answeredAt } = request;
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{supportTopicLabels[topic]}</p>
        <Badge tone={status === "waiting" ? "lamp" : "success"}>{listCopy[status]}</Badge>
      </div>
      <p className="text-sm text-muted">{formatDateTime(createdAt)}</p>
      <p className="mt-1 break-words whitespace-pre-line">{text}</p>
      {answer !== null && (
        <div className="mt-2 border-l-2 border-lamp-line pl-3">
          <p className="text-sm text-muted">{listCopy.answer(formatDateTime(answeredAt ?? createdAt))}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}
