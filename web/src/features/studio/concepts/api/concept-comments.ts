import type {
  addConceptComment,
  deleteConceptComment,
  listConceptComments,
  setConceptComments,
  writeConceptComment,
} from "@marquee/contracts/studio/concept-comments";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { invalidate } from "#api/query.ts";
import { useRequestKey } from "#api/request-key.ts";
import type { Reply } from "#ui/reply-form.tsx";

const list = addressOf<typeof listConceptComments>(
  "listConceptComments",
  "GET",
  "/api/concepts/{id}/comments",
);
const set = addressOf<typeof setConceptComments>("setConceptComments", "PUT", "/api/concepts/{id}/comments");
const remove = addressOf<typeof deleteConceptComment>(
  "deleteConceptComment",
  "DELETE",
  "/api/concepts/{id}/comments/{commentId}",
);
const write = addressOf<typeof writeConceptComment>(
  "writeConceptComment",
  "POST",
  "/api/concepts/{id}/comments",
);
const add = addressOf<typeof addConceptComment>(
  "addConceptComment",
  "POST",
  "/api/shared/concepts/{token}/comments",
);

/** What visitors and one's own side wrote about a concept, and whether its links take comments. */
export const conceptCommentsQuery = (id: string) =>
  queryOptions({
    queryKey: ["listConceptComments", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(list, { params: { id }, signal }),
  });

/** Comments on a concept; retries write only one comment. */
export function useWriteConceptComment(id: string) {
  const client = useQueryClient();
  const requestKey = useRequestKey(`writeConceptComment-${id}`);
  return useMutation({
    mutationFn: ({ message: text, ...mentions }: Reply) =>
      requestKey.send({ text, ...mentions }, (clientId) =>
        call(write, { params: { id }, body: { text, ...mentions, clientId } }),
      ),
    onSuccess: (comment) => {
      // Its draft is gone now, so the comment is on the page in the same moment.
      client.setQueryData(conceptCommentsQuery(id).queryKey, (shown) => {
        if (!shown || shown.comments.some((one) => one.id === comment.id)) return shown;
        return { ...shown, comments: [comment, ...shown.comments] };
      });
      void invalidate(client, "listConceptComments", "listLibrary");
    },
  });
}

/** Lets the links to a concept take comments, or not. */
export function useSetConceptComments(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) => call(set, { params: { id }, body: { open } }),
    onSettled: () => invalidate(client, "listConceptComments"),
  });
}

/** Deletes a comment; succeeds if it is already gone. */
export function useDeleteConceptComment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (commentId: string) => {
      try {
        await call(remove, { params: { id, commentId } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: () => invalidate(client, "listConceptComments", "listLibrary"),
  });
}

/** Leaves a comment on the concept behind a link. */
export function useAddConceptComment(token: string) {
  return useMutation({
    mutationFn: (body: { name: string; text: string }) => call(add, { params: { token }, body }),
  });
}
