import { limits } from "@marquee/contracts/limits";

/** What a list call may ask for. */
export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** One page of answers; `cursor` is set when there is more. */
export interface PageOf<T> {
  items: T[];
  cursor: string | undefined;
}

/** A page request as the table takes it, with the common page size (api.md, Conventions). */
export function pageOptions(page: PageRequest): { limit: number; cursor?: string } {
  return {
    limit: page.limit ?? limits.pageSize,
    ...(page.cursor === undefined ? {} : { cursor: page.cursor }),
  };
}
