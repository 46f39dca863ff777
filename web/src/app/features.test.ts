import { readdirSync } from "node:fs";
import { join } from "node:path";
import { notificationKinds } from "@marquee/contracts/notifications";
import { serverMessageSchema } from "@marquee/contracts/socket";
import { matchPath } from "react-router-dom";
import { expect, test } from "vitest";
import { features } from "./features.ts";

/** What the live connection takes itself, or takes no notice of. */
const ofTheConnection = ["system", "response", "auth_success", "auth_failed", "pong"];

test("every feature is collected", async () => {
  const folder = join(import.meta.dirname, "../features");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("/feature.ts"),
  );
  const exported = await Promise.all(
    files.map(async (path) => Object.values((await import(join(folder, path))) as object)),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(new Set(features)).toEqual(new Set(exported.flat()));
});

test("no two pages share an address", () => {
  const paths = features.flatMap(({ routes }) => routes.map(({ path }) => path));
  expect(paths).toEqual([...new Set(paths)]);
});

test("every message of the live connection is taken by the connection or by one feature, and notifications by any", async () => {
  const pushes = await Promise.all(features.flatMap((feature) => feature.pushes?.() ?? []));
  // One feature lists them; what one is about may be another's.
  const byFeatures = pushes.flatMap(({ on }) => Object.keys(on)).filter((type) => type !== "notification");
  const taken = [...ofTheConnection, "notification", ...byFeatures];
  const sent = serverMessageSchema.def.options.map((option) => option.shape.type.def.values[0]);
  expect(taken).toHaveLength(new Set(taken).size);
  expect(new Set(taken)).toEqual(new Set(sent));
});

test.each(Object.entries(notificationKinds))("a notification of %s leads to a page", (_kind, kind) => {
  const facts = Object.entries(kind.about).map(([name, type]) => [name, type === "text" ? "a" : 1]);
  const leadsTo = kind.leadsTo as (about: object) => string;
  const [path = ""] = leadsTo(Object.fromEntries(facts)).split("?");
  const pages = features.flatMap(({ routes }) => routes.map((route) => route.path));
  expect(pages.some((page) => matchPath(page, path) !== null)).toBe(true);
});
