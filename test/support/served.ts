import { startLocal } from "@marquee/local/start-local";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    wsUrl: string;
  }
}

/** One local runtime for all files of a project: the synthesized stack, in memory, with its permissions enforced. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const browser = project.name === "journeys";
  const local = await startLocal({ port: 0, web: browser ? "built" : "none", quiet: true, build: false });
  project.provide("url", local.url);
  project.provide("wsUrl", local.wsUrl);
  return () => local.stop();
}
