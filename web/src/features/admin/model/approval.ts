import type { Approval } from "@marquee/contracts/http/admin";
import { formatCredits, formatPaid } from "#lib/format.ts";
import { changesOf } from "./audit-changes.ts";

/** What is asked for, in a few words. */
export function askedFor({ kind, subjectName }: Pick<Approval, "kind" | "subjectName">): string {
  switch (kind) {
    case "admin":
      return `Make ${subjectName} an admin`;
    case "creditPackage":
      return `Change the package “${subjectName}”`;
    case "prices":
      return "Change the price list";
  }
}

const labels: Record<string, string> = {
  role: "Role",
  status: "Status",
  isPartner: "Partner",
  name: "Name",
  price: "Price",
  creditAmount: "Credits",
  isActive: "On offer",
  "prices.campaignIdeas": "Campaign ideas",
  "prices.competitiveAnalysis": "Competitive analysis",
  "prices.visualMockup": "Visual mockup",
  "prices.chatReply": "Chat reply",
  "prices.freeRepliesPerMonth": "Free replies a month",
};

/** What would change, such as "Price: $49.00 → $39.00, Credits: 100 → 200". */
export function differencesOf({ kind, before, after }: Pick<Approval, "kind" | "before" | "after">): string {
  const shown = (name: string, value: string | undefined) => {
    if (kind !== "creditPackage" || value === undefined) return value ?? "none";
    if (name === "price") return formatPaid(Number(value));
    return name === "creditAmount" ? formatCredits(Number(value)) : value;
  };
  return changesOf({ before, after })
    .map(
      (one) =>
        `${labels[one.name] ?? one.name}: ${shown(one.name, one.before)} → ${shown(one.name, one.after)}`,
    )
    .join(", ");
}
