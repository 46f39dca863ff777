import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

/** The pages under docs/runbooks; a test holds them to exist. */
export const runbooks = [
  "dead-letters",
  "old-messages",
  "api-errors",
  "function-errors",
  "table-throttled",
  "payments",
  "ledger-differences",
] as const;
type Runbook = (typeof runbooks)[number];

export interface ImpactAlarmProps {
  alarmName: string;
  metric: IMetric;
  /** Raised above this value. */
  above: number;
  /** Minutes in a row that must be bad. */
  forMinutes?: number;
  /** What a user notices while this lasts: the first thing that whoever is woken up reads. */
  impact: string;
  runbook: Runbook;
  notify: ITopic;
}

/** An alarm that says what it means to people and where to read what to do. */
export class ImpactAlarm extends Alarm {
  constructor(scope: Construct, id: string, props: ImpactAlarmProps) {
    super(scope, id, {
      alarmName: props.alarmName,
      alarmDescription: `${props.impact} Runbook: docs/runbooks/${props.runbook}.md`,
      metric: props.metric,
      threshold: props.above,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: props.forMinutes ?? 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    this.addAlarmAction(new SnsAction(props.notify));
    this.addOkAction(new SnsAction(props.notify));
  }
}

/** Alarms look at whole minutes. */
export const alarmPeriod = Duration.minutes(1);
