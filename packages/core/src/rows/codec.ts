import { Defect } from "@marquee/contracts/errors";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";

/** Thrown for a stored row that does not fit its shape: a defect, or another version. Names fields, never values. */
export class UnreadableRow extends Defect {
  override readonly name = "UnreadableRow";
}

/** The shape of one kind of row. Reads a row back without its keys and throws on anything that does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export function codec<T extends z.core.$ZodLooseShape>(shape: T) {
  const schema = z.object(shape);
  return {
    /** @throws UnreadableRow when a stored row does not fit; that is a defect, never the client's fault */
    read(item: Item): z.output<typeof schema> {
      const parsed = schema.safeParse(item);
      if (!parsed.success) {
        const where = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
        throw new UnreadableRow(
          `Row ${item.pk.split("#")[0]}/${item.sk.split("#")[0]} does not fit its shape: ${where}`,
        );
      }
      return parsed.data;
    },
  };
}

/** Every row stores its type and the version of its shape. */
export const rowVersion = 1;
