import { type JobKind, jobKindNames, jobQueues } from "@marquee/contracts/credits/job-kinds";
import type { Stage } from "@marquee/contracts/stage-names";
import { tableDefinition } from "@marquee/table/table-definition";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { AppFunction } from "../constructs/app-function.ts";
import type { ImpactAlarmSpec } from "../constructs/impact-alarm.ts";
import type { JobQueue } from "../constructs/job-queue.ts";
import {
  apiMetric,
  counted,
  everyMinute,
  expression,
  greatestOf,
  minute,
  ofAccount,
  serviceOf,
  sumOf,
} from "./alarm-metrics.ts";
import { scheduleProfiles, workerProfiles } from "./job-profiles.ts";

/** The parts of a stage that alarms watch. */
export interface Watched {
  stage: Stage;
  table: Table;
  httpApiId: string;
  queues: Record<JobKind, JobQueue>;
  scheduleDeadLetters: Queue;
  /** What text messages may cost in a month. */
  monthlySmsDollars: number;
  functions: readonly AppFunction[];
}

/** Every alarm of a stage. A failure that is not counted raises none: see functions/src/runtime/metrics.ts. */
export function alarmsOf(watched: Watched): ImpactAlarmSpec[] {
  return [
    ...queueAlarms(watched),
    ...apiAlarms(watched),
    ...functionAlarms(watched),
    ...scheduleAlarms(watched),
    ...jobAlarms(watched),
    ...moneyAlarms(watched),
    ...stageAlarms(watched),
  ];
}

function queueAlarms({ queues, scheduleDeadLetters }: Watched): ImpactAlarmSpec[] {
  const ages = jobKindNames.map((kind) =>
    queues[kind].queue.metricApproximateAgeOfOldestMessage(everyMinute("Maximum")),
  );
  return [
    {
      name: "dead-letters",
      metric: sumOf([
        ...jobKindNames.map((kind) => visible(queues[kind].deadLetters)),
        visible(scheduleDeadLetters),
      ]),
      bad: { above: 0 },
      impact: `${jobKindNames.map((kind) => `${kind}: ${jobQueues[kind].deadLetterImpact}`).join(" ")} schedules: A run could not start or failed on every attempt; the next run has to catch up.`,
      runbook: "dead-letters",
    },
    {
      name: "old-messages",
      metric: greatestOf(ages),
      bad: { above: 120 },
      impact: jobKindNames.map((kind) => jobQueues[kind].lateImpact).join(" "),
      runbook: "old-messages",
    },
  ];
}

const visible = (queue: Queue) => queue.metricApproximateNumberOfMessagesVisible(everyMinute("Maximum"));

function apiAlarms({ stage, httpApiId }: Watched): ImpactAlarmSpec[] {
  const calls = (minutes: number) => ({
    errors: apiMetric(httpApiId, "5xx", "Sum", minutes),
    calls: apiMetric(httpApiId, "Count", "Sum", minutes),
    // Features that an admin switched off answer 503 on purpose.
    off: counted(serviceOf(stage), "SwitchedOff", minutes),
  });
  return [
    {
      name: "api-errors",
      // A percentage instead of a count, so that it means the same by day and by night; a single failure stays quiet.
      metric: expression(
        "IF(errors - FILL(off, 0) > 2, 100 * (errors - FILL(off, 0)) / calls, 0)",
        calls(1),
        1,
      ),
      bad: { above: 1 },
      looks: { bad: 2, of: 3 },
      impact: "More than one call in a hundred fails: people see error messages all over the app.",
      runbook: "api-errors",
    },
    {
      name: "api-errors-lasting",
      // An operation that always fails but is rarely called never reaches the percentage.
      metric: expression(
        "FILL(errors, 0) - FILL(off, 0)",
        { errors: calls(15).errors, off: calls(15).off },
        15,
      ),
      bad: { above: 10 },
      impact: "Something keeps failing: people who need that part of the app cannot use it.",
      runbook: "api-errors",
    },
  ];
}

/** What each kind of function counts when it answers a failure itself; schedules count nothing, they throw. */
const failureMetrics: Record<string, string> = {
  http: "CallsFailed",
  socket: "FramesFailed",
  job: "JobsFailed",
};

/** One alarm for all functions whose failure people notice in the same way. */
function functionAlarms({ stage, functions }: Watched): ImpactAlarmSpec[] {
  const watched = functions.filter(({ profile }) => profile.alarm !== undefined);
  return [...Map.groupBy(watched, ({ profile }) => profile.alarm ?? "")].map(
    ([name, group]): ImpactAlarmSpec => {
      const failures = group.flatMap((one) => {
        const metric = failureMetrics[one.name.split("-")[0] ?? ""];
        return metric === undefined ? [] : [counted(serviceOf(stage, one.name), metric)];
      });
      const crashes = group.map(({ lambda }) => lambda.metricErrors({ period: minute }));
      return {
        name,
        metric: sumOf([...failures, ...crashes]),
        bad: { above: 0 },
        // A call may fail because the table was slow for a moment; accepted work may not.
        looks: /^(workers|schedules)-/.test(name) ? { bad: 1, of: 1 } : { bad: 2, of: 5 },
        impact: group.map((one) => `${one.name}: ${one.profile.impact}`).join(" "),
        runbook: "function-errors",
      };
    },
  );
}

function scheduleAlarms({ stage, functions }: Watched): ImpactAlarmSpec[] {
  const profiles = Object.entries(scheduleProfiles);
  const throttled = functions.filter(
    ({ name, profile }) =>
      profile.ownConcurrency !== undefined && /^(schedule-|http-stripe-webhook)/.test(name),
  );
  return [
    // One alarm for all schedules that may be silent for the same time.
    ...[...Map.groupBy(profiles, ([, { silentMinutes }]) => silentMinutes)].map(
      ([silentMinutes, group]): ImpactAlarmSpec => {
        const runs = Object.fromEntries(
          group.map(([, { functionName }], index) => [
            `m${index}`,
            counted(serviceOf(stage, functionName), "ScheduleRan", silentMinutes),
          ]),
        );
        const ran = Object.keys(runs).map((id) => `IF(FILL(${id}, 0) > 0, 1, 0)`);
        return {
          name: `schedules-silent-${spoken(silentMinutes).replace(" ", "-")}`,
          metric: expression(ran.join(" + "), runs, silentMinutes),
          bad: { below: group.length },
          impact: `One of these did not finish a run for ${spoken(silentMinutes)}. ${group
            .map(([name, { impact }]) => `${name}: ${impact}`)
            .join(" ")}`,
          runbook: "schedules",
        };
      },
    ),
    {
      name: "schedules-throttled",
      metric: sumOf(throttled.map(({ lambda }) => lambda.metricThrottles({ period: minute }))),
      bad: { above: 0 },
      looks: { bad: 3, of: 5 },
      impact:
        "The account has no concurrency left for the functions that keep money and credits correct: they run late or not at all.",
      runbook: "schedules",
    },
  ];
}

const spoken = (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`);

function jobAlarms({ stage }: Watched): ImpactAlarmSpec[] {
  const sweeper = serviceOf(stage, scheduleProfiles["sweep-jobs"].functionName);
  return [
    {
      name: "credits-held-long",
      metric: counted(sweeper, "OldestHeldCreditsSeconds", 1, "Maximum"),
      bad: { above: 20 * 60 },
      looks: { bad: 2, of: 3 },
      impact:
        "A user's credits have been held for more than 20 minutes by an order that neither ends nor gives them back.",
      runbook: "jobs-failing",
    },
    {
      name: "orders-slow",
      metric: counted(
        serviceOf(stage, workerProfiles.campaign.functionName),
        "OrderToResultSeconds",
        15,
        "p99",
      ),
      bad: { above: 3 * 60 },
      // A single slow order is nobody's night.
      looks: { bad: 2, of: 4 },
      impact: "The slowest of a hundred ordered campaigns arrive more than three minutes after their order.",
      runbook: "jobs-failing",
    },
    {
      name: "jobs-released",
      metric: expression(
        "IF(FILL(released, 0) > 4, 100 * released / (FILL(done, 0) + FILL(swept, 0)), 0)",
        {
          released: counted(serviceOf(stage), "JobsReleased", 15),
          done: counted(serviceOf(stage), "JobsDone", 15),
          // Jobs that the sweep released were not ended by a worker.
          swept: counted(sweeper, "JobsReleased", 15),
        },
        15,
      ),
      bad: { above: 20 },
      impact:
        "More than one order in five ends without a result; the credits are given back, but nothing is delivered.",
      runbook: "jobs-failing",
    },
    {
      name: "model",
      // Both need the same people at leisure, before anybody notices.
      metric: expression(
        "IF(FILL(missing, 0) > 0, 100, FILL(used, 0))",
        {
          missing: counted(serviceOf(stage), "FallbackModelCalls", 15),
          used: counted(sweeper, "ModelBudgetUsedPercent", 15, "Maximum"),
        },
        15,
      ),
      bad: { above: 80 },
      impact:
        "Four fifths of the day's model budget is spent, and when all of it is, campaigns and answers are refused until midnight UTC; or the model that is set was retired and its fallback answers, and nothing does once that is retired too.",
      runbook: "model",
    },
    {
      name: "rows-unreadable",
      metric: counted(serviceOf(stage), "RowsUnreadable", 5),
      bad: { above: 0 },
      looks: { bad: 1, of: 3 },
      impact:
        "A schedule skips rows that it cannot read: their owners may be waiting for credits, money or a deletion.",
      runbook: "unreadable-rows",
    },
  ];
}

function moneyAlarms({ stage }: Watched): ImpactAlarmSpec[] {
  const webhook = serviceOf(stage, "http-stripe-webhook");
  const reconciler = serviceOf(stage, scheduleProfiles["reconcile-payments"].functionName);
  const checker = serviceOf(stage, scheduleProfiles["check-ledgers"].functionName);
  return [
    {
      name: "payments-refused",
      metric: expression(
        "FILL(webhook, 0) + FILL(reconciler, 0) + IF(FILL(forged, 0) > 5, FILL(forged, 0), 0)",
        {
          webhook: counted(webhook, "WebhooksRefused"),
          reconciler: counted(reconciler, "PaymentsRefused"),
          forged: counted(webhook, "WebhooksForged"),
        },
        1,
      ),
      bad: { above: 0 },
      impact:
        "Someone paid, but not what was agreed or for a closed account: a person has to look into it. Or more than five events in a minute had an invalid signature: they are refused, but our own secret may be stale.",
      runbook: "payments",
    },
    {
      name: "webhooks-failed",
      metric: counted(webhook, "WebhooksFailed"),
      bad: { above: 0 },
      looks: { bad: 3, of: 5 },
      impact: "Payment events cannot be processed: credits arrive minutes late, through the reconciler.",
      runbook: "payments",
    },
    {
      name: "ledger-differences",
      metric: counted(checker, "LedgerDifferences", 6 * 60),
      bad: { above: 0 },
      // The check runs once a day; the alarm stays raised until a day passes without a difference.
      looks: { bad: 1, of: 4 },
      impact: "A user's balance is not the sum of its ledger: they may see too many or too few credits.",
      runbook: "ledger-differences",
    },
  ];
}

function stageAlarms({ stage, table, monthlySmsDollars }: Watched): ImpactAlarmSpec[] {
  const throttles = (metricName: string, index?: string) =>
    new Metric({
      namespace: "AWS/DynamoDB",
      metricName,
      dimensionsMap: {
        TableName: table.tableName,
        ...(index === undefined ? {} : { GlobalSecondaryIndexName: index }),
      },
      statistic: "Sum",
      period: minute,
    });
  const places = [undefined, ...tableDefinition.globalIndexes.map(({ name }) => name)];
  return [
    {
      name: "table-throttled",
      metric: sumOf(
        places.flatMap((index) => [
          throttles("ReadThrottleEvents", index),
          throttles("WriteThrottleEvents", index),
        ]),
      ),
      bad: { above: 10 },
      looks: { bad: 2, of: 3 },
      impact: 'Calls get slow, and some are answered with "please try again".',
      runbook: "table-throttled",
    },
    {
      name: "pushes-failed",
      metric: counted(serviceOf(stage), "PushesFailed", 5),
      bad: { above: 20 },
      impact: "Answers and campaigns do not appear on their own; people see them after a refresh.",
      runbook: "pushes",
    },
    {
      name: "mail-not-sent",
      metric: counted(serviceOf(stage), "MailsFailed", 5),
      bad: { above: 0 },
      looks: { bad: 2, of: 3 },
      impact: "Emails with links to confirm an address or reset a password are not sent.",
      runbook: "mail",
    },
    {
      name: "mail-bounces",
      metric: expression(
        // SES looks into an account at these shares, and pauses it at about twice as much.
        "IF(FILL(bounces, 0) > 0.05, 1, 0) + IF(FILL(complaints, 0) > 0.001, 1, 0)",
        {
          bounces: ofAccount("AWS/SES", "Reputation.BounceRate", "Maximum", 60),
          complaints: ofAccount("AWS/SES", "Reputation.ComplaintRate", "Maximum", 60),
        },
        60,
      ),
      bad: { above: 0 },
      impact: "Nobody notices yet: too much of our mail bounces or is reported, and SES may stop all of it.",
      runbook: "mail",
    },
    {
      name: "text-messages-cost",
      metric: ofAccount("AWS/SNS", "SMSMonthToDateSpentUSD", "Maximum", 60),
      bad: { above: 0.8 * monthlySmsDollars },
      impact:
        "Nobody notices yet: four fifths of what text messages may cost this month are spent, and codes stop arriving when all of it is.",
      runbook: "text-messages",
    },
    {
      name: "actions-denied",
      metric: counted(serviceOf(stage), "ActionsDenied"),
      bad: { above: 0 },
      impact: "A function's role lacks a permission: the part of the app that needs it fails for everyone.",
      runbook: "missing-permission",
    },
  ];
}

/** The workers of the queues, for the dashboard. */
export function workersOf(functions: readonly AppFunction[]): AppFunction[] {
  const names = new Set(Object.values(workerProfiles).map(({ functionName }) => functionName));
  return functions.filter(({ name }) => names.has(name));
}
