// @vitest-environment jsdom

import {
  type AccountDetails,
  endAccountSessions,
  getAccount,
  listAccountDeals,
  listAccountJobs,
  listAccountMails,
  listAccountPayments,
  listAccountTransactions,
  resendAccountConfirmation,
  sendResetLink,
  showJobInput,
} from "@marquee/contracts/admin/accounts";
import { type AdminUser, adjustCredits, updateUser } from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { AccountPage } from "./account-page.tsx";

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
const at = "2026-01-05T09:00:00.000Z";
const details: AccountDetails = {
  user: boris,
  confirmed: false,
  emailConfirmed: false,
  pendingEmail: null,
  signsInWith: { password: true, google: false, phone: false },
  people: [
    { id: "usr_2", name: "Boris Bold", email: "boris@example.com", teamRole: "owner", joinedAt: at },
    { id: "usr_3", name: "Ann Lee", email: "ann@example.com", teamRole: "member", joinedAt: at },
  ],
  memberships: [{ id: "usr_4", name: "Initech", teamRole: "viewer" }],
  sessions: [{ device: "Firefox on Windows", ip: "203.0.113.7", createdAt: at, lastSeenAt: at }],
  keys: [{ id: "key_1", name: "Reports", scope: "read", createdAt: at, expiresAt: null, lastUsedAt: null }],
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getAccount, details);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (tab = "") =>
  showPage(
    <Routes>
      <Route path="/admin/accounts/:id" element={<AccountPage />} />
    </Routes>,
    { at: `/admin/accounts/usr_2${tab}`, user: rita },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
/** The open dialog; its code loads when the first one opens. */
const inDialog = async () => within(await screen.findByRole("dialog", {}, { timeout: 4_000 }));
const pressIn = async (name: string) =>
  userEvent.click(await (await inDialog()).findByRole("button", { name }));

describe("an account", () => {
  test("shows who it is, with people and companies on pages of their own, sessions and keys", async () => {
    show();
    await screen.findByRole("heading", { name: "Boris Bold", level: 1 });
    expect(screen.getByText("boris · Brand · Globex")).toBeDefined();
    expect(screen.getByRole("link", { name: "Ann Lee" }).getAttribute("href")).toBe("/admin/accounts/usr_3");
    expect(screen.getByRole("link", { name: "Initech" }).getAttribute("href")).toBe("/admin/accounts/usr_4");
    expect(screen.getByText("Firefox on Windows")).toBeDefined();
    expect(screen.getByText("Read · never used · doesn't expire")).toBeDefined();
  });

  test("says that nobody has an id, and why an account cannot be shown", async () => {
    server.refuse(getAccount, "not_found");
    show();
    await screen.findByText("No such account");
    cleanup();
    server.refuse(getAccount, "unavailable");
    show();
    await screen.findByText("Couldn't load the account");
    server.answer(getAccount, details);
    await press("Try again");
    await screen.findByText("Account ID");
  });

  test.each([
    ["?tab=credits", "No payments yet", "No transactions yet"],
    ["?tab=jobs", "No jobs yet"],
    ["?tab=deals", "No deals yet"],
    ["?tab=emails", "No emails yet"],
  ])("asks for what %s shows only there, and says that there is none", async (tab, ...texts) => {
    server.answer(listAccountTransactions, []);
    server.answer(listAccountPayments, []);
    server.answer(listAccountJobs, []);
    server.answer(listAccountDeals, []);
    server.answer(listAccountMails, []);
    show();
    await screen.findByText("Account ID");
    for (const operation of [listAccountPayments, listAccountJobs, listAccountDeals, listAccountMails])
      expect(server.count(operation)).toBe(0);
    cleanup();
    show(tab);
    for (const text of texts) await screen.findByText(text);
  });
});

describe("helping somebody sign in", () => {
  test("sends a reset link to the address that is shown, with a reason", async () => {
    server.answer(sendResetLink, undefined);
    show();
    await press("Send reset link");
    expect((await inDialog()).getByText(/boris@example.com/)).toBeDefined();
    await pressIn("Send reset link");
    await screen.findByText("A reason is required");
    await userEvent.type((await inDialog()).getByLabelText("Reason"), "Lost the phone");
    await pressIn("Send reset link");
    await waitFor(() => expect(visibleToast()?.title).toBe("Reset link sent"));
    expect(server.bodies(sendResetLink)).toEqual([{ email: "boris@example.com", reason: "Lost the phone" }]);
  });

  test("resends the confirmation of a new address to that one, and confirms only the present one", async () => {
    server.answer(getAccount, { ...details, pendingEmail: "new@example.com" });
    server.answer(resendAccountConfirmation, undefined);
    show();
    await press("Resend confirmation");
    await userEvent.type((await inDialog()).getByLabelText("Reason"), "Asked by mail");
    await pressIn("Resend confirmation");
    await waitFor(() => expect(server.bodies(resendAccountConfirmation)).toHaveLength(1));
    expect(server.bodies(resendAccountConfirmation)).toEqual([
      { email: "new@example.com", reason: "Asked by mail" },
    ]);
    await press("Confirm address");
    expect((await inDialog()).getByText(/Marks boris@example.com as confirmed/)).toBeDefined();
  });

  test("offers no confirmation where there is nothing to confirm", async () => {
    server.answer(getAccount, { ...details, confirmed: true, emailConfirmed: true });
    show();
    await screen.findByRole("button", { name: "Send reset link" });
    expect(screen.queryByRole("button", { name: "Resend confirmation" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Confirm address" })).toBeNull();
  });

  test("signs somebody out everywhere and says how many sessions that ended", async () => {
    server.answer(endAccountSessions, { ended: 2 });
    show();
    await press("Sign out everywhere");
    await userEvent.type((await inDialog()).getByLabelText("Reason"), "Stolen laptop");
    await pressIn("Sign out everywhere");
    await waitFor(() => expect(visibleToast()?.description).toBe("2 sessions ended"));
  });
});

describe("what was ordered", () => {
  const job = {
    id: "gen_1",
    kind: "campaign",
    userId: "usr_2",
    username: "boris",
    orderedBy: "Ada Ng for Northwind Cloud",
    status: "failed",
    attempt: 3,
    costCredits: 20,
    heldCredits: 0,
    errorCode: "unavailable",
    reason: "http_529",
    retriedAs: null,
    createdAt: at,
  } as const;

  test("is shown only after a reason, with the rest of the brief", async () => {
    server.answer(listAccountJobs, [job]);
    server.answer(showJobInput, {
      text: "A pop-up in Berlin",
      details: { budget: 40_000, goals: ["Sign-ups", "Talks"], generateVisualMockup: true, location: null },
    });
    show("?tab=jobs");
    await press("Show the input of gen_1");
    expect(server.count(showJobInput)).toBe(0);
    await userEvent.type((await inDialog()).getByLabelText("Reason"), "They asked why it failed");
    await pressIn("Show input");
    await screen.findByText("A pop-up in Berlin");
    expect((await inDialog()).getByText("Sign-ups and Talks")).toBeDefined();
    expect((await inDialog()).queryByText("Location")).toBeNull();
    expect(server.bodies(showJobInput)).toEqual([{ reason: "They asked why it failed" }]);
  });
});

describe("acting on an account", () => {
  test("suspends only with a reason, and then shows the new state of the account", async () => {
    server.answer(updateUser, { ...boris, suspended: true, waiting: false });
    show();
    await press("Suspend account");
    await pressIn("Suspend account");
    await screen.findByText("A reason is required");
    expect(server.count(updateUser)).toBe(0);
    server.answer(getAccount, { ...details, user: { ...boris, suspended: true } });
    await userEvent.type(screen.getByLabelText("Reason"), "Card fraud");
    await pressIn("Suspend account");
    await screen.findByRole("button", { name: "Reinstate account" });
    await waitFor(() => expect(visibleToast()?.title).toBe("Account suspended"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(server.bodies(updateUser)).toEqual([{ suspended: true, reason: "Card fraud" }]);
  });

  test("shows which of the credits expire, and when", async () => {
    const expiring = { credits: 20, expiresAt: "2026-07-03T12:00:00.000Z" };
    server.answer(getAccount, { ...details, user: { ...boris, balance: { ...boris.balance, expiring } } });
    show();
    expect(await screen.findByText(/^20 on Jul 3, 2026/)).toBeDefined();
    cleanup();
    server.answer(getAccount, details);
    show();
    await screen.findByText("Account ID");
    expect(screen.queryByText("Credits that expire")).toBeNull();
  });

  test("changes the role and says what an admin may do", async () => {
    server.answer(updateUser, { ...boris, waiting: true });
    show();
    await press("Change role");
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Make Brand" })).disabled).toBe(
      true,
    );
    const dialog = await inDialog();
    await userEvent.selectOptions(dialog.getByLabelText("Role"), "Admin");
    expect(dialog.getByText(/Admins can see every account/)).toBeDefined();
    await userEvent.type(dialog.getByLabelText("Reason"), "Joins operations");
    await press("Request approval");
    await waitFor(() =>
      expect(server.bodies(updateUser)).toEqual([{ role: "admin", reason: "Joins operations" }]),
    );
  });

  test("leaves one's own account to another admin", async () => {
    server.answer(getAccount, { ...details, user: { ...boris, id: rita.id, name: rita.name } });
    show();
    for (const name of [
      "Send reset link",
      "Sign out everywhere",
      "Adjust credits",
      "Change role",
      "Mark as partner",
      "Suspend account",
    ])
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
    await press("Adjust credits");
    await userEvent.type(screen.getByLabelText("Credits"), "1,000");
    expect((await inDialog()).getByRole("button", { name: "Adjust credits" })).toBeDefined();
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
    await press("Adjust credits");
    await userEvent.type(screen.getByLabelText("Credits"), "-50");
    await userEvent.type(screen.getByLabelText("Reason"), "Booked twice");
    await pressIn("Adjust credits");
    await waitFor(() => expect(server.count(adjustCredits)).toBe(1));
    server.answer(adjustCredits, { ...booked, amount: -50, status: "booked" });
    await pressIn("Adjust credits");
    await waitFor(() => expect(visibleToast()?.title).toBe("Credits adjusted"));
    const [first, second] = server.asked(adjustCredits).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toMatch(/.{20}/);
    expect(second).toBe(first);
  });

  test("shows errors at their fields", async () => {
    show();
    await press("Adjust credits");
    await userEvent.type(screen.getByLabelText("Credits"), "some");
    await pressIn("Adjust credits");
    await screen.findByText("Enter a whole number, such as 500 or -200");
    await screen.findByText("A reason is required");
    await userEvent.clear(screen.getByLabelText("Credits"));
    await userEvent.type(screen.getByLabelText("Credits"), "0");
    await screen.findByText("Enter an amount other than 0");
  });
});
