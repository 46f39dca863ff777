import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listen } from "../ports.ts";
import { DevSite } from "./dev-site.ts";

let folder: string;
let site: DevSite;
let url: string;
const server = createServer((request, response) => site.serve(request, response));
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "marquee-dev-site-"));
  writeFileSync(join(folder, "index.html"), "<h1>A page</h1>");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "vite.config.ts"), "export default {};");
  url = `localhost:${await listen(server, 0, "localhost")}`;
  site = new DevSite(folder, server);
});
afterAll(async () => {
  await site.stop();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("reloads open pages when a page is added, but not for a build of the pages", async () => {
  expect(await (await fetch(`http://${url}/`)).text()).toContain("<h1>A page</h1>");
  const socket = new WebSocket(`ws://${url}/`, "vite-hmr");
  let reloads = 0;
  const reloaded = new Promise<void>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      if (JSON.parse(data).type !== "full-reload") return;
      reloads++;
      resolve();
    });
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const build = join(folder, ".dist-build");
  mkdirSync(build);
  writeFileSync(join(build, "index.html"), "<h1>A build</h1>");
  mkdirSync(join(folder, "help"));
  writeFileSync(join(folder, "help/index.html"), "<h1>Help</h1>");
  await reloaded;
  socket.close();
  expect(reloads).toBe(1);
});
