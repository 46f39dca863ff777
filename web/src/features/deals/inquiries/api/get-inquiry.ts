import type { getInquiry } from "@marquee/contracts/deals/inquiries";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getInquiry>("getInquiry", "GET", "/api/inquiries/{id}");

/** A thread by page: the first page has the newest messages, each further page older ones. */
export const inquiryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["getInquiry", id] satisfies OperationKey,
    queryFn: ({ pageParam, ...context }) =>
      callPage(operation, {
        params: { id },
        query: cursorOf(pageParam),
        signal: context.signal,
        background: isRepeat(context),
      }),
    ...byCursor,
  });
