import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Schema pieces that several areas share. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, "Invalid id"));
export const timestampSchema = z.iso.datetime();
export const creditsSchema = z.int();
export const centsSchema = z.int();

/** Paging parameters of a list; the query string carries text. */
export const pageQueryShape = {
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, "limit must be a whole number")),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z
          .int()
          .check(
            z.minimum(1, "limit must be at least 1"),
            z.maximum(limits.pageSizeMax, `limit must be at most ${limits.pageSizeMax}`),
          ),
      ),
    ),
  ),
  cursor: z.optional(z.string().check(z.maxLength(2_000, "Invalid cursor"))),
};
export const pageQuerySchema = z.strictObject(pageQueryShape);
