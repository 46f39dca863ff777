import { type Found, type FoundKind, foundKinds, type search } from "@marquee/contracts/home/search";
import { beginning } from "@marquee/contracts/text/characters";
import { isWord, typedLine } from "@marquee/contracts/text/typed-text";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import type { IconName } from "#ui/icon.tsx";
import { searchPanel as copy } from "../search-copy.ts";
import type { SearchEntry, SearchGroup } from "./search-results.ts";

const operation = addressOf<typeof search>("search", "GET", "/api/search");

/** The length that the server's search takes. */
const lengthMax = 100;
/** How long the text must stay unchanged before it is sent. */
const debounceMs = 200;

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ["search", q] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { q }, signal }),
    enabled: isWord(q),
    // Previous results stay on screen until the next answer arrives.
    placeholderData: keepPreviousData,
  });

const icons: Record<FoundKind, IconName> = {
  event: "calendar-days",
  deal: "handshake",
  campaign: "megaphone",
  message: "message-square-text",
  saved_search: "bookmark",
};

/** The server's results for a text, in groups; the previous results while a search is in progress. */
export function useServerSearch(text: string) {
  const wanted = beginning(typedLine(text), lengthMax);
  const q = useRested(wanted);
  const { data = [], error, isFetching, refetch } = useQuery(searchQuery(q));
  const isAsked = isWord(wanted);
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
    const timer = setTimeout(() => setRested(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

function groupsOf(found: readonly Found[]): SearchGroup<SearchEntry>[] {
  return foundKinds
    .map((kind) => ({
      label: copy.kinds[kind],
      entries: found
        .filter((each) => each.kind === kind)
        .map(({ title, detail, path, face }) => ({
          group: copy.kinds[kind],
          label: title,
          words: "",
          to: path,
          note: detail,
          icon: icons[kind],
          ...(face && { face }),
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
