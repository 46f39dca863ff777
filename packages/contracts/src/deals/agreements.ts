import * as z from "zod/mini";
import { teamRoles } from "../account/team-roles.ts";
import { idSchema, timestampSchema, trimmedLine } from "../fields.ts";
import { operation } from "../operation.ts";
import { documentBlockSchema } from "../text/document-blocks.ts";
import { dealSides } from "./deal-moves.ts";

/** The status of an agreement; void once its deal is canceled. */
export const agreementStatuses = ["draft", "awaiting_brand", "awaiting_host", "signed", "void"] as const;

const sha256Schema = z
  .string("Hash is required")
  .check(trimmedLine(), z.regex(/^[0-9a-fA-F]{64}$/, "A SHA-256 hash has 64 digits from 0 to f"));

/** The agreement for the newest version of a deal. */
export const agreementSchema = z.strictObject({
  version: z.int(),
  status: z.enum(agreementStatuses),
  /** What it says, part by part. */
  blocks: z.array(documentBlockSchema),
  /** The same as plain text. */
  text: z.string(),
  /** The characters in the text and in signatures that no font of the file has: it prints their numbers in Unicode. */
  unprintable: z.array(z.string()),
  /** The hash of the text, printed at the bottom of every page of the file. */
  textSha256: z.string(),
  /** The hash of the file; null until the file is made, which starts when both sides have signed. */
  sha256: z.nullable(z.string()),
  /** Newest version first; a signature is void if its version was replaced or its deal was canceled. */
  signatures: z.array(
    z.strictObject({
      version: z.int(),
      side: z.enum(dealSides),
      /** As the signer typed it. */
      name: z.string(),
      /** The signer's account when they signed: its name and confirmed address; null for older signatures. */
      account: z.nullable(z.strictObject({ name: z.string(), address: z.string() })),
      /** For which company, in which role and through whose access; null where its only person signed. */
      capacity: z.nullable(
        z.strictObject({
          company: z.string(),
          teamRole: z.enum(teamRoles),
          through: z.optional(z.string()),
        }),
      ),
      at: timestampSchema,
      void: z.boolean(),
    }),
  ),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** What anybody who has an agreement's text or file can learn about it. */
export const verifiedAgreementSchema = z.strictObject({
  version: z.int(),
  /** False once a newer version replaced it, or its deal was canceled. */
  current: z.boolean(),
  signatures: z.array(z.strictObject({ name: z.string(), role: z.enum(dealSides), at: timestampSchema })),
});
export type VerifiedAgreement = z.infer<typeof verifiedAgreementSchema>;

export const getAgreement = operation({
  id: "getAgreement",
  area: "agreements",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/contract",
  access: { party: true },
  session: "parallel",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: agreementSchema },
  summary: "Get the agreement on a deal's newest version, and who signed which version",
});

export const getAgreementFile = operation({
  id: "getAgreementFile",
  area: "agreements",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/contract.pdf",
  access: { party: true },
  session: "parallel",
  params: z.strictObject({ id: idSchema }),
  responses: { 200: { mediaType: "application/pdf", fileName: "sponsorship-agreement.pdf" } },
  errors: ["conflict"],
  summary: "Download the agreement that both sides signed; 409 until both have",
});

export const verifyAgreement = operation({
  id: "verifyAgreement",
  area: "agreements",
  method: "POST",
  path: "/api/agreements/verify",
  access: "user",
  session: "parallel",
  whileViewing: "allowed",
  teamRole: "viewer",
  body: z.strictObject({ sha256: sha256Schema }),
  responses: { 200: z.strictObject({ match: z.nullable(verifiedAgreementSchema) }) },
  summary:
    "Find out which version of an agreement a file or a text is, and who signed it, by its SHA-256 hash",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const agreementsOperations = {
  getAgreement,
  getAgreementFile,
  verifyAgreement,
};
