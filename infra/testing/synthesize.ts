import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Stage } from "@marquee/contracts/stage-names";
import { App, type Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { Code } from "aws-cdk-lib/aws-lambda";
import { Source } from "aws-cdk-lib/aws-s3-deployment";
import { vi } from "vitest";
import { addStage } from "../app.ts";
import { type StageConfig, stageConfig } from "../config/stages.ts";

export interface Resource {
  stack: string;
  id: string;
  type: string;
  properties: Record<string, unknown>;
}

export interface Synthesized {
  app: App;
  stacks: Stack[];
  templates: Map<string, Template>;
  /** Every resource of a type in all stacks. */
  resources(type: string): Resource[];
}

// Templates do not depend on a bundle's content, so an empty bundle is used and no build is needed.
const folder = mkdtempSync(join(tmpdir(), "marquee-infra-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.js"), "exports.handler = async () => {};");
writeFileSync(join(folder, "index.html"), "<!doctype html>");

/** The name of one of our functions, such as `http-deals`; undefined for one that CDK adds. */
export function functionName({ properties }: Resource): string | undefined {
  const { Variables = {} } = (properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
  const service = Variables.POWERTOOLS_SERVICE_NAME;
  return typeof service === "string"
    ? service.replace(/^marquee-.*?-(?=(gateway|http|job|schedule|socket|stream)-)/, "")
    : undefined;
}

const startPage = readFileSync(new URL("../../web/index.html", import.meta.url), "utf8");

/** A stage as it would be deployed, with empty bundles and pages. */
export function synthesize(stage: Stage, change: Partial<StageConfig> = {}): Synthesized {
  // CDK's own template validator takes ten times as long as everything else; `pnpm synth` runs it.
  vi.stubEnv("CDK_VALIDATION", "false");
  const app = new App({ analyticsReporting: false });
  const config = { ...stageConfig(stage, {}), ...change };
  const stacks = addStage(app, {
    stage,
    config,
    code: () => Code.fromAsset(folder),
    ...(stage === "local"
      ? {}
      : {
          pages: {
            hashed: Source.asset(folder),
            entry: Source.asset(folder),
            startPage,
            securityFile: "Contact: mailto:a@b.example\n",
          },
        }),
  });
  const templates = new Map(stacks.map((stack) => [stack.stackName, Template.fromStack(stack)]));
  const resources = (type: string): Resource[] =>
    [...templates].flatMap(([stack, template]) =>
      Object.entries(template.findResources(type)).map(([id, { Properties = {} }]) => ({
        stack,
        id,
        type,
        properties: Properties,
      })),
    );
  return { app, stacks, templates, resources };
}
