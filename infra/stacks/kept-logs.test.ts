import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";

test("functions' logs outlive their stacks where data does, and expire everywhere", () => {
  for (const [stage, policy] of [
    ["prod", "Retain"],
    ["dev", "Delete"],
  ] as const) {
    const logs = [...synthesize(stage).templates.values()].flatMap((template) => {
      const { Resources = {} } = template.toJSON() as {
        Resources?: Record<
          string,
          { Type: string; DeletionPolicy?: string; Properties: { RetentionInDays?: number } }
        >;
      };
      return Object.entries(Resources).filter(([, { Type }]) => Type === "AWS::Logs::LogGroup");
    });
    expect(logs.length).toBeGreaterThan(40);
    for (const [id, { Properties, DeletionPolicy }] of logs) {
      expect(Properties.RetentionInDays, id).toBeGreaterThan(0);
      expect(DeletionPolicy, id).toBe(policy);
    }
  }
}, 60_000);
