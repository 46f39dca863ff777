/**
 * Runs a script in a session of its own, which gives way to every other: `node give-way.ts <script> [argument...]`. The
 * browser opens a session as well. So it has the processor whenever it can use it, as on the device of a visitor, who
 * shares it neither with the server nor with Lighthouse. Where the system weighs no sessions, they share it.
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
