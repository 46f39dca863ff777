import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import type { Stage } from "@marquee/contracts/stage-names";
import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
  Row,
  TextWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import { apiMetric, stageMetric } from "../config/alarm-metrics.ts";
import { alarmsOf, type Watched, workersOf } from "../config/alarms.ts";
import type { StageConfig } from "../config/stages.ts";
import { ImpactAlarm } from "../constructs/impact-alarm.ts";
import type { JobQueue } from "../constructs/job-queue.ts";

export interface ObservabilityStackProps extends StackProps, Omit<Watched, "monthlySmsDollars"> {
  config: StageConfig;
}

/** The alarms that page the on-call engineer, and the dashboard they open first. */
export class ObservabilityStack extends Stack {
  private readonly stage: Stage;
  private readonly alarms: Topic;

  constructor(scope: Construct, id: string, { stage, config, ...props }: ObservabilityStackProps) {
    super(scope, id, props);
    this.stage = stage;
    this.alarms = this.alarmTopic(config);
    const { monthlySmsDollars } = config;
    this.budget(config);
    for (const spec of alarmsOf({ stage, monthlySmsDollars, ...props }))
      if (config.metricMath || !(spec.metric instanceof MathExpression))
        new ImpactAlarm(this, stage, spec, this.alarms);
    this.dashboard(props);
  }

  private alarmTopic(config: StageConfig): Topic {
    const topic = new Topic(this, "Alarms", { enforceSSL: true });
    // A topic with its own policy loses the default policy that lets alarms publish.
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

  /** What the account costs is AWS's to count, so it mails by itself; budgets are no alarms. */
  private budget({ monthlyBudgetDollars: amount, alarmsEmail: address }: StageConfig): void {
    if (amount === undefined || !address) return;
    const mailAt = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: "GREATER_THAN" },
      subscribers: [{ subscriptionType: "EMAIL", address }],
    });
    new CfnBudget(this, "Budget", {
      budget: {
        budgetName: `marquee-${this.stage}`,
        budgetType: "COST",
        timeUnit: "MONTHLY",
        budgetLimit: { amount, unit: "USD" },
      },
      notificationsWithSubscribers: [mailAt("ACTUAL", 80), mailAt("FORECASTED", 100)],
    });
  }

  private dashboard(props: Omit<Watched, "stage" | "monthlySmsDollars">): void {
    const graph = (title: string, left: IMetric[], right: IMetric[] = []) =>
      new GraphWidget({ title, left, right, width: 12, height: 6 });
    const api = (name: string, statistic: string) => apiMetric(props.httpApiId, name, statistic);
    const workers = workersOf(props.functions);
    const alarmed = props.functions.filter(({ profile }) => profile.alarm !== undefined);
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
            graph(
              "Oldest waiting job, s",
              jobKindNames.map((kind) => oldest(props.queues[kind], kind)),
            ),
            graph(
              "Set aside",
              jobKindNames.map((kind) => dead(props.queues[kind], kind)),
            ),
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
        [
          new Row(
            graph("Model calls that failed, and that the fallback answered", [
              stageMetric(this.stage, "ModelCallsFailed"),
              stageMetric(this.stage, "FallbackModelCalls"),
            ]),
            graph("Orders without a result", [stageMetric(this.stage, "JobsReleased")]),
          ),
        ],
      ],
    });
  }
}
