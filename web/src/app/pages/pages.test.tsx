// @vitest-environment jsdom

import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { rememberPlace } from "#routing/places.ts";
import { ada } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { NotFound } from "./not-found-page.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("an address without a page", () => {
  test("offers the search and the last three pages visited", () => {
    for (const path of ["/credits", "/chat", "/campaign-ideation", "/chat", "/nowhere"])
      rememberPlace(ada.id, path);
    showPage(<NotFound />, { at: "/nowhere" });
    expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeDefined();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeDefined();
    const places = within(screen.getByRole("navigation", { name: "Where you were last" }));
    expect(places.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "AI Strategist",
      "Campaign Strategy",
      "Billing & Credits",
    ]);
    expect(screen.getByRole("button", { name: "Search" })).toBeDefined();
  });

  test("offers a visitor only the way to the dashboard", () => {
    showPage(<NotFound />, { at: "/nowhere", user: null });
    expect(screen.getByRole("link", { name: "Go to the dashboard" })).toBeDefined();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
