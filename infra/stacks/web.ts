import type { Stage } from "@marquee/contracts/stage-names";
import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Construct } from "constructs";
import type { StageConfig } from "../config/stages.ts";
import { SpaSite } from "../constructs/spa-site.ts";

export interface WebStackProps extends StackProps {
  stage: Stage;
  config: StageConfig;
  httpDomain: string;
  socketDomain: string;
  originSecret: Secret;
  media: IBucket;
}

/** Requests per address in five minutes: far more than a person with many tabs sends, far less than a script. */
const requestsPerFiveMinutes = 3_000;

/** The site: CloudFront, its firewall rule, and the bucket for the pages. */
export class WebStack extends Stack {
  readonly site: SpaSite;

  constructor(scope: Construct, id: string, { stage, config, ...props }: WebStackProps) {
    super(scope, id, props);
    this.site = new SpaSite(this, "Site", {
      config,
      httpDomain: props.httpDomain,
      socketDomain: props.socketDomain,
      originSecret: props.originSecret,
      media: props.media,
      ...(config.waf ? { webAclArn: this.rateRule(stage).attrArn } : {}),
    });
    new CfnOutput(this, "Url", { value: this.site.origin, description: "Where the product is" });
  }

  private rateRule(stage: Stage): CfnWebACL {
    const visibility = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      sampledRequestsEnabled: false,
    });
    return new CfnWebACL(this, "Firewall", {
      name: `marquee-${stage}`,
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visibility(`marquee-${stage}-firewall`),
      rules: [
        {
          name: "rate-per-address",
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { limit: requestsPerFiveMinutes, aggregateKeyType: "IP" } },
          visibilityConfig: visibility(`marquee-${stage}-rate-per-address`),
        },
      ],
    });
  }
}
