import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** A CloudFormation template, as far as the local runtime reads it. */
export interface CloudTemplate {
  Resources?: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  Parameters?: Record<string, { Default?: unknown }>;
}

interface Manifest {
  artifacts?: Record<string, { type: string; properties?: { templateFile?: string } }>;
}

/** The stacks of a synthesized app by name. */
export function readAssembly(folder: string): Map<string, CloudTemplate> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
  const stacks = new Map<string, CloudTemplate>();
  for (const [name, artifact] of Object.entries(manifest.artifacts ?? {})) {
    const file = artifact.properties?.templateFile;
    if (artifact.type !== "aws:cloudformation:stack" || file === undefined) continue;
    stacks.set(name, JSON.parse(readFileSync(join(folder, file), "utf8")));
  }
  return stacks;
}

/** A value that should be text, as text: undefined and null become the empty string, objects become JSON. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether a value is a plain object, such as an intrinsic call or a set of properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a line of text as a JSON object; undefined if it is not one. */
export function parseRecord(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}
