/**
 * Runs a script in its own session, with a lower priority than all others: `node give-way.ts <script> [argument...]`.
 * The browser opens a session as well. So the browser gets the processor whenever it needs it, as on a visitor's
 * device, which runs neither the server nor Lighthouse. Where the system does not weight sessions, they share the
 * processor.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";

const leastWeight = "19";

const child = spawn(process.execPath, process.argv.slice(2), { detached: true, stdio: "inherit" });
try {
  writeFileSync(`/proc/${child.pid}/autogroup`, leastWeight);
} catch {
  process.stderr.write("The server and Lighthouse share the processor with the browser: expect less.\n");
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, "exit");
process.exit(typeof code === "number" ? code : 1);
