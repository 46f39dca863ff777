import { Defect } from "@marquee/contracts/errors";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";

/** Thrown for a stored row that does not fit its shape: a defect, or another version. Names fields, never values. */
export class UnreadableRow extends Defect {
  override readonly name = "UnreadableRow";
}

/**
 * The shape of one kind of row. Reads a row back without its keys and without what later code wrote that this code does
 * not know, however deep it stands: old and new code work on the same rows while a stage is deployed or rolled back.
 * Throws on anything else that does not fit.
 */
/* @__NO_SIDE_EFFECTS__ */
export function codec<T extends z.core.$ZodLooseShape>(shape: T) {
  const schema = z.object(shape);
  return {
    /** @throws UnreadableRow when a stored row does not fit; that is a defect, never the client's fault */
    read(item: Item): z.output<typeof schema> {
      const parsed = schema.safeParse(item);
      if (parsed.success) return parsed.data;
      const known = schema.safeParse(withoutUnknown(item, parsed.error.issues));
      if (known.success) return known.data;
      const where = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
      throw new UnreadableRow(
        `Row ${item.pk.split("#")[0]}/${item.sk.split("#")[0]} does not fit its shape: ${where}`,
      );
    },
  };
}

/** A copy of a row without the fields that a strict shape inside its own refuses. */
function withoutUnknown(item: Item, issues: readonly z.core.$ZodIssue[]): Item {
  const copy = structuredClone(item);
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const within = issue.path.reduce<unknown>(
      (value, at) => (value as Record<PropertyKey, unknown>)[at],
      copy,
    ) as Record<string, unknown>;
    for (const name of issue.keys) delete within[name];
  }
  return copy;
}

/** Every row stores its type and the version of its shape. */
export const rowVersion = 1;
