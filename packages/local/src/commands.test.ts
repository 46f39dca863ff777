import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "./ports.ts";

const entry = join(import.meta.dirname, "cli.ts");

function cli(args: string[], settings: Record<string, string> = {}) {
  const ran = spawnSync(process.execPath, args, { encoding: "utf8", env: { ...process.env, ...settings } });
  return { code: ran.status, said: ran.stderr };
}

it("under an older Node the command line says how to start, and nothing else", () => {
  const older =
    'Object.defineProperty(process, "version", { value: "v20.19.0" });\
    Object.defineProperty(process.versions, "node", { value: "20.19.0" });';
  const imported = ["--import", `data:text/javascript,${encodeURIComponent(older)}`];
  expect(cli(["--no-strip-types", ...imported, entry, "start"])).toEqual({
    code: 1,
    said: 'This needs Node 24 and runs on v20.19.0. Start it with "npm start", which brings the right one.\n',
  });
});

it("an unreachable endpoint ends the start with one sentence that names its variable", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { code, said } = cli([entry, "start", "--data", join(tmpdir(), "marquee-none")], {
    AWS_ENDPOINT_URL_SQS: url,
    PORT: "0",
  });
  expect(code).toBe(1);
  expect(said.split("\n")).toEqual([
    expect.stringContaining(`AWS_ENDPOINT_URL_SQS is set to ${url}, but nothing answers there`),
    "",
  ]);
}, 30_000);
