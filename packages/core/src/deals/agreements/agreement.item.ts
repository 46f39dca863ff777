import { teamRoles } from "@marquee/contracts/account/team-roles";
import { dealSides } from "@marquee/contracts/deals/deal-moves";
import { sponsorshipTiers } from "@marquee/contracts/enums";
import { posterFaceSchema } from "@marquee/contracts/events/events";
import { documentBlockSchema } from "@marquee/contracts/text/document-blocks";
import type { Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { entity } from "../../rows/entity.ts";
import type { List } from "../../rows/lists.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { dealEntity } from "../deals/deal.item.ts";

const signatureSchema = z.object({
  side: z.enum(dealSides),
  /** The person, whichever account they act for. */
  actorId: z.string(),
  /** As its signer typed it. */
  name: z.string(),
  /** The signer's account when they signed: its name, and its confirmed address or number; absent from older rows. */
  account: z.optional(z.object({ name: z.string(), address: z.string() })),
  /** For which company, in which role and through whose grant; absent where its only person signed. */
  capacity: z.optional(
    z.object({ company: z.string(), teamRole: z.enum(teamRoles), through: z.optional(z.string()) }),
  ),
  at: z.string(),
  confirmedBy: z.enum(["password", "code", "sign_in"]),
});
export type Signature = z.infer<typeof signatureSchema>;

/** Agreements that both sides have signed and that have no file yet, by the time they are processed next. */
export const agreementFiles: List = { name: "AGREEMENT-FILES", shards: 1 };

/** Agreements that both sides have signed, by when they did. */
export const signedAgreements: List = { name: "AGREEMENTS#SIGNED", shards: 4 };

/** A signed agreement: the text of one version of a deal when it was signed, and who signed it. */
export const agreementEntity = entity({
  rowType: "agreement",
  shape: {
    dealId: z.string(),
    version: z.int(),
    blocks: z.array(documentBlockSchema),
    textSha256: z.string(),
    /**
     * What the poster on its file shows, as it was at the first signature: the same file can be made again whatever
     * becomes of the event. Nobody signs it. Absent from rows written before files had posters.
     */
    poster: z.optional(
      z.object({ ...posterFaceSchema.shape, name: z.string(), tier: z.enum(sponsorshipTiers) }),
    ),
    signatures: z.array(signatureSchema),
    /** The hash of the agreement's file; null until the file is made. */
    fileSha256: z.nullable(z.string()),
    createdAt: z.string(),
  },
  key: ({ dealId, version }: { dealId: string; version: number }) => ({
    pk: dealEntity.key({ id: dealId }).pk,
    sk: `${agreementPrefix}${String(version).padStart(6, "0")}`,
  }),
  list: ({ dealId, signatures }) => {
    const [, last] = signatures;
    return last ? { list: signedAgreements, at: `${last.at}#${dealId}` } : undefined;
  },
  due: ({ signatures, fileSha256 }) => {
    const [, last] = signatures;
    return last && fileSha256 === null ? { list: agreementFiles, at: last.at } : undefined;
  },
});
export type AgreementRecord = ReturnType<typeof agreementEntity.read>;

export const agreementPrefix = "AGREEMENT#";

export const agreementKey = (of: { dealId: string; version: number }): Key => agreementEntity.key(of);

const bothSides =
  "What two parties signed belongs to both of them, with the names that they typed; leaveAgreements deletes what one signed.";

export const agreementRows: RowKind<typeof agreementEntity> = {
  entity: agreementEntity,
  owner: { notFound: bothSides },
  export: { notShown: "The agreement is shown with its deal." },
  onDelete: { keep: bothSides },
};

export const agreementPage: RowPage<typeof agreementEntity> = {
  entity: agreementEntity,
  rows: [
    {
      name: "Agreement",
      sample: {
        dealId: "deal_{ulid}",
        version: 2,
        fileSha256: null,
        signatures: [],
      },
      reached: "A deal's agreements, newest first; put if absent with the first signature",
    },
  ],
  kept: "As long as its deal exists.",
};

/** The agreement that a hash belongs to: the hash of its text, or of its file. */
export const agreementHashEntity = entity({
  rowType: "agreement-hash",
  shape: { sha256: z.string(), dealId: z.string(), version: z.int() },
  key: ({ sha256 }: { sha256: string }) => ({ pk: `AGREEMENT#${sha256}`, sk: "HASH" }),
});

export const agreementHashRows: RowKind<typeof agreementHashEntity> = {
  entity: agreementHashEntity,
  owner: { notFound: bothSides },
  export: { notShown: "A hash of what is shown with its deal." },
  onDelete: { keep: bothSides },
};

export const agreementHashPage: RowPage<typeof agreementHashEntity> = {
  entity: agreementHashEntity,
  rows: [
    {
      name: "Hash of an agreement",
      sample: { sha256: "{sha256}" },
      reached: "Get by the hash of a file to verify",
    },
  ],
  kept: "As long as its deal exists.",
};
