import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { linesAbout, logFile, logFileNames } from "./log-file.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "marquee-logs-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const entry = (fields: object) => JSON.stringify({ level: "INFO", ...fields });
const messages = (id: string) =>
  linesAbout(dataDir, id).map(({ name, line }) => `${name}: ${JSON.parse(line).message}`);

it("the lines about a job are its own and those of the request that ordered it, in their order", () => {
  const write = logFile(dataDir);
  write("campaigns", entry({ message: "ordered", requestId: "r-1" }));
  write("campaigns", entry({ message: "another", requestId: "r-2" }));
  write("job-campaign", entry({ message: "model call failed", requestId: "r-1", jobId: "gen_1" }));
  write("job-campaign", entry({ message: "released", requestId: "r-1", jobId: "gen_1" }));
  write("sweeper", entry({ message: "swept" }));
  const whole = ["campaigns: ordered", "job-campaign: model call failed", "job-campaign: released"];
  expect(messages("gen_1")).toEqual(whole);
  expect(messages("r-1")).toEqual(whole);
  expect(messages("gen_2")).toEqual([]);
});

it("metrics are left out, a line that is cut or no JSON harms no other, and a restart goes on", () => {
  logFile(dataDir)("api", entry({ message: "before", requestId: "r-1" }));
  logFile(dataDir)("api", JSON.stringify({ _aws: {}, requestId: "r-1" }));
  logFile(dataDir)("api", "r-1 printed by a library");
  appendFileSync(join(dataDir, logFileNames.now), '{"name":"api","line":"{\\"requestId\\":\\"r-1');
  expect(linesAbout(dataDir, "r-1").map(({ line }) => line)).toEqual([
    entry({ message: "before", requestId: "r-1" }),
    "r-1 printed by a library",
  ]);
});

it("a file that has grown large becomes the earlier one, which is searched as well", () => {
  const write = logFile(dataDir);
  write("api", entry({ message: "first", requestId: "r-1" }));
  for (let megabyte = 0; megabyte < 11; megabyte++) write("api", "x".repeat(1_000_000));
  write("api", entry({ message: "last", requestId: "r-1" }));
  expect(messages("r-1")).toEqual(["api: first", "api: last"]);
});
