import { globSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { notificationKinds } from "@marquee/contracts/live/notification-kinds";
import { serverMessageSchema } from "@marquee/contracts/live/socket";
import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { features } from "./features.ts";
import { allPushes } from "./realtime/all-pushes.ts";

/** Message types that the live connection handles itself or ignores. */
const handledByConnection = ["system", "response", "auth_success", "auth_failed", "pong"];

const folder = join(import.meta.dirname, "../features");

test("every feature is registered", async () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("/feature.ts"),
  );
  const exported = await Promise.all(
    files.map(async (path) => Object.values((await import(join(folder, path))) as object)),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(features)).toEqual(new Set(exported.flat()));
});

test("every feature's messages of the live connection are registered", async () => {
  const files = globSync("*/*/model/pushes.ts", { cwd: folder });
  const exported = await Promise.all(
    files.map(async (path) => Object.values((await import(join(folder, path))) as object)),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(allPushes)).toEqual(new Set(exported.flat()));
});

test("no two pages share an address", () => {
  const paths = features.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths).toEqual([...new Set(paths)]);
});

test("every message of the live connection is handled by the connection or by one feature, and notifications by any", () => {
  // Notifications are excluded: one feature lists them, but the subject may belong to another.
  const byFeatures = allPushes.flatMap(({ on }) => Object.keys(on)).filter((type) => type !== "notification");
  const handled = [...handledByConnection, "notification", ...byFeatures];
  const sent = serverMessageSchema.def.options.map((option) => option.shape.type.def.values[0]);
  expect(handled).toHaveLength(new Set(handled).size);
  expect(new Set(handled)).toEqual(new Set(sent));
});

test.each(Object.entries(notificationKinds))("a notification of %s leads to a page", (_kind, kind) => {
  const facts = Object.entries(kind.about).map(([name, type]) => [name, type === "text" ? "a" : 1]);
  const leadsTo = kind.leadsTo as (about: object) => string;
  const [path = ""] = leadsTo(Object.fromEntries(facts)).split("?");
  const pages = features.flatMap(({ routes }) => routes.map((route) => route.path));
  expect(pages.some((page) => matchPath(page, path) !== null)).toBe(true);
});
