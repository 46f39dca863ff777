import type { Item } from "@marquee/table/table";
import { pictureFolder } from "../../ground/pictures/picture-file.ts";
import type { Leaver, RowKind } from "../../rows/row-kind.ts";
import * as rowKinds from "./row-kinds.ts";

/**
 * Every kind of row, by its rowType; the export and the deletion walk only these. Backups still contain what was erased
 * until they expire, after 35 days.
 */
export const registry: ReadonlyMap<string, RowKind> = new Map(
  Object.values(rowKinds).map((kind) => [kind.entity.rowType, kind]),
);

type Declared = Pick<RowKind, "owner" | "person" | "export" | "onDelete">;

const unknown: Declared = {
  owner: "partition",
  export: { notShown: "Nobody wrote down what it holds." },
  onDelete: "erase",
};

/** The declaration for a row; an undeclared kind is never shown and never kept. */
export function ownershipOf(rowType: unknown): Declared {
  return (typeof rowType === "string" ? registry.get(rowType) : undefined) ?? unknown;
}

/** Whether a row is the person's and not their company's. */
export function isOfPerson(row: Item, leaver: Leaver): boolean {
  const { person } = ownershipOf(row.rowType);
  return typeof person === "function" ? person(row, leaver) : person === "rows";
}

/** The same, or a row of the company's that names them. */
export function isAboutPerson(row: Item, leaver: Leaver): boolean {
  return ownershipOf(row.rowType).person === "name" || isOfPerson(row, leaver);
}

/** Where the pictures of a person are, and of no company. */
export function personFilePrefixes(userId: string): string[] {
  return [userId, pictureFolder(userId)].map((folder) => `avatars/${folder}/`);
}

/** Where the account's files are; every key of a user's file begins with one of these. */
export function filePrefixes(userId: string): string[] {
  return [
    ...["mockups", "avatars", "event-images", "deal-files", "uploads"].map((kind) => `${kind}/${userId}/`),
    ...["avatars", "event-images"].map((kind) => `${kind}/${pictureFolder(userId)}/`),
  ];
}
