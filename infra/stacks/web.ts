import type { Stage } from "@marquee/contracts/stage-names";
import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, type ISource, Source } from "aws-cdk-lib/aws-s3-deployment";
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
  /** The built pages; the local runtime serves them itself and has none. */
  pages?: { hashed: ISource; entry: ISource; startPage: string };
}

/** Requests per address in five minutes: far more than a person with many tabs sends, far less than a script. */
const requestsPerFiveMinutes = 3_000;

/** The site: CloudFront, its firewall rule, and the pages themselves. */
export class WebStack extends Stack {
  /** The site's own origin. */
  readonly origin: string;

  constructor(scope: Construct, id: string, { stage, config, pages, ...props }: WebStackProps) {
    super(scope, id, props);
    const site = new SpaSite(this, "Site", {
      config,
      httpDomain: props.httpDomain,
      socketDomain: props.socketDomain,
      originSecret: props.originSecret,
      media: props.media,
      ...(config.waf ? { webAclArn: this.rateRule(stage).attrArn } : {}),
    });
    this.origin = site.origin;
    if (pages) this.uploadPages(site, pages);
    new CfnOutput(this, "Url", { value: site.origin, description: "Where the product is" });
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

  private uploadPages(site: SpaSite, pages: NonNullable<WebStackProps["pages"]>): void {
    // Hashed files come first and are never removed: an open page may still load chunks of the previous build.
    const hashed = new BucketDeployment(this, "HashedFiles", {
      sources: [pages.hashed],
      destinationBucket: site.bucket,
      prune: false,
      memoryLimit: 512,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    });
    const entry = new BucketDeployment(this, "Entry", {
      sources: [pages.entry, Source.data("index.html", withPreview(pages.startPage, site.origin))],
      destinationBucket: site.bucket,
      prune: false,
      memoryLimit: 512,
      cacheControl: [CacheControl.noCache()],
      distribution: site.distribution,
      distributionPaths: ["/index.html"],
    });
    entry.node.addDependency(hashed);
  }
}

const preview = 'property="og:image" content="/preview.png"';

/** The start page for a site of this origin: others that show a link want the picture's whole address. */
export function withPreview(startPage: string, origin: string): string {
  if (!startPage.includes(preview)) throw new Error(`index.html has no ${preview}.`);
  return startPage.replace(preview, () => `property="og:image" content="${origin}/preview.png"`);
}
