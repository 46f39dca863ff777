import { type CreditPackage, creditPackageSchema } from "@marquee/contracts/http/credits";
import type { Item, Key } from "@marquee/table/table";
import { codec, rowVersion } from "../codec.ts";

const packageCodec = codec(creditPackageSchema.shape);

export const readCreditPackage: (item: Item) => CreditPackage = packageCodec.read;

export const packagesPartition = "CREDITPACKAGES";

export function creditPackageKey(id: string): Key {
  return { pk: packagesPartition, sk: `PKG#${id}` };
}

export function creditPackageItem(creditPackage: CreditPackage): Item {
  return {
    ...creditPackageKey(creditPackage.id),
    rowType: "credit-package",
    v: rowVersion,
    ...creditPackage,
  };
}
