import { startLocal } from "@marquee/local/start-local";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    wsUrl: string;
    /** The stage's table and queues themselves, for what no call can bring about. */
    stores: { dynamodb: string; sqs: string; tableName: string };
  }
}

/**
 * One local runtime for all files of a project: the synthesized stack with its permissions enforced. A call that a
 * function's role does not allow fails the whole run, whether or not a test saw it.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const failures: string[] = [];
  const local = await startLocal({
    port: 0,
    web: "built",
    build: "none",
    // Google sign-in needs somebody to ask; everything else runs with its defaults.
    env: { GOOGLE_ISSUER: "local" },
    onLine: (name, line) => line.includes('"level":"ERROR"') && failures.push(`${name}: ${line}`),
  });
  // What single files start beside it stays embedded: at one endpoint they would share its table and queues.
  for (const name of Object.keys(process.env))
    if (name.startsWith("AWS_ENDPOINT_URL")) delete process.env[name];
  project.provide("url", local.url);
  project.provide("wsUrl", local.wsUrl);
  const { dynamodb, sqs } = local.endpoints;
  project.provide("stores", { dynamodb, sqs, tableName: local.tableName });
  return async () => {
    await local.stop();
    // Both are answers that tests ask for: a table that is made to fail, and Stripe where payments are mock.
    const unexpected = failures.filter((line) => !/"code":"(unavailable|not_configured)"/.test(line));
    if (unexpected.length > 0) process.stderr.write(`${unexpected.slice(0, 5).join("\n").slice(0, 4_000)}\n`);
    if (local.denied.length > 0)
      throw new Error(`Not allowed by their roles:\n${[...new Set(local.denied)].join("\n")}`);
  };
}
