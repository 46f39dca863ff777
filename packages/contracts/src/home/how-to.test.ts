import { describe, expect, test } from "vitest";
import { sitePaths } from "../site-path.ts";
import { howTos } from "./how-to.ts";

const pages: readonly string[] = Object.values(sitePaths);

describe("every topic", () => {
  test.each(howTos.map((topic) => [topic.id, topic] as const))(
    "%s links to an existing page, and names only existing ones",
    (_, topic) => {
      expect(pages).toContain(topic.to.split("?")[0]);
      for (const page of topic.pages) expect(pages).toContain(page);
    },
  );

  test("has an id of its own", () => {
    expect(new Set(howTos.map(({ id }) => id)).size).toBe(howTos.length);
  });

  test.each([
    "/",
    "/events",
    "/sponsorships",
    "/campaigns",
    "/chat",
    "/analytics",
    "/profile",
    "/credits",
    "/settings",
    "/hosting",
  ])("the page %s has one", (page) => {
    expect(howTos.some((topic) => topic.pages.includes(page))).toBe(true);
  });
});
