// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { showPage } from "#testing/show-page.tsx";
import { StatTile } from "./stat-tile.tsx";

afterEach(cleanup);

const value = () => screen.getByRole("definition").textContent;

test("a tile names its number, says how it changed and links to its source", () => {
  showPage(
    <dl>
      <StatTile
        label="Leads"
        value="120"
        note="This month"
        change={{ text: "+12 %", isGood: true }}
        to="/leads"
      />
    </dl>,
  );
  expect(screen.getByRole("link", { name: "Leads" }).getAttribute("href")).toBe("/leads");
  expect(value()).toBe("120+12 %This month");
});

test("a number that did not come is a dash with its reason, and one that is awaited is neither", () => {
  showPage(
    <dl>
      <StatTile label="Leads" value={undefined} note="This month" failed />
    </dl>,
  );
  expect(value()).toBe("–Couldn't load");
  cleanup();
  showPage(
    <dl>
      <StatTile label="Leads" value={undefined} change={{ text: "+1", isGood: null }} />
    </dl>,
  );
  expect(value()).toBe("");
});
