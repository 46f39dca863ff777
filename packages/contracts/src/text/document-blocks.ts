import * as z from "zod/mini";

/** A part of a document that is read, hashed and drawn: the same wherever it is shown. */
export const documentBlockSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("heading"),
    level: z.union([z.literal(1), z.literal(2)]),
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal("paragraph"), text: z.string() }),
  z.strictObject({ kind: z.literal("list"), items: z.array(z.string()) }),
]);
export type DocumentBlock = z.infer<typeof documentBlockSchema>;
