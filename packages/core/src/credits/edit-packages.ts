import { AppError } from "@marquee/contracts/errors";
import type { CreditPackage } from "@marquee/contracts/http/credits";
import { attribute, exists } from "@marquee/table/condition";
import { TransactionRefused } from "@marquee/table/table";
import { type Admin, actAsAdmin } from "../admin/act-as-admin.ts";
import type { Core } from "../ports.ts";
import { creditPackageKey, packagesPartition, readCreditPackage } from "./credit-package.item.ts";

/** Every package, those that are not sold too, cheapest first. */
export async function listAllPackages(core: Core): Promise<CreditPackage[]> {
  const { items } = await core.table.query({ pk: packagesPartition, sk: { beginsWith: "PKG#" }, limit: 100 });
  return items.map(readCreditPackage).sort((left, right) => left.price - right.price);
}

/** What an admin may change of a package. */
export interface PackageChange {
  name?: string | undefined;
  price?: number | undefined;
  creditAmount?: number | undefined;
  isActive?: boolean | undefined;
}

/**
 * Changes a package for who buys it from now on; a payment that was started keeps what was agreed.
 * @throws AppError not_found, unavailable when others keep changing it, forbidden
 */
export async function updatePackage(
  core: Core,
  admin: Admin,
  id: string,
  change: PackageChange,
): Promise<CreditPackage> {
  for (let tries = 1; tries <= 3; tries++) {
    const row = await core.table.get(creditPackageKey(id));
    if (!row) throw new AppError("not_found");
    const before = readCreditPackage(row);
    const shown = ({ name, price, creditAmount, isActive }: CreditPackage) => ({
      name,
      price,
      creditAmount,
      isActive,
    });
    const after: CreditPackage = {
      ...before,
      name: change.name ?? before.name,
      price: change.price ?? before.price,
      creditAmount: change.creditAmount ?? before.creditAmount,
      isActive: change.isActive ?? before.isActive,
    };
    const note = {
      action: "updateCreditPackage",
      subject: id,
      before: shown(before),
      after: shown(after),
    };
    try {
      await actAsAdmin(core, admin, note, [
        {
          label: "package",
          write: {
            op: "update",
            key: creditPackageKey(id),
            set: shown(after),
            // What the audit log calls "before" is what this very write replaces.
            when: {
              kind: "all",
              of: [
                exists,
                ...Object.entries(shown(before)).map(([name, value]) => attribute(name).is(value)),
              ],
            },
          },
        },
      ]);
      return after;
    } catch (error) {
      if (!(error instanceof TransactionRefused)) throw error;
    }
  }
  throw new AppError("unavailable", { retryAfterSeconds: 1 });
}
