import { expect, test } from "vitest";
import { stageConfig } from "../config/stages.ts";
import { functionName, synthesize } from "../testing/synthesize.ts";

const layer = "arn:aws:lambda:us-east-1:615299751070:layer:AWSOpenTelemetryDistroJs:10";

/** What of a stage's functions concerns traces. */
const tracingOf = (stage: ReturnType<typeof synthesize>) =>
  stage
    .resources("AWS::Lambda::Function")
    .filter((one) => functionName(one) !== undefined)
    .map(({ properties: { TracingConfig, Layers, Environment } }) => {
      const { Variables } = Environment as { Variables: Record<string, unknown> };
      return { TracingConfig, Layers, wrapper: Variables.AWS_LAMBDA_EXEC_WRAPPER };
    });

test("nothing is traced, and nothing may be, unless the stage names a layer", () => {
  const plain = synthesize("prod");
  expect(new Set(tracingOf(plain).map((one) => JSON.stringify(one)))).toEqual(new Set(["{}"]));
  expect(JSON.stringify(plain.resources("AWS::IAM::Policy"))).not.toContain("xray:");
}, 60_000);

test("with a layer, every function starts through it and may send traces", () => {
  const stage = synthesize("prod", { tracingLayerArn: layer });
  const traced = tracingOf(stage);
  expect(traced.length).toBeGreaterThan(40);
  for (const one of traced)
    expect(one).toEqual({
      TracingConfig: { Mode: "Active" },
      Layers: [layer],
      wrapper: "/opt/otel-instrument",
    });
  const allowed = stage
    .resources("AWS::IAM::Policy")
    .filter(({ properties }) => JSON.stringify(properties).includes("xray:PutTraceSegments"));
  expect(allowed).toHaveLength(traced.length);
}, 60_000);

test("the shell names the layer of deployed stages; what is no layer is refused", () => {
  expect(stageConfig("prod", { MARQUEE_TRACING_LAYER: layer }).tracingLayerArn).toBe(layer);
  for (const stage of ["local", "emulator"] as const)
    expect(stageConfig(stage, { MARQUEE_TRACING_LAYER: layer }).tracingLayerArn).toBeUndefined();
  expect(() => synthesize("prod", { tracingLayerArn: "AWSOpenTelemetryDistroJs" })).toThrow(
    'Stage prod cannot be synthesized: MARQUEE_TRACING_LAYER="AWSOpenTelemetryDistroJs" is not the ARN of one version of a layer.',
  );
});
