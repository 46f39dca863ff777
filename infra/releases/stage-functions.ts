import { type LambdaClient, paginateListFunctions } from "@aws-sdk/client-lambda";
import type { Stage } from "@marquee/contracts/stage-names";

/**
 * The names that CloudFormation gave a stage's functions, by their own, such as `http-deals`. They are told apart by the
 * stage that they were told, because `dev`'s names begin like those of `dev-ada`.
 */
export async function stageFunctions(client: LambdaClient, stage: Stage): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const { Functions = [] } of paginateListFunctions({ client }, {})) {
    for (const { FunctionName = "", Environment } of Functions) {
      const { STAGE, POWERTOOLS_SERVICE_NAME = "" } = Environment?.Variables ?? {};
      if (FunctionName.startsWith("marquee-") && STAGE === stage)
        names.set(POWERTOOLS_SERVICE_NAME.replace(`marquee-${stage}-`, ""), FunctionName);
    }
  }
  return names;
}
