// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { Tabs } from "./tabs.tsx";

afterEach(cleanup);

const tabs = (["one", "two", "three"] as const).map((value) => ({
  value,
  label: value,
  content: <p>{`Panel ${value}`}</p>,
}));

function InAddress() {
  const [search] = useSearchParams();
  const value = tabs.find((tab) => tab.value === search.get("tab"))?.value ?? "one";
  return <Tabs label="Parts" value={value} linkTo={(next) => `?tab=${next}`} tabs={tabs} />;
}

function InState() {
  const [value, setValue] = useState<"one" | "two" | "three">("one");
  return <Tabs label="Parts" value={value} onValue={setValue} tabs={tabs} />;
}

const tab = (name: string) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel").textContent;

test("tabs in the address are links, which open the page they name", async () => {
  showPage(<InAddress />, { at: "/page" });
  expect(tab("two").getAttribute("href")).toBe("/page?tab=two");
  await userEvent.click(tab("two"));
  expect(shownAddress()).toBe("/page?tab=two");
  expect(panel()).toBe("Panel two");
  expect(tab("two").getAttribute("aria-selected")).toBe("true");
});

test.each([
  ["in the address", <InAddress key="address" />],
  ["kept by the page", <InState key="state" />],
])(
  "arrows wrap around, Home and End go to the ends, and only one tab is in the tab order (%s)",
  async (_, page) => {
    showPage(page, { at: "/page" });
    await userEvent.tab();
    expect(document.activeElement).toBe(tab("one"));
    await userEvent.keyboard("{ArrowLeft}");
    expect(panel()).toBe("Panel three");
    expect(document.activeElement).toBe(tab("three"));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(panel()).toBe("Panel two");
    await userEvent.keyboard("{End}");
    expect(panel()).toBe("Panel three");
    await userEvent.keyboard("{Home}");
    expect(panel()).toBe("Panel one");
    expect(screen.getAllByRole("tab").map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  },
);
