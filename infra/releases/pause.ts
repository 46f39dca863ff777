import {
  DeleteFunctionConcurrencyCommand,
  GetFunctionConcurrencyCommand,
  LambdaClient,
  PutFunctionConcurrencyCommand,
} from "@aws-sdk/client-lambda";
import {
  DeleteParameterCommand,
  GetParameterCommand,
  PutParameterCommand,
  SSMClient,
} from "@aws-sdk/client-ssm";
import type { Stage } from "@marquee/contracts/stage-names";
import { unlessMissing } from "../preflight/unless-missing.ts";
import { stageFunctions } from "./stage-functions.ts";

/** Stops all functions of a stage, so that nothing writes to its table, and lets them run again. */
export class Pause {
  private readonly lambda: LambdaClient;
  private readonly ssm: SSMClient;
  private readonly stage: Stage;
  /** Remembers which functions had concurrency reserved, and how much; the rest had none. */
  private readonly name: string;

  constructor(stage: Stage, region: string) {
    this.lambda = new LambdaClient({ region });
    this.ssm = new SSMClient({ region });
    this.stage = stage;
    this.name = `/marquee/${stage}/paused`;
  }

  /** Returns how many functions stand still now. May be called again, whatever an earlier call got done. */
  async begin(): Promise<number> {
    const functions = [...(await stageFunctions(this.lambda, this.stage)).values()];
    if ((await this.reserved()) === undefined) {
      const reserved: Record<string, number> = {};
      for (const FunctionName of functions) {
        const found = await this.lambda.send(new GetFunctionConcurrencyCommand({ FunctionName }));
        if (found.ReservedConcurrentExecutions !== undefined)
          reserved[FunctionName] = found.ReservedConcurrentExecutions;
      }
      const Value = JSON.stringify(reserved);
      await this.ssm.send(new PutParameterCommand({ Name: this.name, Value, Type: "String" }));
    }
    for (const FunctionName of functions) await this.reserve(FunctionName, 0);
    return functions.length;
  }

  /** Returns how many functions run again; undefined if the stage was not paused. */
  async end(): Promise<number | undefined> {
    const reserved = await this.reserved();
    if (reserved === undefined) return undefined;
    const functions = [...(await stageFunctions(this.lambda, this.stage)).values()];
    for (const FunctionName of functions) await this.reserve(FunctionName, reserved[FunctionName]);
    await this.ssm.send(new DeleteParameterCommand({ Name: this.name }));
    return functions.length;
  }

  private async reserve(FunctionName: string, ReservedConcurrentExecutions: number | undefined) {
    const { lambda } = this;
    if (ReservedConcurrentExecutions === undefined)
      await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
    else await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions }));
  }

  private async reserved(): Promise<Record<string, number> | undefined> {
    const command = new GetParameterCommand({ Name: this.name });
    const value = (await unlessMissing(this.ssm.send(command), "ParameterNotFound"))?.Parameter?.Value;
    return value === undefined ? undefined : JSON.parse(value);
  }
}
