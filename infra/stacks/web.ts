import type { Stage } from "@marquee/contracts/stage-names";
import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import type { StageConfig } from "../config/stages.ts";
import { Firewall } from "../constructs/firewall.ts";
import { SpaSite } from "../constructs/spa-site.ts";

export interface WebStackProps extends StackProps {
  stage: Stage;
  config: StageConfig;
  httpDomain: string;
  socketDomain: string;
  originSecret: Secret;
  media: IBucket;
}

/** The site: CloudFront, its firewall, and the bucket for the pages. */
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
      ...(config.waf ? { webAclArn: new Firewall(this, "Firewall", { stage }).arn } : {}),
    });
    new CfnOutput(this, "Url", { value: this.site.origin, description: "Where the product is" });
  }
}
