import type { OperationShape } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { demoUserIds } from "@marquee/seed/content/demo-users";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { httpFunctions } from "../../functions/deployed-functions.ts";
import { demoUser } from "../support/admins.ts";
import { launch, openPage } from "../support/browser.ts";
import { browserOf } from "../support/member.ts";

/** A page that nobody has opened for a while starts each function that it calls. */
const callsMax = 6;
const functionsMax = 5;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The function that answers a call. */
function functionOf(method: string, path: string): string {
  const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const [operation] = Object.values<OperationShape>(operations)
    .filter((one) => one.method === method && pattern(one.path).test(path))
    // API Gateway prefers the path with the fewest parameters.
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length);
  const [name] = [...httpFunctions].find(([, ids]) => ids.some((id) => id === operation?.id)) ?? [];
  return `http-${name}`;
}

const pages = [
  "/",
  "/events",
  "/chat",
  "/sponsorships",
  "/analytics",
  "/credits",
  "/campaigns",
  "/inquiries",
  "/calendar",
  "/notifications",
];

const visits: [username: string, paths: string[]][] = [
  ["demo_agency", pages],
  ["demo_brand", pages],
  ["demo_admin", ["/", "/admin", `/admin/accounts/${demoUserIds.brand}`]],
  ["demo_host", [...pages.filter((path) => path !== "/campaigns"), "/hosting"]],
];

it.each(visits)(
  `every page of %s makes at most ${callsMax} calls of at most ${functionsMax} functions, the live connection's included`,
  async (username, paths) => {
    const { context, page } = await browserOf(browser, await demoUser(inject("url"), username));
    // From now on the browser knows that somebody is signed in.
    await openPage(page, "/help");
    const opened: Record<string, unknown> = {};
    for (const path of paths) {
      const tab = await context.newPage();
      const calls: string[] = [];
      const functions = new Set<string>();
      tab.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith("/api/")) return;
        calls.push(`${request.method()} ${pathname}`);
        functions.add(functionOf(request.method(), pathname));
      });
      // It opens a second after the page, and what it answers may cause calls.
      const live = new Promise<void>((resolve) => {
        tab.on("websocket", (socket) => {
          functions.add("socket-connections");
          socket.on("framereceived", ({ payload }) => String(payload).includes("auth_success") && resolve());
        });
      });
      await openPage(tab, path);
      await live;
      await tab.waitForLoadState("networkidle");
      if (calls.length > callsMax || functions.size > functionsMax)
        opened[path] = { calls, functions: [...functions] };
      await tab.close();
    }
    expect(opened).toEqual({});
    await context.close();
  },
);
