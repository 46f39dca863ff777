import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { invalidate } from "#api/query.ts";
import { acknowledgeNews, savedEventNewsQuery } from "../api/saved-event-news.ts";

/** Has told under the bell what changed of the events that the reader saved; it shows nothing itself. */
export function SavedEventNews() {
  const client = useQueryClient();
  const { data } = useQuery(savedEventNewsQuery);
  useEffect(() => {
    if (!data || data.length === 0) return;
    void acknowledgeNews(data)
      .then(() => invalidate(client, "listNotifications"))
      .catch(() => undefined);
  }, [client, data]);
  return null;
}
