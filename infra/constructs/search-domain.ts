import type { Stage } from "@marquee/contracts/stage-names";
import {
  CfnDynamicReference,
  CfnDynamicReferenceService,
  RemovalPolicy,
  Stack,
  Validations,
} from "aws-cdk-lib";
import { EbsDeviceVolumeType } from "aws-cdk-lib/aws-ec2";
import { Domain, EngineVersion } from "aws-cdk-lib/aws-opensearchservice";
import { StringParameter } from "aws-cdk-lib/aws-ssm";
import type { Construct } from "constructs";

/** A search engine with the index of events. */
export interface SearchDomain {
  arn: string;
  /** Such as `https://search-….us-east-1.es.amazonaws.com`. */
  endpoint: string;
}

const domainName = (stage: Stage) => `marquee-${stage}`;
const endpointParameter = (stage: Stage) => `/marquee/${stage}/search-endpoint`;

/**
 * The smallest OpenSearch domain of two nodes in two zones. What is in it can be built anew from the table, so it goes
 * with its stack.
 */
export function addSearchDomain(scope: Construct, stage: Stage): void {
  const domain = new Domain(scope, "Search", {
    domainName: domainName(stage),
    // Fields of the type wildcard came with 2.15.
    version: EngineVersion.OPENSEARCH_2_19,
    capacity: {
      dataNodes: 2,
      dataNodeInstanceType: "t3.small.search",
      multiAzWithStandbyEnabled: false,
    },
    zoneAwareness: { enabled: true, availabilityZoneCount: 2 },
    ebs: { volumeSize: 10, volumeType: EbsDeviceVolumeType.GP3 },
    encryptionAtRest: { enabled: true },
    nodeToNodeEncryption: true,
    enforceHttps: true,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // Not an output that other stacks import: one that is in use cannot be removed, so the setting could never be undone.
  new StringParameter(scope, "SearchEndpoint", {
    parameterName: endpointParameter(stage),
    stringValue: `https://${domain.domainEndpoint}`,
    description: "Where functions find the index of events.",
  });
  for (const [id, reason] of [
    [
      "AwsSolutions-OS1",
      "Functions are in no network of their own; every call is signed, and only theirs may.",
    ],
    ["AwsSolutions-OS3", "Functions have no fixed addresses."],
    [
      "AwsSolutions-OS4",
      "It holds nothing that the table does not; masters of its own would triple its price.",
    ],
    ["AwsSolutions-OS5", "It has no policy of its own, so only the roles that name it reach it."],
    ...["SEARCH_SLOW_LOGS", "INDEX_SLOW_LOGS"].map(
      (log) =>
        [
          `AwsSolutions-OS9[LogExport::${log}]`,
          "The functions log every call that fails; what people search for stays out of logs.",
        ] as const,
    ),
  ] as const)
    Validations.of(domain).acknowledge({ id, reason });
}

/** The domain as other stacks know it. */
export function searchDomainOf(scope: Construct, stage: Stage): SearchDomain {
  return {
    arn: Stack.of(scope).formatArn({ service: "es", resource: "domain", resourceName: domainName(stage) }),
    endpoint: new CfnDynamicReference(CfnDynamicReferenceService.SSM, endpointParameter(stage)).toString(),
  };
}
