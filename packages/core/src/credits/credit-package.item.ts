import type { CreditPackage } from "@marquee/contracts/http/credits";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

const packageCodec = codec({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  creditAmount: z.int(),
  price: z.int(),
  isCustom: z.boolean(),
  isActive: z.boolean(),
  isPopular: z.boolean(),
  features: z.record(z.string(), z.string()),
  createdAt: z.string(),
});

export const readCreditPackage: (item: Item) => CreditPackage = packageCodec.read;

export const packagesPartition = "CREDITPACKAGES";

export function creditPackageKey(id: string): Key {
  return { pk: packagesPartition, sk: `PKG#${id}` };
}

export function creditPackageItem(creditPackage: CreditPackage): Item {
  return { ...creditPackageKey(creditPackage.id), rowType: "credit-package", v: rowVersion, ...creditPackage };
}
