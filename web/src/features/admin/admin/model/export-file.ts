import type { AdminUser } from "@marquee/contracts/admin/admin";
import type { RecentPurchase } from "@marquee/contracts/admin/recent";
import { toCsv } from "#format/csv.ts";
import { exportFile as copy } from "../system-copy.ts";

/** Users as a file, one per line, times in UTC. */
export function usersCsv(users: readonly AdminUser[]): string {
  return toCsv(
    copy.userHead,
    users.map((user) => [
      user.id,
      user.username,
      user.name,
      user.email ?? "",
      user.phone ?? "",
      user.company,
      user.role,
      user.suspended ? copy.suspended : copy.active,
      user.isPartner ? copy.yes : copy.no,
      user.twoFactorEnabled ? copy.yes : copy.no,
      user.balance.availableCredits,
      user.createdAt,
    ]),
  );
}

/** Purchases as a file, one per line, times in UTC; the last column adds up to the revenue. */
export function purchasesCsv(purchases: readonly RecentPurchase[]): string {
  return toCsv(
    copy.purchaseHead,
    purchases.map(({ id, createdAt, userId, username, packageName, credits, keptCents }) => [
      createdAt,
      id,
      userId,
      username,
      packageName,
      credits,
      keptCents / 100,
    ]),
  );
}
