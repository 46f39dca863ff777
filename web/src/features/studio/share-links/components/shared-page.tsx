import type { UseQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { Mark } from "#ui/mark.tsx";
import { usePageTitle } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { sharedPage as copy } from "../copy.ts";

/** The page of a link for people without an account: what the link shows, and nothing else of the app. */
export function SharedPage<T>(props: {
  /** What the link shows; null if it no longer works. */
  query: UseQueryResult<T | null>;
  titleOf: (data: T) => string;
  /** The texts while loading and after a failure. */
  texts: { title: string; loading: string; failed: string };
  /** Sets the maximum width. */
  className: string;
  children: (data: T) => ReactNode;
}) {
  const { texts } = props;
  const { data, error, isPending, refetch } = props.query;
  usePageTitle(data ? props.titleOf(data) : texts.title);
  return (
    <main className={clsx("mx-auto w-full px-4 py-6 sm:px-6 lg:px-8 lg:py-7", props.className)}>
      {/* A link is only for people who have it: no search engine lists it, and no other site sees it. */}
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <p className="mb-5 flex items-center gap-2 font-semibold">
        <Mark className="size-6" />
        {copy.marquee}
      </p>
      {data ? (
        props.children(data)
      ) : (
        <>
          <h1 className="sr-only">{texts.title}</h1>
          {isPending ? (
            <Loading label={texts.loading}>
              <Skeleton className="h-96 rounded-xl" />
            </Loading>
          ) : (
            <Card>
              {error ? (
                <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
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
