import { InvokeCommand, LambdaClient } from "@aws-sdk/client-lambda";
import type { Stage } from "@marquee/contracts/stage-names";
import { stageFunctions } from "./stage-functions.ts";

/** Has a stage build its index of events now, and waits for it. Returns a sentence if that failed. */
export async function rebuildIndex(stage: Stage, region: string): Promise<string | undefined> {
  // It may take as long as the function may run.
  const client = new LambdaClient({ region, maxAttempts: 1 });
  const FunctionName = (await stageFunctions(client, stage)).get("schedule-index-events");
  if (FunctionName === undefined) return `${stage} has no function that builds the index of events.`;
  const { FunctionError, Payload } = await client.send(new InvokeCommand({ FunctionName }));
  if (FunctionError === undefined) return undefined;
  return `The index of events was not built: ${Payload === undefined ? FunctionError : Payload.transformToString()}`;
}
