import { pictureFolder } from "../../ground/pictures/picture-file.ts";
import type { RowKind } from "../../rows/row-kind.ts";
import * as rowKinds from "./row-kinds.ts";

/**
 * Every kind of row, by its rowType; the export and the deletion walk only these. Backups still contain what was erased
 * until they expire, after 35 days.
 */
export const registry: ReadonlyMap<string, RowKind> = new Map(
  Object.values(rowKinds).map((kind) => [kind.entity.rowType, kind]),
);

const unknown: Pick<RowKind, "owner" | "export" | "onDelete"> = {
  owner: "partition",
  export: { notShown: "Nobody wrote down what it holds." },
  onDelete: "erase",
};

/** The declaration for a row; an undeclared kind is never shown and never kept. */
export function ownershipOf(rowType: unknown): Pick<RowKind, "owner" | "export" | "onDelete"> {
  return (typeof rowType === "string" ? registry.get(rowType) : undefined) ?? unknown;
}

/** Where the account's files are; every key of a user's file begins with one of these. */
export function filePrefixes(userId: string): string[] {
  return [
    ...["mockups", "avatars", "event-images", "deal-files", "uploads"].map((kind) => `${kind}/${userId}/`),
    ...["avatars", "event-images"].map((kind) => `${kind}/${pictureFolder(userId)}/`),
  ];
}
