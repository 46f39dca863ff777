import {
  DeleteFunctionConcurrencyCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  ListFunctionsCommand,
  PutFunctionConcurrencyCommand,
} from "@aws-sdk/client-lambda";
import {
  DeleteParameterCommand,
  GetParameterCommand,
  ParameterNotFound,
  PutParameterCommand,
  SSMClient,
} from "@aws-sdk/client-ssm";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, expect, it } from "vitest";
import { Pause } from "./pause.ts";

const [lambda, ssm] = [mockClient(LambdaClient), mockClient(SSMClient)];
const pause = new Pause("dev", "us-east-1");
/** What each function has reserved; what is not here has nothing. */
let reserved: Map<string, number>;
let parameter: string | undefined;

const named = (FunctionName: string, STAGE: string) => ({
  FunctionName,
  Environment: { Variables: { STAGE, POWERTOOLS_SERVICE_NAME: FunctionName } },
});

beforeEach(() => {
  lambda.reset();
  ssm.reset();
  reserved = new Map([
    ["marquee-dev-jobs-Sweep", 2],
    ["marquee-dev-ada-jobs-Sweep", 2],
  ]);
  parameter = undefined;
  lambda
    .on(ListFunctionsCommand)
    .resolves({
      Functions: [named("marquee-dev-jobs-Sweep", "dev"), named("somebody-elses", "dev")],
      NextMarker: "2",
    })
    .on(ListFunctionsCommand, { Marker: "2" })
    .resolves({
      Functions: [named("marquee-dev-api-Deals", "dev"), named("marquee-dev-ada-jobs-Sweep", "dev-ada")],
    });
  lambda
    .on(GetFunctionConcurrencyCommand)
    .callsFake(({ FunctionName }) => ({ ReservedConcurrentExecutions: reserved.get(FunctionName) }));
  lambda
    .on(PutFunctionConcurrencyCommand)
    .callsFake(
      ({ FunctionName, ReservedConcurrentExecutions }) =>
        void reserved.set(FunctionName, ReservedConcurrentExecutions),
    );
  lambda
    .on(DeleteFunctionConcurrencyCommand)
    .callsFake(({ FunctionName }) => void reserved.delete(FunctionName));
  ssm.on(GetParameterCommand).callsFake(() => {
    if (parameter === undefined) throw new ParameterNotFound({ message: "none", $metadata: {} });
    return { Parameter: { Value: parameter } };
  });
  ssm.on(PutParameterCommand).callsFake(({ Value }) => void (parameter = Value));
  ssm.on(DeleteParameterCommand).callsFake(() => void (parameter = undefined));
});

const atRest = [
  ["marquee-dev-ada-jobs-Sweep", 2],
  ["marquee-dev-api-Deals", 0],
  ["marquee-dev-jobs-Sweep", 0],
];
const inOrder = () => [...reserved].toSorted(([one], [other]) => (one < other ? -1 : 1));

it("a paused stage runs nothing, and afterwards has the concurrency that it had", async () => {
  const before = inOrder();
  expect(await pause.begin()).toBe(2);
  expect(inOrder()).toEqual(atRest);
  expect(await pause.end()).toBe(2);
  expect(inOrder()).toEqual(before);
});

it("a pause that is begun again, as after one that was cut short, still knows what was reserved", async () => {
  const before = inOrder();
  lambda
    .on(PutFunctionConcurrencyCommand, { FunctionName: "marquee-dev-api-Deals" })
    .rejectsOnce(new Error("lost"));
  await expect(pause.begin()).rejects.toThrow("lost");
  lambda
    .on(PutFunctionConcurrencyCommand, { FunctionName: "marquee-dev-api-Deals" })
    .callsFake(() => void reserved.set("marquee-dev-api-Deals", 0));
  expect(await pause.begin()).toBe(2);
  expect(inOrder()).toEqual(atRest);
  await pause.end();
  expect(inOrder()).toEqual(before);
});

it("a stage that was not paused is not touched by ending its pause", async () => {
  expect(await pause.end()).toBeUndefined();
  expect(inOrder()).toEqual([
    ["marquee-dev-ada-jobs-Sweep", 2],
    ["marquee-dev-jobs-Sweep", 2],
  ]);
});
