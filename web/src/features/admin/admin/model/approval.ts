import type { Approval } from "@marquee/contracts/admin/admin";
import { approval as copy } from "../copy.ts";
import { changesOf } from "./audit-changes.ts";
import { priceFields } from "./price-form.ts";

type Asked = Pick<Approval, "kind" | "subjectName" | "before" | "after">;

/** The requested change, in a few words. */
export function askedFor({ kind, subjectName, before, after }: Asked): string {
  switch (kind) {
    case "admin":
      if (before.role !== "admin") return copy.makeAdmin(subjectName);
      if (after.role !== "admin") return copy.removeAdmin(subjectName);
      return after.status === "suspended" ? copy.suspendAdmin(subjectName) : copy.reinstateAdmin(subjectName);
    case "creditPackage":
      return copy.changePackage(subjectName);
    case "prices":
      return copy.changePrices;
  }
}

const labels: Record<string, string> = {
  role: copy.role,
  status: copy.status,
  isPartner: copy.partner,
  name: copy.name,
  price: copy.price,
  creditAmount: copy.credits,
  isActive: copy.forSale,
  ...Object.fromEntries(priceFields.map(({ name, label }) => [`prices.${name}`, label])),
  welcome: copy.welcomeCredits,
  "welcome.credits": copy.welcomeCredits,
  "welcome.days": copy.welcomeDays,
};

/** What would change, such as "Price: $49.00 → $39.00, Credits: 100 → 200". */
export function differencesOf({ before, after }: Pick<Approval, "before" | "after">): string {
  return changesOf({ before, after })
    .map(
      (each) => `${labels[each.name] ?? each.name}: ${each.before ?? copy.none} → ${each.after ?? copy.none}`,
    )
    .join(", ");
}
