import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Metric,
  Row,
  TextWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { workerProfiles } from "../config/job-profiles.ts";
import type { Stage, StageConfig } from "../config/stages.ts";
import type { AppFunction } from "../constructs/app-function.ts";
import type { QueueName } from "../constructs/grants.ts";
import { alarmPeriod, ImpactAlarm } from "../constructs/impact-alarm.ts";
import type { JobQueue } from "../constructs/job-queue.ts";

export interface ObservabilityStackProps extends StackProps {
  stage: Stage;
  config: StageConfig;
  table: Table;
  httpApiId: string;
  queues: Record<QueueName, JobQueue>;
  functions: readonly AppFunction[];
}

const queueImpact: Record<QueueName, string> = {
  campaign: "Campaigns that people ordered are late; after 15 minutes their credits come back.",
  chat: "Morgan answers late; after 3 minutes answers are marked as failed.",
};

/** What wakes somebody up, and the one page they then look at. */
export class ObservabilityStack extends Stack {
  private readonly stage: Stage;
  private readonly alarms: Topic;

  constructor(scope: Construct, id: string, { stage, config, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    this.stage = stage;
    this.alarms = this.alarmTopic(config);
    for (const name of ["campaign", "chat"] as const) this.queueAlarms(name, props.queues[name]);
    this.apiAlarm(props.httpApiId);
    this.tableAlarm(props.table);
    this.paymentAlarms();
    this.ledgerAlarm();
    const alarmed = props.functions.filter(({ profile }) => profile.alarmed);
    for (const one of alarmed) this.functionAlarm(one);
    this.dashboard(props, alarmed);
  }

  private alarmTopic(config: StageConfig): Topic {
    const topic = new Topic(this, "Alarms", { enforceSSL: true });
    // A topic with a policy of its own loses the default one that lets alarms publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        sid: "AlarmsMayPublish",
        principals: [new ServicePrincipal("cloudwatch.amazonaws.com")],
        actions: ["sns:Publish"],
        resources: [topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
    );
    if (config.alarmsEmail) topic.addSubscription(new EmailSubscription(config.alarmsEmail));
    return topic;
  }

  private queueAlarms(name: QueueName, { queue, deadLetters }: JobQueue): void {
    new ImpactAlarm(this, `${name}-dead-letters`, {
      alarmName: `marquee-${this.stage}-${name}-dead-letters`,
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({
        period: alarmPeriod,
        statistic: "Maximum",
      }),
      above: 0,
      impact: `A ${name} job failed five times and was set aside; its owner waits or has the credits back.`,
      runbook: "dead-letters",
      notify: this.alarms,
    });
    new ImpactAlarm(this, `${name}-old-messages`, {
      alarmName: `marquee-${this.stage}-${name}-old-messages`,
      metric: queue.metricApproximateAgeOfOldestMessage({ period: alarmPeriod, statistic: "Maximum" }),
      above: 120,
      impact: queueImpact[name],
      runbook: "old-messages",
      notify: this.alarms,
    });
  }

  private apiAlarm(apiId: string): void {
    const count = (metricName: string) => apiMetric(apiId, metricName, "Sum");
    new ImpactAlarm(this, "api-errors", {
      alarmName: `marquee-${this.stage}-api-errors`,
      // A share instead of a number, so that it means the same by day and by night; one lone failure stays quiet.
      metric: new MathExpression({
        expression: "IF(errors > 2, 100 * errors / calls, 0)",
        usingMetrics: { errors: count("5xx"), calls: count("Count") },
        period: alarmPeriod,
      }),
      above: 1,
      forMinutes: 2,
      impact: "More than one in a hundred calls fails: people see error messages all over the app.",
      runbook: "api-errors",
      notify: this.alarms,
    });
  }

  private tableAlarm(table: Table): void {
    new ImpactAlarm(this, "table-throttled", {
      alarmName: `marquee-${this.stage}-table-throttled`,
      metric: new Metric({
        namespace: "AWS/DynamoDB",
        metricName: "ThrottledRequests",
        dimensionsMap: { TableName: table.tableName },
        statistic: "Sum",
        period: alarmPeriod,
      }),
      above: 10,
      forMinutes: 2,
      impact: 'Calls get slow, and some are answered with "please try again".',
      runbook: "table-throttled",
      notify: this.alarms,
    });
  }

  private paymentAlarms(): void {
    const webhook = "http-receive-stripe-event";
    new ImpactAlarm(this, "payments-refused", {
      alarmName: `marquee-${this.stage}-payments-refused`,
      metric: new MathExpression({
        expression: "webhook + reconciler",
        usingMetrics: {
          webhook: this.counted(webhook, "WebhooksRefused"),
          reconciler: this.counted("schedule-reconcile-payments", "PaymentsRefused"),
        },
        period: alarmPeriod,
      }),
      above: 0,
      impact: "Somebody paid, but not what was agreed: they have no credits and wait for a person.",
      runbook: "payments",
      notify: this.alarms,
    });
    new ImpactAlarm(this, "webhooks-failed", {
      alarmName: `marquee-${this.stage}-webhooks-failed`,
      metric: this.counted(webhook, "WebhooksFailed"),
      above: 0,
      forMinutes: 5,
      impact: "News of payments cannot be taken: credits arrive minutes late, by the reconciler.",
      runbook: "payments",
      notify: this.alarms,
    });
    new ImpactAlarm(this, "webhooks-forged", {
      alarmName: `marquee-${this.stage}-webhooks-forged`,
      metric: this.counted(webhook, "WebhooksForged"),
      above: 5,
      impact: "Nobody notices yet: events with a wrong signature are refused. Our own secret may be stale.",
      runbook: "payments",
      notify: this.alarms,
    });
  }

  private ledgerAlarm(): void {
    new ImpactAlarm(this, "ledger-differences", {
      alarmName: `marquee-${this.stage}-ledger-differences`,
      metric: this.counted("schedule-check-ledgers", "LedgerDifferences"),
      above: 0,
      impact: "Somebody's balance is not the sum of its ledger: they may see too many or too few credits.",
      runbook: "ledger-differences",
      notify: this.alarms,
    });
  }

  /** What a function of ours counts itself. */
  private counted(functionName: string, metricName: string): Metric {
    return new Metric({
      namespace: "Marquee",
      metricName,
      dimensionsMap: { service: `marquee-${this.stage}-${functionName}` },
      statistic: "Sum",
      period: alarmPeriod,
    });
  }

  private functionAlarm({ name, profile, lambda }: AppFunction): void {
    new ImpactAlarm(this, `${name}-errors`, {
      alarmName: `marquee-${this.stage}-${name}-errors`,
      metric: lambda.metricErrors({ period: alarmPeriod }),
      above: 0,
      impact: profile.impact,
      runbook: "function-errors",
      notify: this.alarms,
    });
  }

  private dashboard(
    props: Omit<ObservabilityStackProps, "stage" | "config">,
    alarmed: readonly AppFunction[],
  ): void {
    const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
      new GraphWidget({ title, left, right, width: 12, height: 6 });
    const api = (name: string, statistic: string) => apiMetric(props.httpApiId, name, statistic);
    const { campaign, chat } = props.queues;
    const workers = props.functions.filter(({ name }) =>
      Object.values(workerProfiles).some((one) => one.functionName === name),
    );
    const oldest = ({ queue }: JobQueue, label: string) =>
      queue.metricApproximateAgeOfOldestMessage({ label });
    const dead = ({ deadLetters }: JobQueue, label: string) =>
      deadLetters.metricApproximateNumberOfMessagesVisible({ label });
    new Dashboard(this, "Dashboard", {
      dashboardName: `marquee-${this.stage}`,
      defaultInterval: Duration.hours(3),
      widgets: [
        [
          new TextWidget({
            markdown: `# Marquee ${this.stage}\nAlarms say what people notice; what to do is in docs/runbooks.`,
            width: 24,
            height: 2,
          }),
        ],
        [
          new Row(
            graph("Calls", [api("Count", "Sum")], [api("5xx", "Sum"), api("4xx", "Sum")]),
            graph("Time to answer, ms", [api("Latency", "p50"), api("Latency", "p99")]),
          ),
        ],
        [
          new Row(
            graph("Oldest waiting job, s", [oldest(campaign, "campaign"), oldest(chat, "chat")]),
            graph("Set aside", [dead(campaign, "campaign"), dead(chat, "chat")]),
          ),
        ],
        [
          new Row(
            graph(
              "Work time, ms",
              workers.map(({ lambda, name }) => lambda.metricDuration({ label: name, statistic: "p90" })),
            ),
            graph(
              "Errors where it matters",
              alarmed.map(({ lambda, name }) => lambda.metricErrors({ label: name })),
            ),
          ),
        ],
      ],
    });
  }
}

function apiMetric(apiId: string, metricName: string, statistic: string): Metric {
  return new Metric({
    namespace: "AWS/ApiGateway",
    metricName,
    dimensionsMap: { ApiId: apiId },
    statistic,
    period: alarmPeriod,
  });
}
