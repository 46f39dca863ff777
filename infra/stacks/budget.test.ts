import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

const alarmsEmail = "ops@example.com";

test("a stage with a budget mails at four fifths of it, and once the month is expected to go beyond it", () => {
  const [budget, ...more] = synthesize("prod", { alarmsEmail, monthlyBudgetDollars: 300 }).resources(
    "AWS::Budgets::Budget",
  );
  expect(more).toEqual([]);
  const to = [{ SubscriptionType: "EMAIL", Address: alarmsEmail }];
  const beyond = (NotificationType: string, Threshold: number) => ({
    Notification: { NotificationType, Threshold, ComparisonOperator: "GREATER_THAN" },
    Subscribers: to,
  });
  expect(budget?.properties).toMatchObject({
    Budget: { BudgetLimit: { Amount: 300, Unit: "USD" }, BudgetType: "COST", TimeUnit: "MONTHLY" },
    NotificationsWithSubscribers: [beyond("ACTUAL", 80), beyond("FORECASTED", 100)],
  });
});

test("one without a budget has none, and one that says nobody to mail is not synthesized", () => {
  expect(synthesize("prod", { alarmsEmail }).resources("AWS::Budgets::Budget")).toEqual([]);
  expect(() => synthesize("prod", { monthlyBudgetDollars: 300 })).toThrow(
    "Stage prod cannot be synthesized: MARQUEE_BUDGET_DOLLARS mails about the bill, and MARQUEE_ALARMS_EMAIL doesn't say to whom.",
  );
});
