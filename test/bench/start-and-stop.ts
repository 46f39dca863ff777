/**
 * Starts the emulators alone or the whole local runtime, reports when it was ready, and stops:
 * `node start-and-stop.ts emulators|runtime|changed`. `changed` uses a setting whose templates are not cached.
 */
import { argv } from "node:process";

const now = () => performance.timeOrigin + performance.now();

let readyAt: number;
let started: { stop(): Promise<void> };
if (argv[2] === "emulators") {
  const { startEmulators } = await import("@marquee/local/emulators/start-emulators");
  started = await startEmulators();
  readyAt = now();
} else {
  const { startLocal } = await import("@marquee/local/start-local");
  const env = argv[2] === "changed" ? { PARTNER_USERNAME: `partner-${process.pid}` } : {};
  const local = await startLocal({ port: 0, web: "none", build: "none", seed: false, env });
  await fetch(`${local.url}/api/health`);
  readyAt = now();
  started = local;
}
await started.stop();
process.stdout.write(String(readyAt), () => process.exit(0));
