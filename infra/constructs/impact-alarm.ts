import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** The pages under docs/runbooks; a test checks that they exist. */
export const runbooks = [
  "dead-letters",
  "old-messages",
  "api-errors",
  "function-errors",
  "schedules",
  "unreadable-rows",
  "jobs-failing",
  "model",
  "pushes",
  "mail",
  "missing-permission",
  "table-throttled",
  "payments",
  "ledger-differences",
  "text-messages",
] as const;
type Runbook = (typeof runbooks)[number];

/** What is watched, when it counts as bad, and what that means for users. */
export interface ImpactAlarmSpec {
  /** Its name without the stage, such as `campaign-dead-letters`. */
  name: string;
  /** The metric's period is the length of one evaluation. */
  metric: IMetric;
  /** Bad above this value, or below it for things that must keep happening. Missing data counts as below. */
  bad: { above: number } | { below: number };
  /** How many of the last evaluations must be bad; one of one by default. */
  looks?: { bad: number; of: number };
  /** What a user notices while this lasts: the first thing that the on-call engineer reads. */
  impact: string;
  runbook: Runbook;
}

/** An alarm that says what users notice and which runbook to follow. */
export class ImpactAlarm extends Alarm {
  constructor(scope: Construct, stage: string, spec: ImpactAlarmSpec, notify: ITopic) {
    const { name, metric, bad, looks = { bad: 1, of: 1 }, impact, runbook } = spec;
    const mustHappen = "below" in bad;
    super(scope, name, {
      alarmName: `marquee-${stage}-${name}`,
      alarmDescription: `${impact} Runbook: docs/runbooks/${runbook}.md`,
      metric,
      threshold: mustHappen ? bad.below : bad.above,
      comparisonOperator: mustHappen
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: looks.of,
      datapointsToAlarm: looks.bad,
      treatMissingData: mustHappen ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(notify));
    this.addOkAction(new SnsAction(notify));
  }
}
