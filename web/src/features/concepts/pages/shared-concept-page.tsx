import type { SharedConcept } from "@marquee/contracts/http/concepts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { formatDateTime } from "#format/format.ts";
import { Card } from "#ui/card.tsx";
import { Mark } from "#ui/mark.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { sharedConceptPdfPath, sharedConceptQuery, sharedMockupPath } from "../api/get-shared-concept.ts";
import { ConceptBody } from "../components/concept-body.tsx";
import { sharedPage as copy } from "../copy.ts";

/** What a share link shows to whoever has it: one concept, and nothing else of the app. */
export function SharedConceptPage() {
  const { token = "" } = useParams();
  const { data, error, isPending, refetch } = useQuery(sharedConceptQuery(token));
  usePageTitle(data ? data.concept.name : copy.title);
  return (
    <main className="mx-auto w-full max-w-4xl px-4 py-6 sm:px-6 lg:px-8 lg:py-7">
      {/* A link is for those who have it: no search engine lists it, and no other site learns of it. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <p className="mb-5 flex items-center gap-2 font-semibold">
        <Mark className="size-6" />
        {copy.marquee}
      </p>
      {data ? (
        <Shared shared={data} token={token} />
      ) : (
        <>
          <h1 className="sr-only">{copy.title}</h1>
          {isPending ? (
            <Loading label={copy.loading}>
              <Skeleton className="h-96 rounded-xl" />
            </Loading>
          ) : (
            <Card>
              {error ? (
                <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
              ) : (
                <EmptyState title={copy.goneTitle}>{copy.gone}</EmptyState>
              )}
            </Card>
          )}
        </>
      )}
    </main>
  );
}

function Shared({ shared, token }: { shared: SharedConcept; token: string }) {
  const { concept, hasMockup, expiresAt } = shared;
  return (
    <>
      <header className="mb-5">
        <h1 className="text-2xl break-words">{concept.name}</h1>
        <p className="mt-1 max-w-prose text-muted">{concept.plan?.promise ?? concept.description}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted print:hidden">
          {copy.until(formatDateTime(expiresAt))}
          <a
            href={sharedConceptPdfPath(token)}
            download
            className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {copy.pdf}
          </a>
        </p>
      </header>
      <ConceptBody concept={{ ...concept, mockupImageUrl: hasMockup ? sharedMockupPath(token) : null }} />
    </>
  );
}
