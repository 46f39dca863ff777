// @vitest-environment jsdom

import {
  type AdminUser,
  adjustCredits,
  exportUsers,
  listUsers,
  updateUser,
} from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
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

describe("acting on an account", () => {
  test("suspends only with a reason, and then shows the new state of the account", async () => {
    server.answer(updateUser, { ...boris, suspended: true, waiting: false });
    show();
    await press("Boris Bold");
    await press("Suspend account");
    await press("Suspend account");
    await screen.findByText("A reason is required");
    expect(server.count(updateUser)).toBe(0);
    server.answer(listUsers, [{ ...boris, suspended: true }]);
    await userEvent.type(screen.getByLabelText("Reason"), "Card fraud");
    await press("Suspend account");
    await screen.findByRole("button", { name: "Reinstate account" });
    expect(server.bodies(updateUser)).toEqual([{ suspended: true, reason: "Card fraud" }]);
  });

  test("shows which of the credits expire, and when", async () => {
    const expiring = { credits: 20, expiresAt: "2026-07-03T12:00:00.000Z" };
    server.answer(listUsers, [{ ...boris, balance: { ...boris.balance, expiring } }]);
    show();
    await press("Boris Bold");
    const facts = within(await screen.findByRole("dialog"));
    expect(facts.getByText(/^20 on Jul 3, 2026/)).toBeDefined();
    cleanup();
    server.answer(listUsers, [boris]);
    show();
    await press("Boris Bold");
    await screen.findByRole("dialog");
    expect(screen.queryByText("Credits that expire")).toBeNull();
  });

  test("changes the role and says what an admin may do", async () => {
    server.answer(updateUser, { ...boris, waiting: true });
    show();
    await press("Boris Bold");
    await press("Change role");
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Make Brand" })).disabled).toBe(
      true,
    );
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.selectOptions(dialog.getByLabelText("Role"), "Admin");
    expect(dialog.getByText(/Admins can see every account/)).toBeDefined();
    await userEvent.type(dialog.getByLabelText("Reason"), "Joins operations");
    await press("Request approval");
    await waitFor(() =>
      expect(server.bodies(updateUser)).toEqual([{ role: "admin", reason: "Joins operations" }]),
    );
  });

  test("leaves one's own account to another admin", async () => {
    server.answer(listUsers, [{ ...boris, id: rita.id, name: rita.name }]);
    show();
    await press("Rita Admin");
    for (const name of ["Change role", "Mark as partner", "Suspend account"])
      expect((await screen.findByRole<HTMLButtonElement>("button", { name })).disabled).toBe(true);
  });
});

describe("adjusting credits", () => {
  const booked = {
    id: "adj_1",
    userId: "usr_2",
    username: "boris",
    reason: "Trade fair",
    requestedBy: "rita",
    decidedBy: null,
    createdAt: "2026-01-05T09:00:00.000Z",
  };

  test("says that more than 1,000 wait for a second admin, and that they do", async () => {
    server.answer(adjustCredits, { ...booked, amount: 1_001, status: "waiting" });
    show();
    await press("Boris Bold");
    await press("Adjust credits");
    await userEvent.type(screen.getByLabelText("Credits"), "1,000");
    expect(screen.getByRole("button", { name: "Adjust credits" })).toBeDefined();
    await userEvent.clear(screen.getByLabelText("Credits"));
    await userEvent.type(screen.getByLabelText("Credits"), "+1,001");
    expect(
      screen.getByText(/A second admin must approve adjustments of more than 1,000 credits/),
    ).toBeDefined();
    await userEvent.type(screen.getByLabelText("Reason"), "Trade fair");
    await press("Request approval");
    await waitFor(() => expect(visibleToast()?.title).toBe("Waiting for a second admin"));
    expect(server.bodies(adjustCredits)).toEqual([{ amount: 1_001, reason: "Trade fair" }]);
  });

  test("keeps its idempotency key while the outcome of the order is unknown", async () => {
    server.refuse(adjustCredits, "unavailable");
    show();
    await press("Boris Bold");
    await press("Adjust credits");
    await userEvent.type(screen.getByLabelText("Credits"), "-50");
    await userEvent.type(screen.getByLabelText("Reason"), "Booked twice");
    await press("Adjust credits");
    await waitFor(() => expect(server.count(adjustCredits)).toBe(1));
    server.answer(adjustCredits, { ...booked, amount: -50, status: "booked" });
    await press("Adjust credits");
    await waitFor(() => expect(visibleToast()?.title).toBe("Credits adjusted"));
    const [first, second] = server.asked(adjustCredits).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/.{20}/);
    expect(second).toBe(first);
  });

  test("shows errors at their fields", async () => {
    show();
    await press("Boris Bold");
    await press("Adjust credits");
    await userEvent.type(screen.getByLabelText("Credits"), "some");
    await press("Adjust credits");
    await screen.findByText("Enter a whole number, such as 500 or -200");
    await screen.findByText("A reason is required");
    await userEvent.clear(screen.getByLabelText("Credits"));
    await userEvent.type(screen.getByLabelText("Credits"), "0");
    await screen.findByText("Enter an amount other than 0");
  });
});
