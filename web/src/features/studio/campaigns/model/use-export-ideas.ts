import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { downloadText } from "#browser/download.ts";
import { toast } from "#toasts/toast.ts";
import { campaignIdeaQuery } from "../api/get-campaign-idea.ts";
import { librarySelection as copy } from "../library-copy.ts";
import { toasts } from "../toasts.ts";
import { conceptsCsv } from "./concepts-csv.ts";

/** How many ideas are fetched in parallel. */
const atOnce = 5;

/** Saves selected ideas of the library as CSV, complete and in list order. */
export function useExportIdeas() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const ideas = [];
      for (let from = 0; from < ids.length; from += atOnce) {
        const part = ids.slice(from, from + atOnce);
        ideas.push(...(await Promise.all(part.map((id) => client.fetchQuery(campaignIdeaQuery(id))))));
      }
      downloadText(copy.csvName, conceptsCsv(ideas), "text/csv");
    },
    onError: (error) => toast(toasts.exportFailed(messageOf(error))),
  });
}
