import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { tileIds } from "@marquee/contracts/insight/analytics-measures";
import { expect, test } from "vitest";
import { dealGoals, readGoal } from "./deal-goals.ts";

test.each<[string, TileId, number]>([
  ["200 leads", "leads", 200],
  ["120 qualified leads", "mqls", 120],
  ["40 sales-qualified leads", "sqls", 40],
  ["At least 1,500 leads by June 2027", "leads", 1_500],
  ["In 2027, 300 customers", "customers", 300],
  ["2.5k impressions", "impressions", 2_500],
  ["3 million impressions", "impressions", 3_000_000],
  ["$250,000 revenue", "revenue", 250_000],
  ["Revenue of $1.2m", "revenue", 1_200_000],
  ["ROI of 2.5x", "roi", 2.5],
  ["3x ROI", "roi", 3],
  ["Cost per lead under $80", "cost_per_lead", 80],
  ["2 events with a cost per qualified lead of $95", "cost_per_lead", 95],
  ["15% engagement rate", "engagement_rate", 15],
  ["A lead conversion of 8 %", "lead_conversion", 8],
])("“%s” is measured by %s, with %s to reach", (text, tile, target) => {
  expect(readGoal(text)).toEqual({ tile, target });
});

test.each(["80 pitch meetings", "Be the lead sponsor of 2 rooms", "More leads", "3 workshops sold out", ""])(
  "“%s” names no number of what is measured",
  (text) => {
    expect(readGoal(text)).toBeUndefined();
  },
);

test("a goal is reached by the share that was measured; of a price, by how far it is below", () => {
  const measured = tileIds.map((id) => ({
    id,
    value: id === "leads" ? 150 : id === "cost_per_lead" ? 100 : null,
    previous: null,
    goal: null,
  }));
  const goals = dealGoals(["200 leads", "Cost per lead below $80", "5 customers", "A full room"], measured);
  expect(goals.map(({ reached }) => reached)).toEqual([75, 80, null, null]);
});
