import { type CreditPackage, creditPackageSchema } from "@marquee/contracts/credits/credits";
import type { Item, Key } from "@marquee/table/table";
import { entity } from "../../rows/entity.ts";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";

const packageEntity = entity({
  rowType: "credit-package",
  shape: creditPackageSchema.shape,
  key: ({ id }: { id: string }) => ({ pk: packagesPartition, sk: `PKG#${id}` }),
});

export const readCreditPackage: (item: Item) => CreditPackage = packageEntity.read;

export const packagesPartition = "CREDITPACKAGES";

export const creditPackageKey = (id: string): Key => packageEntity.key({ id });

export const creditPackageItem = packageEntity.item;

export const creditPackageRows: RowKind<typeof packageEntity> = {
  entity: packageEntity,
  owner: { notFound: "Part of the product, not of an account." },
  export: { notShown: "It belongs to no account." },
  onDelete: { keep: "It belongs to no account." },
};

export const creditPackagePage: RowPage<typeof packageEntity> = {
  entity: packageEntity,
  rows: [{ name: "Credit package", sample: { id: "{id}" }, reached: "Get; all of them" }],
  kept: "Admins create only a handful.",
};
