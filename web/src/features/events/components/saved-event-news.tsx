import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { notifyIfWanted } from "#features/notifications/model/pushes.ts";
import { acknowledgeNews, savedEventNewsQuery } from "../api/saved-event-news.ts";
import { noticesOf } from "../model/saved-event-notices.ts";

/** Tells under the bell what changed of the events that the reader saved; it shows nothing itself. */
export function SavedEventNews() {
  const client = useQueryClient();
  const { data } = useQuery(savedEventNewsQuery);
  useEffect(() => {
    if (!data || data.length === 0) return;
    void (async () => {
      // Told first: should the acknowledgment be lost, the same notice comes again and is known by its id.
      for (const notice of data.flatMap(noticesOf)) await notifyIfWanted(client, notice);
      await acknowledgeNews(data).catch(() => undefined);
    })();
  }, [client, data]);
  return null;
}
