import { Stack, type StackProps } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import type { Construct } from "constructs";
import { type ApiStackName, apiStacks } from "../config/http-functions.ts";
import { ApiFunction } from "../constructs/api-function.ts";
import type { AppFunction } from "../constructs/app-function.ts";
import type { Platform } from "../constructs/platform.ts";

export interface ApiStackProps extends StackProps {
  platform: Platform;
  httpApi: HttpApi;
  name: ApiStackName;
}

/** Some of the HTTP API's functions with their routes. */
export class ApiStack extends Stack {
  readonly functions: AppFunction[];

  constructor(scope: Construct, id: string, { platform, httpApi, name, ...props }: ApiStackProps) {
    super(scope, id, props);
    this.functions = apiStacks[name].map(
      (functionName) =>
        new ApiFunction(this, functionName, { name: functionName, platform, httpApi }).function,
    );
  }
}
