// @vitest-environment jsdom

import { getPublicSettings } from "@marquee/contracts/admin/system";
import {
  createSupportRequest,
  listSupportRequests,
  type SupportRequest,
} from "@marquee/contracts/home/support";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { SupportPage } from "./support-page.tsx";

const answered: SupportRequest = {
  id: "sup_1",
  topic: "billing",
  text: "Where is my receipt?",
  page: null,
  reference: null,
  status: "answered",
  answer: "Under Credits.",
  createdAt: "2026-01-05T09:00:00.000Z",
  answeredAt: "2026-01-05T10:00:00.000Z",
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.answer(getPublicSettings, { ...site, supportEmail: "help@example.com" });
  server.answer(listSupportRequests, []);
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (at = "/support") => showPage(<SupportPage />, { user: ada, at });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

test("sends what is written with the page and the error it is about, and forgets both", async () => {
  server.answer(createSupportRequest, { ...answered, status: "waiting", answer: null, answeredAt: null });
  open("/support?page=%2Fcredits&reference=req-1");
  await screen.findByText("About the page /credits, the error req-1");
  await userEvent.type(screen.getByLabelText("Message"), "It fails.");
  await send();
  await waitFor(() => expect(visibleToast()?.title).toBe("Message sent"));
  expect(server.bodies(createSupportRequest)).toEqual([
    { topic: "problem", text: "It fails.", page: "/credits", reference: "req-1" },
  ]);
  expect(shownAddress()).toBe("/support");
});

test("sends no empty message, keeps what was typed if it fails, and names the address to write to", async () => {
  server.refuse(createSupportRequest, "too_many_requests");
  open();
  expect((await screen.findByRole("link", { name: /help@example.com/ })).getAttribute("href")).toBe(
    "mailto:help@example.com",
  );
  await send();
  await screen.findByText("Message is required");
  expect(server.count(createSupportRequest)).toBe(0);
  await userEvent.type(screen.getByLabelText("Message"), "Hello?");
  await send();
  await screen.findByRole("alert");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("Hello?");
});

test("shows earlier requests with their answers", async () => {
  server.answer(listSupportRequests, [answered]);
  open();
  await screen.findByText("Under Credits.");
  screen.getByText("Answered");
});
