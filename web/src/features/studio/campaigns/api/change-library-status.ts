import type { CampaignIdeaStatus } from "@marquee/contracts/enums";
import { limits } from "@marquee/contracts/limits";
import type { AnswerOf } from "@marquee/contracts/operation";
import type { changeLibraryStatus } from "@marquee/contracts/studio/library";
import { type InfiniteData, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { libraryToasts as strings } from "../library-copy.ts";
import { holdsStatus } from "../model/library-filter.ts";
import { toasts } from "../toasts.ts";
import type { LibraryPage, LibraryWanted } from "./list-library.ts";

const operation = addressOf<typeof changeLibraryStatus>("changeLibraryStatus", "POST", "/api/library/status");

type Answer = AnswerOf<typeof changeLibraryStatus>;

interface Order {
  changes: readonly { id: string; status: CampaignIdeaStatus }[];
  /** The name that the toast shows for a single idea. */
  name?: string;
  /** Whether this undoes an earlier change; then the toast does not offer Undo again. */
  isUndo?: true;
}

/**
 * Archives or restores the selected ideas. The change is shown at once and rolled back if the server refuses. One
 * toast covers all of them, including those left unchanged, and its Undo reverts them all.
 */
export function useChangeLibraryStatus() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ changes }: Order) => {
      const answer: Answer = { changed: [], unchanged: [] };
      for (let from = 0; from < changes.length; from += limits.libraryChangesAtOnce) {
        const part = changes.slice(from, from + limits.libraryChangesAtOnce);
        const { changed, unchanged } = await call(operation, { body: { changes: part } });
        answer.changed.push(...changed);
        answer.unchanged.push(...unchanged);
      }
      return answer;
    },
    onMutate: async ({ changes }) => {
      await client.cancelQueries({ queryKey: ["listLibrary"] });
      const before = client.getQueriesData({ queryKey: ["listLibrary"] });
      const statuses = new Map(changes.map(({ id, status }) => [id, status]));
      for (const [key] of before)
        client.setQueryData<InfiniteData<LibraryPage>>(key, (list) => withStatuses(list, key, statuses));
      return before;
    },
    // Handled here and not by the click: an archived idea and its row leave the list before the answer arrives.
    onSuccess: ({ changed, unchanged }, { changes, name, isUndo }) => {
      const moved = changed.filter(({ id, from }) => from !== changes.find((each) => each.id === id)?.status);
      const to = changes[0]?.status ?? "saved";
      if (isUndo && unchanged.length === 0) return;
      const description =
        unchanged.length > 0 ? strings.left(unchanged.length) : changes.length === 1 ? name : undefined;
      const undo = () =>
        change.mutate({ changes: moved.map(({ id, from }) => ({ id, status: from })), isUndo: true });
      toast({
        title: moved.length === 0 ? strings.nothingChanged : strings.changed(to, moved.length),
        ...(description === undefined ? {} : { description }),
        ...(moved.length === 0 || isUndo ? {} : { action: { label: strings.undo, run: undo } }),
      });
    },
    onError: (error, _order, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
      toast(toasts.changeFailed(messageOf(error)));
    },
    onSettled: () => invalidate(client, "listLibrary", "listCampaignIdeas", "getCampaignIdea"),
  });
  return change;
}

/** A list with new statuses for some ideas; those that its filter now excludes are removed. */
function withStatuses(
  list: InfiniteData<LibraryPage> | undefined,
  [, wanted]: QueryKey,
  statuses: ReadonlyMap<string, CampaignIdeaStatus>,
): InfiniteData<LibraryPage> | undefined {
  if (!list || !("pages" in list)) return list;
  const { status } = wanted as LibraryWanted;
  return {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      items: page.items
        .map((idea) => ({ ...idea, status: statuses.get(idea.id) ?? idea.status }))
        .filter((idea) => !statuses.has(idea.id) || holdsStatus(status, idea.status)),
    })),
  };
}
