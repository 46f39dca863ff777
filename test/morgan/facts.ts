import type { MemoryStore } from "@marquee/table/memory-table";
import { now, rowsOf } from "./world.ts";

interface PackageRow {
  id: string;
  eventId: string;
  name: string;
  priceCents: number;
  tier: string;
  maxSponsors: number;
  onlyFor: string | null;
  spots: { until: string | null }[];
  benefits: { text: string }[];
}

/** The facts in the table, read row by row, without any of the product's code. */
export function tableFacts(store: MemoryStore) {
  const all = <Row>(rowType: string) => rowsOf(store, rowType) as unknown as Row[];
  const events = all<
    Record<"id" | "name" | "date" | "location" | "hostId" | "category" | "state", string> & {
      attendeeCount: number;
    }
  >("event");
  const packages = all<PackageRow>("sponsorship-package").filter(({ onlyFor }) => onlyFor === null);
  const users = all<Record<"id" | "name" | "company" | "industry", string>>("user");
  const deals = all<
    Record<"id" | "eventId" | "eventName" | "packageName" | "status" | "brandId" | "hostId", string> & {
      amountCents: number;
      expiresAt: string | null;
      signedAt: string | null;
      closingDate: string | null;
      kpis: string[];
      endReason: string | null;
      version: number;
    }
  >("deal");
  const upcoming = events.filter(({ date, state }) => state === "published" && date > now);

  return {
    events,
    upcoming,
    deals,
    packages,
    event(id: string) {
      const found = events.find((one) => one.id === id);
      if (!found) throw new Error(`no event ${id}`);
      return found;
    },
    hostOf(id: string) {
      const { hostId } = this.event(id);
      return users.find((one) => one.id === hostId)?.company ?? "";
    },
    user: (id: string) => users.find((one) => one.id === id),
    /** An event's packages, cheapest first. */
    packagesOf: (eventId: string) =>
      packages.filter((one) => one.eventId === eventId).sort((a, b) => a.priceCents - b.priceCents),
    package(eventId: string, at: number) {
      const found = this.packagesOf(eventId).at(at);
      if (!found) throw new Error(`no package of ${eventId}`);
      return found;
    },
    spotsLeft: ({ maxSponsors, spots }: PackageRow) =>
      maxSponsors - spots.filter(({ until }) => until === null || until > now).length,
    deal(key: string) {
      const found = deals.find(({ id }) => id === `deal_demo_${key}`);
      if (!found) throw new Error(`no deal ${key}`);
      return found;
    },
    dealsOf: (accountId: string) =>
      deals.filter(({ brandId, hostId }) => [brandId, hostId].includes(accountId)),
    owedBy: (accountId: string) =>
      all<
        Record<"dealId" | "benefit" | "status", string> & { owedBy: string | null; dueDate: string | null }
      >("deliverable").filter((one) => one.owedBy === accountId && one.dueDate !== null),
    creditPackages: () =>
      all<{ id: string; name: string; creditAmount: number; price: number }>("credit-package").sort(
        (a, b) => a.price - b.price,
      ),
    balanceOf(accountId: string) {
      const found = all<{ userId: string; available: number }>("balance").find(
        ({ userId }) => userId === accountId,
      );
      return found?.available ?? 0;
    },
    /** A measure's sum over days, both included; of all deals, or of one. */
    measured(accountId: string, measure: string, [from, to]: readonly [string, string], deal?: string) {
      const rows = all<{
        accountId: string;
        isSample: boolean;
        dealId: string;
        month: string;
        measuredOn: number[];
        values: Record<string, number[]>;
      }>("metrics-month").filter((row) => row.accountId === accountId && !row.isSample);
      let sum = 0;
      for (const { month, dealId, measuredOn, values } of rows)
        for (const [at, day] of measuredOn.entries()) {
          const date = `${month}-${String(day).padStart(2, "0")}`;
          if (date >= from && date <= to && (deal ?? dealId) === dealId) sum += values[measure]?.[at] ?? 0;
        }
      return sum;
    },
    /** The signed deals of a brand that were measured up to a day, by their amounts in cents. */
    returning(accountId: string, to: string) {
      const measured = new Set(
        all<{ accountId: string; dealId: string; month: string; measuredOn: number[] }>("metrics-month")
          .filter((row) => row.accountId === accountId)
          .filter(({ month, measuredOn }) =>
            measuredOn.some((day) => `${month}-${String(day).padStart(2, "0")}` <= to),
          )
          .map(({ dealId }) => dealId),
      );
      return deals.filter(
        ({ id, brandId, status, signedAt }) =>
          brandId === accountId &&
          status !== "cancelled" &&
          signedAt !== null &&
          signedAt.slice(0, 10) <= to &&
          measured.has(id),
      );
    },
    prices() {
      const [settings] = all<{ prices: Record<string, number> }>("settings");
      return (
        settings?.prices ?? {
          campaignIdeas: 10,
          competitiveAnalysis: 5,
          visualMockup: 5,
          refinement: 5,
          chatReply: 1,
          freeRepliesPerMonth: 50,
        }
      );
    },
  };
}
export type Facts = ReturnType<typeof tableFacts>;

/** The date that many days ago. */
export function daysAgo(days: number): string {
  return new Date(Date.parse(now) - days * 86_400_000).toISOString().slice(0, 10);
}
