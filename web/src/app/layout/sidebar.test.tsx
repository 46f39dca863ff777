// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { Sidebar } from "./sidebar.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["/", ["Marquee, Executive Dashboard", "Executive Dashboard"]],
  ["/admin", ["Admin Dashboard"]],
])("at %s, every link that leads there says that it is the current page", (at, current) => {
  vi.stubGlobal("fetch", fakeServer().fetch);
  showPage(<Sidebar user={rita} collapsed={false} />, { at, user: rita });
  const marked = screen.getAllByRole("link", { current: "page" });
  expect(marked.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toEqual(current);
});
