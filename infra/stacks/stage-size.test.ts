import { describe, expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

const prod = synthesize("prod");

describe("a stage is small enough to know", () => {
  const ids = [...prod.templates].map(([stack, template]) => {
    const { Resources = {} } = template.toJSON() as { Resources?: Record<string, { Type: string }> };
    return { stack, types: Object.values(Resources).map(({ Type }) => Type) };
  });
  const sum = (stage: typeof ids) => stage.reduce((all, { types }) => all + types.length, 0);

  test("at most 75 functions, 750 resources, 9 stacks and 30 alarms, 12 of them for HTTP functions", () => {
    expect(ids.length).toBeLessThanOrEqual(9);
    expect(sum(ids)).toBeLessThanOrEqual(750);
    expect(prod.resources("AWS::Lambda::Function").length).toBeLessThanOrEqual(75);
    const alarms = prod.resources("AWS::CloudWatch::Alarm");
    expect(alarms.length).toBeLessThanOrEqual(30);
    const ofHttp = alarms.filter((alarm) => String(alarm.properties.AlarmDescription).startsWith("http-"));
    expect(ofHttp.length).toBeGreaterThan(0);
    expect(ofHttp.length).toBeLessThanOrEqual(12);
  });

  test.each(ids)(
    "$stack stays below CloudFormation's 500 resources with twice the operations",
    ({ types }) => {
      const routes = types.filter((type) => type === "AWS::ApiGatewayV2::Route");
      expect(types.length + routes.length).toBeLessThan(500);
    },
  );

  test("the HTTP API needs one integration for each function, far from the limit of 300", () => {
    const integrations = prod.resources("AWS::ApiGatewayV2::Integration").length;
    expect(integrations).toBeLessThanOrEqual(75);
  });
});
