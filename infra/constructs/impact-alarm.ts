import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** The pages under docs/runbooks; a test holds them to exist. */
export const runbooks = [
  "dead-letters",
  "old-messages",
  "analytics-differences",
  "api-errors",
  "function-errors",
  "schedules",
  "unreadable-rows",
  "jobs-failing",
  "model-budget",
  "pushes",
  "mail",
  "missing-permission",
  "table-throttled",
  "payments",
  "ledger-differences",
] as const;
type Runbook = (typeof runbooks)[number];

/** What is watched, from when on it is bad, and what that means. */
export interface ImpactAlarmSpec {
  /** Its name without the stage, such as `campaign-dead-letters`. */
  name: string;
  /** Its own period is the length of one look. */
  metric: IMetric;
  /** Bad above this value, or below it: for what must keep happening. Nothing at all counts as below. */
  bad: { above: number } | { below: number };
  /** So many of the last looks must be bad; one of one unless told. */
  looks?: { bad: number; of: number };
  /** What a user notices while this lasts: the first thing that the person on call reads. */
  impact: string;
  runbook: Runbook;
}

/** An alarm that says what it means to people and where to read what to do. */
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
