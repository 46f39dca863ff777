// @vitest-environment jsdom

import { type AdminUser, exportUsers, listUsers } from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, shownAddress, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { UsersTab } from "./users-tab.tsx";

const boris: AdminUser = {
  id: "usr_2",
  username: "boris",
  name: "Boris Bold",
  email: "boris@example.com",
  phone: null,
  company: "Globex",
  role: "brand",
  suspended: false,
  isPartner: false,
  twoFactorEnabled: false,
  balance: { totalCredits: 100, usedCredits: 20, heldCredits: 0, availableCredits: 80, expiring: null },
  createdAt: "2026-01-05T09:00:00.000Z",
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listUsers, [boris]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at = "/admin?tab=users") => showPage(<UsersTab />, { at, user: rita });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const lastQuery = () => server.asked(listUsers).at(-1)?.query;

test("the file has everyone whom the filter leaves, with no cell that a spreadsheet runs, and what it lacks is said", async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return "blob:users";
  };
  URL.revokeObjectURL = () => undefined;
  server.answer(exportUsers, {
    rows: [{ ...boris, name: "=1+1", phone: "+15550100" }],
    cut: true,
    unreadable: 2,
  });
  show("/admin?tab=users&q=globex&role=brand");
  await press("Export CSV");
  await waitFor(() => expect(visibleToast()?.title).toBe("1 row saved"));
  expect(visibleToast()?.description).toBe(
    "The file has the newest 1. Older ones are left out. 2 records couldn't be read and are left out.",
  );
  expect(Object.fromEntries(server.asked(exportUsers)[0]?.query ?? [])).toEqual({
    search: "globex",
    role: "brand",
  });
  const [head, line] = ((await saved[0]?.text()) ?? "").split("\r\n");
  expect(head).toContain("registered (UTC)");
  expect(line).toBe(
    "usr_2,boris,'=1+1,boris@example.com,'+15550100,Globex,brand,active,no,no,80,2026-01-05T09:00:00.000Z",
  );
});

describe("finding people", () => {
  test("keeps search and filters in the address and sends them to the server", async () => {
    show();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search users" }), "globex");
    await waitFor(() => expect(lastQuery()?.get("search")).toBe("globex"));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Role" }), "Brand");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Suspended");
    await waitFor(() => expect(lastQuery()?.get("status")).toBe("suspended"));
    expect(lastQuery()?.get("role")).toBe("brand");
    expect(shownAddress()).toBe("/admin?tab=users&q=globex&role=brand&status=suspended");
  });

  test("leads to the account's own page", async () => {
    show();
    const link = await screen.findByRole("link", { name: /Boris Bold/ });
    expect(link.getAttribute("href")).toBe("/admin/accounts/usr_2");
  });

  test("starts with what the address says", async () => {
    show("/admin?tab=users&q=usr_2");
    await screen.findByText("Boris Bold");
    expect(lastQuery()?.get("search")).toBe("usr_2");
  });

  test("says that nobody was found, or that there is more to search", async () => {
    server.answer(listUsers, []);
    show("/admin?tab=users&q=nobody");
    await screen.findByText("No users found");
    cleanup();
    server.answerPages(listUsers, [[], [boris]]);
    show("/admin?tab=users&q=bor");
    await screen.findByText("No matches so far. Load more to keep looking.");
    await press("Load more");
    await screen.findByText("Boris Bold");
  });

  test("says why nothing can be shown, and tries again", async () => {
    server.refuse(listUsers, "unavailable");
    show();
    await screen.findByText("Couldn't load the users");
    server.answer(listUsers, [boris]);
    await press("Try again");
    await screen.findByText("Boris Bold");
  });
});
