// @vitest-environment jsdom

import { listDeadLetters, redriveDeadLetters } from "@marquee/contracts/admin/dead-letters";
import { type AdminJob, listJobs, refundJob, retryJob, retryJobs } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, shownAddress, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { DeadLettersTab } from "./dead-letters-tab.tsx";
import { JobsTab } from "./jobs-tab.tsx";

const job: AdminJob = {
  id: "gen_1",
  kind: "campaign",
  userId: "usr_2",
  username: "boris",
  orderedBy: "Ada Ng for Northwind Cloud",
  status: "running",
  attempt: 2,
  costCredits: 20,
  heldCredits: 20,
  errorCode: null,
  reason: null,
  retriedAs: null,
  createdAt: "2026-01-05T09:00:00.000Z",
};
const failed: AdminJob = { ...job, status: "failed", heldCredits: 0, errorCode: "internal" };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listJobs, [job]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

test("open and failed jobs have separate addresses", async () => {
  showPage(<JobsTab />, { at: "/admin?tab=jobs", user: rita });
  await screen.findByText("gen_1");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Failed or incomplete");
  await waitFor(() => expect(server.asked(listJobs).at(-1)?.query.get("status")).toBe("failed"));
  expect(shownAddress()).toBe("/admin?tab=jobs&status=failed");
});

test("a job says why the model gave nothing, known reasons in words, and credits of an incomplete one can be refunded", async () => {
  server.answer(listJobs, [
    { ...failed, reason: "http_401" },
    { ...failed, id: "gen_2", reason: "http_418" },
    { ...job, id: "gen_3", status: "completed", heldCredits: 0, reason: "http_429" },
  ]);
  showPage(<JobsTab />, { at: "/admin?tab=jobs&status=failed", user: rita });
  await screen.findByText("Model: our key was refused (401)");
  await screen.findByText("Model: http_418");
  await screen.findByText("Model: its rate limit was reached (429)");
  await screen.findByRole("button", { name: "Refund gen_3" });
  expect(screen.queryByRole("button", { name: "Refund gen_1" })).toBeNull();
});

test("a job is sent again after confirmation", async () => {
  server.answer(retryJob, job);
  showPage(<JobsTab />, { user: rita });
  await press("Retry gen_1");
  expect(server.count(retryJob)).toBe(0);
  await confirm("Retry job");
  await waitFor(() => expect(server.bodies(retryJob)).toEqual([{ userId: "usr_2" }]));
});

test("retry all names exactly the failed campaigns it counted, and tells which could not be retried", async () => {
  const other = { ...failed, id: "gen_2", userId: "usr_3" };
  const again = { ...failed, id: "gen_3", retriedAs: "gen_9" };
  server.answer(listJobs, [failed, other, again, { ...failed, id: "msg_1", kind: "chat" }]);
  server.answer(retryJobs, [
    { id: "gen_1", job: { ...job, id: "gen_8" }, error: null },
    { id: "gen_2", job: null, error: { code: "not_enough_credits", message: "5 credits are missing." } },
  ]);
  showPage(<JobsTab />, { at: "/admin?tab=jobs&status=failed", user: rita });
  await screen.findByText("Retried as gen_9");
  expect(screen.queryByRole("button", { name: "Retry gen_3" })).toBeNull();
  await press("Retry all");
  await within(screen.getByRole("dialog")).findByText(/2 failed campaigns of 2 users/);
  // A job that fails after the count is not among those confirmed.
  server.answer(listJobs, [{ ...failed, id: "gen_4" }, failed, other]);
  expect(server.count(retryJobs)).toBe(0);
  await confirm("Retry 2 jobs");
  await screen.findByText("gen_2: 5 credits are missing.");
  screen.getByRole("dialog", { name: "1 job retried" });
  expect(server.bodies(retryJobs)).toEqual([
    {
      jobs: [
        { id: "gen_1", userId: "usr_2" },
        { id: "gen_2", userId: "usr_3" },
      ],
    },
  ]);
});

test("retry all takes no more than one call may, says that more are left, and has nothing to retry without any", async () => {
  server.answer(
    listJobs,
    Array.from({ length: 30 }, (_, at) => ({ ...failed, id: `gen_${at}` })),
  );
  const page = showPage(<JobsTab />, { at: "/admin?tab=jobs&status=failed", user: rita });
  await press("Retry all");
  await screen.findByText(/There are more/);
  await screen.findByRole("button", { name: "Retry 25 jobs" });
  page.unmount();
  server.answer(listJobs, [{ ...failed, retriedAs: "gen_9" }]);
  showPage(<JobsTab />, { at: "/admin?tab=jobs&status=failed", user: rita });
  await press("Retry all");
  await screen.findByText("No failed campaign is left to retry.");
  expect(screen.getByRole("button", { name: "Retry 0 jobs" })).toHaveProperty("disabled", true);
});

test("credits are refunded only with a reason", async () => {
  server.answer(refundJob, { ...failed, status: "cancelled" });
  showPage(<JobsTab />, { user: rita });
  await press("Refund gen_1");
  await confirm("Stop and refund");
  await screen.findByText("A reason is required");
  expect(server.count(refundJob)).toBe(0);
  await userEvent.type(screen.getByLabelText("Reason"), "Stuck for an hour");
  await confirm("Stop and refund");
  await waitFor(() =>
    expect(server.bodies(refundJob)).toEqual([{ userId: "usr_2", reason: "Stuck for an hour" }]),
  );
});

test("a finished job is refunded by its id, and an unknown id is reported at its field", async () => {
  server.refuse(refundJob, "not_found");
  showPage(<JobsTab />, { user: rita });
  await press("Refund a finished job");
  await userEvent.type(screen.getByLabelText("Job ID"), "gen_9");
  await userEvent.type(screen.getByLabelText("User ID"), "usr_2");
  await userEvent.type(screen.getByLabelText("Reason"), "Unusable result");
  await confirm("Refund job");
  await screen.findByText("Not found.");
  server.answer(refundJob, { ...job, id: "gen_9", status: "completed", heldCredits: 0 });
  await confirm("Refund job");
  await waitFor(() => expect(visibleToast()?.title).toBe("Credits refunded"));
});

test("offers only what is possible: a failed reply is neither retried nor refunded", async () => {
  server.answer(listJobs, [{ ...failed, id: "msg_1", kind: "chat" }]);
  showPage(<JobsTab />, { user: rita });
  await screen.findByText("Credits returned");
  expect(screen.queryByRole("button", { name: /Retry|Refund msg/ })).toBeNull();
});

test("dead letters are sent again queue by queue, after confirmation", async () => {
  server.answer(listDeadLetters, [
    { queue: "chat", messageId: "m-1", jobId: null, receives: 4, sentAt: "2026-01-05T09:00:00.000Z" },
  ]);
  server.answer(redriveDeadLetters, { redriven: 1 });
  showPage(<DeadLettersTab />, { user: rita });
  await screen.findByText("Can't be read");
  await press("Redrive queue");
  await confirm("Redrive queue");
  await waitFor(() => expect(visibleToast()?.description).toBe("1 message sent to the chat queue again."));
  expect(server.bodies(redriveDeadLetters)).toEqual([{ queue: "chat" }]);
});
