import * as z from "zod/mini";
import { pick } from "../../pick.ts";
import { entity } from "../../rows/entity.ts";
import { userPartition } from "../../rows/keys.ts";
import { type RowKind, type RowPage } from "../../rows/row-kind.ts";

/** What an account has told Morgan about its brand. */
export const brandFactsEntity = entity({
  rowType: "brand-facts",
  shape: {
    companyName: z.string(),
    industry: z.string(),
    marketingGoals: z.string(),
    targetAudience: z.string(),
    brandVoice: z.string(),
    forbiddenWords: z.array(z.string()),
    facts: z.array(z.string()),
    /** Absent from rows saved before brands had colors. */
    brandColors: z._default(z.array(z.string()), []),
    /** Counts the changes, including clearing. A change only replaces the version that it was made from. */
    version: z.int(),
    updatedAt: z.string(),
  },
  key: ({ userId }: { userId: string }) => ({ pk: userPartition(userId), sk: "BRAND-FACTS" }),
});
export type BrandFactsRecord = ReturnType<typeof brandFactsEntity.read>;

export const brandFactsRows: RowKind<typeof brandFactsEntity> = {
  entity: brandFactsEntity,
  owner: "partition",
  export: (row) =>
    pick(
      brandFactsEntity.read(row),
      "companyName",
      "industry",
      "marketingGoals",
      "targetAudience",
      "brandVoice",
      "forbiddenWords",
      "facts",
      "brandColors",
      "updatedAt",
    ),
  onDelete: "erase",
};

export const brandFactsPage: RowPage<typeof brandFactsEntity> = {
  entity: brandFactsEntity,
  rows: [
    {
      name: "What Morgan knows",
      sample: { userId: "{user}" },
      reached: "Get by user, when the owner opens it and when something is made for the brand",
    },
  ],
  kept: "One for each account that told Morgan something.",
};
