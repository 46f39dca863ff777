import type {
  addConceptComment,
  deleteConceptComment,
  listConceptComments,
  setConceptComments,
} from "@marquee/contracts/studio/concept-comments";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { invalidate } from "#api/query.ts";

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
const add = addressOf<typeof addConceptComment>(
  "addConceptComment",
  "POST",
  "/api/shared/concepts/{token}/comments",
);

/** What people with a link wrote about a concept, and whether its links take comments. */
export const conceptCommentsQuery = (id: string) =>
  queryOptions({
    queryKey: ["listConceptComments", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(list, { params: { id }, signal }),
  });

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
