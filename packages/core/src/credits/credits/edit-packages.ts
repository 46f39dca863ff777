import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { AppError } from "@marquee/contracts/errors";
import { all, attribute, exists } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import type { Core } from "../../core.ts";
import { requestApproval } from "../../ground/approvals/approvals.ts";
import { type Admin, actAsAdmin } from "../../ground/audit/act-as-admin.ts";
import { readSettings } from "../../ground/system/settings.ts";
import { retried } from "../../retried.ts";
import { creditPackageKey, packagesPartition, readCreditPackage } from "./credit-package.item.ts";
import { withPricedFeatures } from "./package-features.ts";

/** Every package, including those not on sale, cheapest first. */
export async function listAllPackages(core: Core): Promise<CreditPackage[]> {
  const [{ items }, { prices }] = await Promise.all([
    core.table.query({ pk: packagesPartition, sk: { beginsWith: "PKG#" }, limit: 100 }),
    readSettings(core),
  ]);
  return items
    .map((item) => withPricedFeatures(readCreditPackage(item), prices))
    .sort((left, right) => left.price - right.price);
}

async function priced(core: Core, offer: CreditPackage): Promise<CreditPackage> {
  return withPricedFeatures(offer, (await readSettings(core)).prices);
}

/** What an admin may change about a package. */
export interface PackageChange {
  name?: string | undefined;
  price?: number | undefined;
  creditAmount?: number | undefined;
  isActive?: boolean | undefined;
}

type Shown = Pick<CreditPackage, "name" | "price" | "creditAmount" | "isActive">;

const shownOf = ({ name, price, creditAmount, isActive }: Shown): Shown => ({
  name,
  price,
  creditAmount,
  isActive,
});

/** Whether a change makes credits cheaper: a lower price per credit, or a package that was not on sale. */
function isCheaper(before: Shown, after: Shown): boolean {
  if (!after.isActive) return false;
  return !before.isActive || after.price * before.creditAmount < before.price * after.creditAmount;
}

/**
 * The write that changes a package as requested, refused with the label `subject` if it changed since: what the audit
 * log calls "before" is exactly what this write replaces.
 */
export function packageWrite(id: string, before: object, after: object): LabelledWrite {
  const unchanged = Object.entries(z.parse(shownSchema, before)).map(([name, value]) =>
    attribute(name).is(value),
  );
  return {
    label: "subject",
    write: {
      op: "update",
      key: creditPackageKey(id),
      set: z.parse(shownSchema, after),
      when: all(exists, ...unchanged),
    },
  };
}

const shownSchema = z.object({
  name: z.string(),
  price: z.int(),
  creditAmount: z.int(),
  isActive: z.boolean(),
});

/**
 * Changes a package for future purchases; a payment that was started keeps what was agreed. A change that makes
 * credits cheaper waits for another admin; until then nothing changes.
 * @throws AppError not_found, unavailable when others keep changing it, forbidden
 */
export function updatePackage(
  core: Core,
  admin: Admin,
  id: string,
  change: PackageChange,
): Promise<CreditPackage & { waiting: boolean }> {
  return retried(core, async () => {
    const row = await core.table.get(creditPackageKey(id));
    if (!row) throw new AppError("not_found");
    const before = readCreditPackage(row);
    const after: CreditPackage = {
      ...before,
      name: change.name ?? before.name,
      price: change.price ?? before.price,
      creditAmount: change.creditAmount ?? before.creditAmount,
      isActive: change.isActive ?? before.isActive,
    };
    const about = { subject: id, before: shownOf(before), after: shownOf(after) };
    if (isCheaper(before, after)) {
      await requestApproval(core, admin, { kind: "creditPackage", subjectName: before.name, ...about });
      return { ...(await priced(core, before)), waiting: true };
    }
    const note = { action: "updateCreditPackage", ...about };
    await actAsAdmin(core, admin, note, [packageWrite(id, about.before, about.after)]);
    return { ...(await priced(core, after)), waiting: false };
  });
}
