import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type CloudTemplate, readAssembly } from "./template/template.ts";

/**
 * Writes and reads the templates of stage `local`, in a process of its own: CDK is large and not needed afterwards.
 * @throws Error with what CDK said
 */
export async function synthesizeLocal(
  root: string,
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, CloudTemplate>> {
  mkdirSync(folder, { recursive: true });
  const child = spawn(
    process.execPath,
    [join(root, "infra/bin/app.ts"), "--stage", "local", "--output", folder],
    {
      cwd: root,
      // CDK's template validator costs three times the rest; the tests of infra run it.
      env: { ...environment, CDK_VALIDATION: "false" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString("utf8");
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0) throw new Error(`The CDK app of stage "local" failed: ${essence(complaint)}`);
  return readAssembly(folder);
}

/** A sentence that was thrown for people stands alone; anything else is shown whole, for the person who works on the app. */
export function essence(complaint: string): string {
  const thrown = /^Error: (.+)$/m.exec(complaint)?.[1];
  return thrown?.endsWith(".") ? thrown : complaint.trim();
}
