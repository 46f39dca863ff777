import { createHash } from "node:crypto";
import type { PseudoParameters, ResourceNames, ResourceRef } from "./intrinsics.ts";
import { isRecord, type TemplateResource } from "./template.ts";

/** The account and region of all local resources. */
export const localPlace: PseudoParameters = {
  region: "us-east-1",
  account: "000000000000",
  partition: "aws",
  urlSuffix: "amazonaws.com",
};

/** CloudFront's domain of a distribution; the runtime replaces it with its own address. */
export const distributionDomain = "distribution.marquee.local";

/**
 * Names local resources like CloudFormation does, but the same on every start, so that data is found again. Existing
 * queues, given by name, keep the account that their service put them in.
 */
export function localNames(
  queueUrlBase: string,
  queues: ReadonlyMap<string, { arn: string }> = new Map(),
): ResourceNames {
  const { region, account, partition, urlSuffix } = localPlace;
  const arn = (service: string, rest: string) => `arn:${partition}:${service}:${region}:${account}:${rest}`;

  function name(of: ResourceRef, property: string): string {
    const given = of.resource.Properties?.[property];
    return typeof given === "string" ? given : `${of.stack}-${of.id}`;
  }

  function queueArn(of: ResourceRef): string {
    const queueName = name(of, "QueueName");
    return queues.get(queueName)?.arn ?? arn("sqs", queueName);
  }

  function ref(of: ResourceRef): string {
    switch (of.resource.Type) {
      case "AWS::DynamoDB::Table":
        return name(of, "TableName");
      case "AWS::S3::Bucket":
        return name(of, "BucketName").toLowerCase().slice(0, 63);
      case "AWS::SQS::Queue":
        return `${queueUrlBase}/${queueArn(of).split(":")[4]}/${name(of, "QueueName")}`;
      case "AWS::Lambda::Function":
        return bundleOf(of.resource) ?? `${of.stack}-${of.id}`;
      case "AWS::SecretsManager::Secret":
        return arn("secretsmanager", `secret:${name(of, "Name")}-local1`);
      case "AWS::SNS::Topic":
        return arn("sns", name(of, "TopicName"));
      case "AWS::Logs::LogGroup":
        return name(of, "LogGroupName");
      case "AWS::Events::Rule":
        return name(of, "Name");
      case "AWS::ApiGatewayV2::Api":
      case "AWS::ApiGatewayV2::Integration":
      case "AWS::ApiGatewayV2::Route":
        return shortId(of);
      case "AWS::ApiGatewayV2::Stage":
        return name(of, "StageName");
      default:
        return `${of.stack}-${of.id}`;
    }
  }

  function attribute(of: ResourceRef, attributeName: string): string {
    const key = `${of.resource.Type}.${attributeName}`;
    switch (key) {
      case "AWS::DynamoDB::Table.Arn":
        return arn("dynamodb", `table/${ref(of)}`);
      case "AWS::DynamoDB::Table.StreamArn":
        return arn("dynamodb", `table/${ref(of)}/stream/local`);
      case "AWS::S3::Bucket.Arn":
        return `arn:${partition}:s3:::${ref(of)}`;
      case "AWS::S3::Bucket.RegionalDomainName":
        return `${ref(of)}.s3.${region}.${urlSuffix}`;
      case "AWS::SQS::Queue.Arn":
        return queueArn(of);
      case "AWS::SQS::Queue.QueueName":
        return name(of, "QueueName");
      case "AWS::Lambda::Function.Arn":
        return arn("lambda", `function:${ref(of)}`);
      case "AWS::IAM::Role.Arn":
        return `arn:${partition}:iam::${account}:role/${ref(of)}`;
      case "AWS::Logs::LogGroup.Arn":
        return arn("logs", `log-group:${ref(of)}:*`);
      case "AWS::Events::Rule.Arn":
        return arn("events", `rule/${ref(of)}`);
      case "AWS::CloudFront::Distribution.DomainName":
        return distributionDomain;
      case "AWS::CloudFront::Function.FunctionARN":
        return `arn:${partition}:cloudfront::${account}:function/${of.id}`;
      case "AWS::CloudFront::OriginAccessControl.Id":
        return of.id;
      default:
        throw new Error(
          `${of.stack}: the local runtime does not know ${attributeName} of ${of.resource.Type}`,
        );
    }
  }

  return { ref, attribute };
}

/** Ten lower-case characters, as API Gateway makes them. */
function shortId(of: ResourceRef): string {
  const hash = createHash("sha256").update(`${of.stack}/${of.id}`).digest("hex");
  return `m${hash.slice(0, 9)}`;
}

/** The bundle that a function runs, such as `http-deals`; undefined for a function that is not ours. */
export function bundleOf({ Properties }: TemplateResource): string | undefined {
  const code = Properties?.Code;
  return isRecord(code) && code.S3Bucket === "functions-dist" && typeof code.S3Key === "string"
    ? code.S3Key
    : undefined;
}
