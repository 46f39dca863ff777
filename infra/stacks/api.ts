import { type OperationId, operations } from "@marquee/contracts/operations";
import { Stack, type StackProps } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Construct } from "constructs";
import { type ApiStackName, areaStacks } from "../config/area-stacks.ts";
import { operationProfiles } from "../config/operation-profiles.ts";
import type { AppFunction } from "../constructs/app-function.ts";
import { ContractRoute } from "../constructs/contract-route.ts";
import type { Platform } from "../constructs/platform.ts";

export interface ApiStackProps extends StackProps {
  platform: Platform;
  httpApi: HttpApi;
  name: ApiStackName;
}

/** One route and one Lambda per operation of the stack's areas. */
export class ApiStack extends Stack {
  readonly functions: AppFunction[];

  constructor(scope: Construct, id: string, { platform, httpApi, name, ...props }: ApiStackProps) {
    super(scope, id, props);
    const ids = (Object.keys(operations) as OperationId[]).filter(
      (id) => areaStacks[operations[id].area] === name,
    );
    this.functions = ids.map((operationId) => {
      const construct = new ContractRoute(this, pascalCase(operationId), {
        operation: operations[operationId],
        profile: operationProfiles[operationId],
        platform,
        httpApi,
      });
      return construct.function;
    });
  }
}

/** Converts an operation's id to a construct id. */
function pascalCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
