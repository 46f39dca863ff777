import type { Item } from "@marquee/table/table";
import * as z from "zod/mini";

/** Who of an account's people works on something that it shares with another account, on the account's own row of it. */
export const followedShape = {
  /** Who answers for it; absent where nobody does. */
  ownerId: z.optional(z.string()),
  /** Who else gets its notices. */
  followers: z._default(z.array(z.string()), []),
  /** Raised by every change of the followers. */
  followTurn: z._default(z.int(), 0),
};
export type Followed = z.infer<z.ZodMiniObject<typeof followedShape>>;

const followed = z.object(followedShape);

/** The ids of the people whom a notice about such a row concerns. */
export function followersIn(row: Item | undefined): string[] {
  const { data } = z.safeParse(followed, row);
  return data ? [...(data.ownerId === undefined ? [] : [data.ownerId]), ...data.followers] : [];
}
