import { InvokeCommand, LambdaClient, ListFunctionsCommand } from "@aws-sdk/client-lambda";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { rebuildIndex } from "./rebuild-index.ts";

const lambda = mockClient(LambdaClient);
const named = (FunctionName: string, STAGE: string, own: string) => ({
  FunctionName,
  Environment: { Variables: { STAGE, POWERTOOLS_SERVICE_NAME: `marquee-${STAGE}-${own}` } },
});

beforeEach(() => {
  lambda.reset();
  lambda.on(ListFunctionsCommand).resolves({
    Functions: [
      named("marquee-dev-ada-jobs-1", "dev-ada", "schedule-index-events"),
      named("marquee-dev-jobs-1", "dev", "schedule-index-events"),
      named("marquee-dev-jobs-2", "dev", "schedule-sweep-jobs"),
    ],
  });
});

it("is done by the stage's own function", async () => {
  lambda.on(InvokeCommand).resolves({});
  expect(await rebuildIndex("dev", "us-east-1")).toBeUndefined();
  expect(lambda.commandCalls(InvokeCommand).map(({ args }) => args[0].input)).toEqual([
    { FunctionName: "marquee-dev-jobs-1" },
  ]);
});

it("says why it failed, or that the stage is older than the index", async () => {
  lambda.on(InvokeCommand).resolves({ FunctionError: "Unhandled" });
  expect(await rebuildIndex("dev", "us-east-1")).toBe("The index of events was not built: Unhandled");
  lambda.on(ListFunctionsCommand).resolves({ Functions: [] });
  expect(await rebuildIndex("dev", "us-east-1")).toBe("dev has no function that builds the index of events.");
});
