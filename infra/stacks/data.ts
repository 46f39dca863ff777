import type { Stage } from "@marquee/contracts/stage-names";
import { tableDefinition } from "@marquee/table/table-definition";
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from "aws-cdk-lib/aws-dynamodb";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import type { Construct } from "constructs";
import type { StageConfig } from "../config/stages.ts";
import type { SecretName } from "../constructs/grants.ts";
import { addSearchDomain } from "../constructs/search-domain.ts";

export interface DataStackProps extends StackProps {
  stage: Stage;
  config: StageConfig;
}

// The table's definition is the only import of infra from outside the contracts: it is plain data, and a second copy
// of the keys here could drift from the one that the table layer and the local runtime use.
const string = (name: string) => ({ name, type: AttributeType.STRING });

/** What must not be lost: the table, the files and the secrets. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly media: Bucket;
  readonly secrets: Record<SecretName, Secret>;

  readonly mailIdentityArn: string;

  constructor(scope: Construct, id: string, { stage, config, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: config.keepData });
    const removalPolicy = config.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

    this.table = new Table(this, "Table", {
      tableName: `marquee-${stage}`,
      partitionKey: string(tableDefinition.partitionKey),
      sortKey: string(tableDefinition.sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      // Keys are enough: who follows it reads the rows themselves.
      stream: StreamViewType.KEYS_ONLY,
      timeToLiveAttribute: tableDefinition.ttlAttribute,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: config.keepData,
      removalPolicy,
    });
    for (const index of tableDefinition.globalIndexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: string(index.partitionKey),
        sortKey: string(index.sortKey),
        projectionType: ProjectionType[index.projection],
      });
    }

    this.media = new Bucket(this, "Media", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: config.keepData,
      lifecycleRules: [
        // Uploads that were never used.
        { prefix: "uploads/", expiration: Duration.days(1) },
        // Which accounts were erased, for longer than the table can be restored to (35 days).
        { prefix: "erased/", expiration: Duration.days(90) },
        // Parts of the index of events that no row names any more; current ones are written anew every three days.
        { prefix: "search/", expiration: Duration.days(14) },
        ...(config.keepData
          ? [
              { noncurrentVersionExpiration: Duration.days(35) },
              { prefix: "search/", noncurrentVersionExpiration: Duration.days(1) },
            ]
          : []),
      ],
      removalPolicy,
    });
    Validations.of(this.media).acknowledge({
      id: "AwsSolutions-S1",
      reason:
        "Private; only a few functions read or write it, and each of their calls is in the functions' own logs.",
    });

    if (config.search === "opensearch") addSearchDomain(this, stage);

    if (config.web === "none") new CfnOutput(this, "MediaBucket", { value: this.media.bucketName });

    const generated = (name: string, description: string) =>
      new Secret(this, name, {
        secretName: `marquee/${stage}/${name.replaceAll(/(?!^)[A-Z]/g, "-$&").toLowerCase()}`,
        description,
        generateSecretString: { excludePunctuation: true, passwordLength: 64 },
        removalPolicy,
      });
    this.secrets = {
      session: generated("SessionSecret", "Signs session cookies. Comma list: the first signs, all verify."),
      anthropic: generated(
        "AnthropicApiKey",
        "The model provider's key. Made up until somebody puts the real one in.",
      ),
      origin: generated("OriginSecret", "The header by which the API knows that CloudFront is calling."),
      stripe: generated("StripeSecretKey", "The card provider's key. Made up until the real one is put in."),
      stripeWebhook: generated(
        "StripeWebhookSecret",
        "Signs what the card provider tells us. Comma list, so that two are valid while one is rotated.",
      ),
      google: generated(
        "GoogleClientSecret",
        "Google's client secret. Made up until the real one is put in.",
      ),
      codes: generated(
        "CodesSecret",
        "Keys the stored form of one-time codes. Comma list: the first keys new ones, all count.",
      ),
      factors: generated(
        "FactorsSecret",
        "Seals the stored secrets of authenticator apps. Comma list: the first seals, all open.",
      ),
    };
    for (const secret of Object.values(this.secrets)) {
      Validations.of(secret).acknowledge({
        id: "AwsSolutions-SMG4",
        reason:
          "Rotated by hand after docs/runbooks/rotate-secrets.md: each needs an overlap that only a person can time.",
      });
    }
    this.mailIdentityArn = this.mailIdentity(stage, config);
  }

  /**
   * The domain that mail comes from. SES verifies it by DNS records that it names; if it is already verified, or the
   * stage is local, only its name is needed.
   */
  private mailIdentity(stage: Stage, config: StageConfig): string {
    const domain = config.mailFrom.split("@")[1] ?? "";
    if (stage !== "local" && config.domain !== undefined) {
      return new EmailIdentity(this, "MailIdentity", { identity: Identity.domain(domain) }).emailIdentityArn;
    }
    return `arn:${this.partition}:ses:${this.region}:${this.account}:identity/${domain}`;
  }
}
