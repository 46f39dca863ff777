import { expect, it } from "vitest";
import { defaultSettings } from "../admin/system.ts";
import { queueVariables } from "../naming.ts";
import { jobKindNames, jobQueues, jobRules } from "./job-kinds.ts";

it.each(jobKindNames)("%s: a lease outlasts its worker, and a deadline its lease", (kind) => {
  const { leaseSeconds, deadlineSeconds } = jobRules(kind);
  expect(leaseSeconds).toBeGreaterThan(jobQueues[kind].workerSeconds);
  expect(deadlineSeconds).toBeGreaterThan(leaseSeconds);
});

it.each(jobKindNames)("%s: an order has a positive price on the price list, or no price at all", (kind) => {
  const { price } = jobRules(kind);
  if (price !== null) expect(defaultSettings.prices[price]).toBeGreaterThan(0);
});

it.each(jobKindNames)("%s: its alarms say in a full sentence what people notice", (kind) => {
  const { lateImpact, deadLetterImpact } = jobQueues[kind];
  for (const text of [lateImpact, deadLetterImpact]) expect(text).toMatch(/^[A-Z].+ .+\.$/);
});

it("has one balance counter per kind with a cap", () => {
  const counters = jobKindNames.flatMap((kind) => jobRules(kind).open?.counter ?? []);
  expect(new Set(counters).size).toBe(counters.length);
});

it("names queues in the environment by their kind", () => {
  expect(queueVariables("campaign")).toEqual({
    queue: "CAMPAIGN_QUEUE_URL",
    deadLetters: "CAMPAIGN_DEAD_LETTERS_URL",
  });
});
