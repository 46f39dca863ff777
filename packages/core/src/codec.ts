import { Defect } from "@marquee/contracts/errors";
import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";

/** A stored row that does not fit its shape: a defect, or a row of another version. Says where, never what is stored. */
export class UnreadableRow extends Defect {
  override readonly name = "UnreadableRow";
}

/** The shape of one kind of row: reads it back with its keys left out, and fails loudly on what it does not know. */
/* @__NO_SIDE_EFFECTS__ */
export function codec<T extends z.core.$ZodLooseShape>(shape: T) {
  const schema = z.object(shape);
  return {
    /** @throws UnreadableRow when a stored row does not fit; that is a defect, never a client's doing */
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

/** Every row says what it is and which version of its shape it has. */
export const rowVersion = 1;
