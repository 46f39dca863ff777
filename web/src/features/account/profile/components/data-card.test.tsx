// @vitest-environment jsdom

import {
  getAnalytics,
  loadSampleAnalytics,
  removeSampleAnalytics,
} from "@marquee/contracts/insight/analytics";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { analytics } from "#testing/analytics-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { DataCard } from "./data-card.tsx";

let server: FakeServer;
const nothing = { ...analytics, measured: false, sample: false };
const sampled = { ...analytics, measured: true, sample: true };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getAnalytics, nothing);
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  vi.unstubAllGlobals();
});

const toggle = () => screen.getByRole<HTMLInputElement>("switch", { name: "Sample data" });

describe("sample data", () => {
  test("is loaded and removed with one click each", async () => {
    showPage(<DataCard user={ada} />);
    await waitFor(() => expect(toggle().disabled).toBe(false));
    expect(toggle().checked).toBe(false);
    server.answer(loadSampleAnalytics, undefined);
    server.answer(getAnalytics, sampled);
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle().checked).toBe(true));
    expect(visibleToast()?.title).toBe("Sample data loaded");

    server.answer(removeSampleAnalytics, undefined);
    server.answer(getAnalytics, nothing);
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle().checked).toBe(false));
    expect(visibleToast()?.title).toBe("Sample data removed");
    expect([server.count(loadSampleAnalytics), server.count(removeSampleAnalytics)]).toEqual([1, 1]);
  });

  test("cannot be loaded over the user's own numbers, and says so", async () => {
    server.answer(getAnalytics, { ...analytics, measured: true, sample: false });
    showPage(<DataCard user={ada} />);
    await screen.findByText("You have numbers of your own, so there's nothing to sample.");
    expect(toggle().disabled).toBe(true);
  });

  test("says why it could not be loaded", async () => {
    server.refuse(loadSampleAnalytics, "unavailable");
    showPage(<DataCard user={ada} />);
    await waitFor(() => expect(toggle().disabled).toBe(false));
    await userEvent.click(toggle());
    expect(await screen.findByRole("alert")).toBeDefined();
    expect(toggle().checked).toBe(false);
  });
});
