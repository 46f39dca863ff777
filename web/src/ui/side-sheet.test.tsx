// @vitest-environment jsdom

import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useAddress } from "#routing/address.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { SideSheet } from "./side-sheet.tsx";

afterEach(cleanup);

function Deals() {
  const address = useAddress();
  return (
    <>
      <button onClick={() => address.open("sheet", "d1")}>Open</button>
      <SideSheet name="sheet" title={(id) => `Deal ${id}`}>
        {(id) => <p>{`Terms of ${id}`}</p>}
      </SideSheet>
    </>
  );
}

test("a sheet is open while the address names it, and closing returns to where it was opened", async () => {
  showPage(<Deals />, { at: "/deals?q=x" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(shownAddress()).toBe("/deals?q=x&sheet=d1");
  expect(screen.getByRole("dialog", { name: "Deal d1" }).textContent).toContain("Terms of d1");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(shownAddress()).toBe("/deals?q=x"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});

test("a link can open it directly, and closing stays on the page", async () => {
  showPage(<Deals />, { at: "/deals?sheet=d2" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(shownAddress()).toBe("/deals");
});
