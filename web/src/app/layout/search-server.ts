import { type Found, type FoundKind, foundKinds, type search } from "@marquee/contracts/http/search";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import type { IconName } from "#ui/icon.tsx";
import { searchPanel as copy } from "../copy.ts";
import type { SearchEntry, SearchGroup } from "./search-results.ts";

const operation = addressOf<typeof search>("search", "GET", "/api/search");

/** What the server takes; it looks for nothing shorter. */
const lengthMin = 2;
const lengthMax = 100;
/** How long a text stands still before it is asked for. */
const restsMs = 200;

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ["search", q] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { q }, signal }),
    enabled: q.length >= lengthMin,
    // What was found stays on screen until the next answer is there.
    placeholderData: keepPreviousData,
  });

const icons: Record<FoundKind, IconName> = {
  event: "calendar-days",
  deal: "handshake",
  campaign: "megaphone",
  message: "message-square-text",
  saved_search: "bookmark",
};

/** What the server finds for a text, in groups; with the text before while it is looked for. */
export function useServerSearch(text: string) {
  const wanted = text.trim().slice(0, lengthMax);
  const q = useRested(wanted);
  const { data = [], error, isFetching, refetch } = useQuery(searchQuery(q));
  const isAsked = wanted.length >= lengthMin;
  return {
    groups: isAsked ? groupsOf(data) : [],
    isSearching: isAsked && (isFetching || q !== wanted),
    error: isAsked && q === wanted ? error : null,
    retry: () => void refetch(),
  };
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restsMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function groupsOf(found: readonly Found[]): SearchGroup<SearchEntry>[] {
  return foundKinds
    .map((kind) => ({
      label: copy.kinds[kind],
      entries: found
        .filter((one) => one.kind === kind)
        .map(({ title, detail, path }) => ({
          group: copy.kinds[kind],
          label: title,
          words: "",
          to: path,
          note: detail,
          icon: icons[kind],
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
