// @vitest-environment jsdom

import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Timeline } from "./timeline.tsx";

afterEach(cleanup);

test("a timeline is an ordered list that says who did what, when, and what it changed", () => {
  render(
    <Timeline
      label="History"
      entries={[
        {
          id: "2",
          icon: "pencil",
          actor: "Ada Park",
          what: "changed the offer",
          at: "2026-03-05T14:30:00.000Z",
          changes: [
            { label: "Price", before: "$5,000", after: "$4,500" },
            { label: "Note", before: null, after: "Two banners" },
          ],
        },
        { id: "1", icon: "check", actor: "Ben Ode", what: "proposed a deal", at: "2026-03-04T09:00:00.000Z" },
      ]}
    />,
  );
  const list = screen.getByRole("list", { name: "History" });
  expect(list.tagName).toBe("OL");
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first?.textContent).toContain("Ada Park changed the offer");
  expect(first?.querySelector("time")?.dateTime).toBe("2026-03-05T14:30:00.000Z");
  // Strikethrough and bold are not read aloud, but the words are.
  expect(first?.textContent).toContain("before: $5,000now: $4,500");
  expect(first?.textContent).toContain("now: Two banners");
  expect(second?.textContent).toContain("Ben Ode proposed a deal");
});
