// @vitest-environment jsdom

import { listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import {
  createAnalyticsShare,
  deleteMetrics,
  getAnalytics,
  listAnalyticsShares,
  listMetrics,
  type MetricsEntry,
  recordMetrics,
  revokeAnalyticsShare,
} from "@marquee/contracts/insight/analytics";
import { importMetrics } from "@marquee/contracts/insight/analytics-imports";
import { importColumns } from "@marquee/contracts/insight/import-format";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as download from "#browser/download.ts";
import { unbroken } from "#format/unbroken.ts";
import { analytics, emptyPoint } from "#testing/analytics-examples.ts";
import { listedDeal } from "#testing/deal-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { AnalyticsPage } from "../pages/analytics-page.tsx";

let server: FakeServer;

const today = new Date().toISOString().slice(0, 10);
const { from: _from, to: _to, amount: _amount, ...measured } = emptyPoint(today);
const entry: MetricsEntry = {
  ...measured,
  dealId: "deal_1",
  eventId: "evt_1",
  date: today,
  impressions: 1_200,
  revenue: 99.5,
  source: "csv",
  enteredBy: "Grace Team",
  enteredAt: "2026-01-06T18:00:00.000Z",
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getAnalytics, analytics);
  server.answer(listSponsorshipDeals, [
    listedDeal,
    { ...listedDeal, id: "deal_2", packageName: "Pier Partner" },
  ]);
  server.answer(listMetrics, [entry]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(button: string, name: string) {
  showPage(<AnalyticsPage />, { at: "/analytics?range=last7&event=evt_1&deal=deal_1" });
  await screen.findByRole("button", { name: /^Leads: / });
  await userEvent.click(screen.getByRole("button", { name: button }));
  return within(await screen.findByRole("dialog", { name }));
}

describe("entering measures", () => {
  test("starts with what is recorded, says who recorded it, and sends what is typed for that day", async () => {
    const dialog = await open("Enter measures", "Enter measures");
    const impressions = await dialog.findByLabelText<HTMLInputElement>("Impressions");
    expect(impressions.value).toBe("1200");
    expect(dialog.getByLabelText<HTMLInputElement>("Attributed revenue").value).toBe("99.5");
    expect(dialog.getByText(/^Recorded by Grace Team, by CSV import,/)).toBeDefined();
    server.answer(recordMetrics, entry);
    await userEvent.type(dialog.getByLabelText("Leads"), "1,500");
    await userEvent.clear(impressions);
    await userEvent.click(dialog.getByRole("button", { name: "Save measures" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.bodies(recordMetrics)).toEqual([
      { dealId: "deal_1", date: today, leadsGenerated: 1_500, revenue: 99.5 },
    ]);
    // Every number that depends on it is refetched.
    expect(server.count(getAnalytics)).toBe(2);
    // And the answer must include what has just been written.
    expect(server.asked(getAnalytics).map(({ query }) => query.get("consistency"))).toEqual([
      "eventual",
      null,
    ]);
  });

  test("shows an error at its field, and sends nothing", async () => {
    const dialog = await open("Enter measures", "Enter measures");
    await userEvent.type(await dialog.findByLabelText("Conversions"), "some");
    await userEvent.click(dialog.getByRole("button", { name: "Save measures" }));
    expect(await dialog.findByText("Conversions must be a whole number")).toBeDefined();
    expect(server.count(recordMetrics)).toBe(0);
  });

  test("another deal is loaded separately, and recorded measures can be deleted after confirmation", async () => {
    const dialog = await open("Enter measures", "Enter measures");
    await dialog.findByLabelText("Impressions");
    server.answer(listMetrics, []);
    await userEvent.selectOptions(dialog.getByLabelText("Deal"), "deal_2");
    expect(await dialog.findByText("Nothing recorded for this day yet.")).toBeDefined();
    expect(server.asked(listMetrics).at(-1)?.query.get("dealId")).toBe("deal_2");
    expect(dialog.queryByRole("button", { name: "Delete" })).toBeNull();

    await userEvent.selectOptions(dialog.getByLabelText("Deal"), "deal_1");
    await userEvent.click(await dialog.findByRole("button", { name: "Delete" }));
    server.answer(deleteMetrics, undefined);
    const question = within(await screen.findByRole("dialog", { name: "Delete these measures?" }));
    await userEvent.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(server.count(deleteMetrics)).toBe(1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("says so when there is no deal", async () => {
    server.answer(listSponsorshipDeals, []);
    const dialog = await open("Enter measures", "Enter measures");
    expect(await dialog.findByRole("link", { name: "Open Sponsorship Hub" })).toBeDefined();
  });
});

describe("importing measures", () => {
  const file = (text = "dealId,date\n") => new File([text], "june.csv", { type: "text/csv" });
  const format = { separator: ";", decimal: ",", dateOrder: null } as const;
  const line = {
    ...measured,
    line: 2,
    dealId: "deal_1",
    date: "2026-01-05",
    leadsGenerated: 1_200,
    revenue: 9.5,
  };
  const read = { asks: [], format, sample: [line] };
  const counts = { added: 3, replaced: 2, unchanged: 1, ...read };

  test("checks the file first, and imports only on request", async () => {
    server.answer(importMetrics, { dryRun: true, ...counts, errors: [] });
    const dialog = await open("Import CSV", "Import measures");
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
    await userEvent.upload(dialog.getByLabelText("CSV file"), file());
    expect(await dialog.findByText("3 added, 2 replaced, 1 unchanged")).toBeDefined();
    expect(server.asked(importMetrics).map(({ query }) => query.get("dryRun"))).toEqual(["true"]);
    server.answer(importMetrics, { dryRun: false, ...counts, errors: [] });
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked(importMetrics).map(({ query }) => query.get("dryRun"))).toEqual(["true", "false"]);
    expect(server.bodies(importMetrics)).toEqual([{ csv: "dealId,date\n" }, { csv: "dealId,date\n" }]);
  });

  test("shows how it was read and the first lines as they are stored, and reads it again as one chooses", async () => {
    server.answer(importMetrics, { dryRun: true, ...counts, errors: [] });
    const dialog = await open("Import CSV", "Import measures");
    // In Windows-1252: no valid UTF-8.
    const bytes = new Uint8Array([...new TextEncoder().encode("Deal ID;Date;Caf"), 0xe9]);
    await userEvent.upload(
      dialog.getByLabelText("CSV file"),
      new File([bytes], "june.csv", { type: "text/csv" }),
    );
    expect(await dialog.findByText(/^The file is not in Unicode/)).toBeDefined();
    expect(dialog.getByLabelText<HTMLSelectElement>("Separator").value).toBe(";");
    expect(dialog.queryByLabelText("Dates")).toBeNull();
    expect(dialog.getAllByRole("row").at(-1)?.textContent).toMatch(
      /2Night SummitJan\s5,\s2026.*1,200.*\$9\.50/,
    );
    await userEvent.selectOptions(dialog.getByLabelText("Numbers"), ".");
    await waitFor(() => expect(server.count(importMetrics)).toBe(2));
    await userEvent.click(dialog.getByRole("button", { name: "Import" }));
    await waitFor(() => expect(server.count(importMetrics)).toBe(3));
    const csv = "Deal ID;Date;Café";
    expect(server.bodies(importMetrics)).toEqual([{ csv }, { csv, decimal: "." }, { csv, decimal: "." }]);
  });

  test("asks what the file leaves open, with what each answer makes of it", async () => {
    const choices = [
      { choice: "dmy" as const, value: "2026-04-03" },
      { choice: "mdy" as const, value: "2026-03-04" },
    ];
    const ask = { about: "dateOrder" as const, line: 2, column: "Date", cell: "03/04/2026", choices };
    const errors = [{ line: 2, column: "Date", message: "The file does not say in which order" }];
    const unclear = {
      dryRun: true,
      added: 0,
      replaced: 0,
      unchanged: 0,
      errors,
      asks: [ask],
      format,
      sample: [],
    };
    server.answer(importMetrics, unclear);
    const dialog = await open("Import CSV", "Import measures");
    await userEvent.upload(dialog.getByLabelText("CSV file"), file());
    expect(
      await dialog.findByText("june.csv can be read in several ways. Say how it is meant."),
    ).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
    const dates = dialog.getByLabelText<HTMLSelectElement>("Dates");
    expect([...dates.options].map(({ text }) => text)).toEqual([
      "Choose",
      `Day, month, year: 03/04/2026 is ${unbroken("Apr 3, 2026")}`,
      `Month, day, year: 03/04/2026 is ${unbroken("Mar 4, 2026")}`,
    ]);
    server.answer(importMetrics, { dryRun: true, ...counts, errors: [] });
    await userEvent.selectOptions(dates, "mdy");
    expect(await dialog.findByText("3 added, 2 replaced, 1 unchanged")).toBeDefined();
    expect(server.bodies(importMetrics).at(-1)).toEqual({ csv: "dealId,date\n", dateOrder: "mdy" });
  });

  test("names the line and column of each error, and cannot be imported", async () => {
    const errors = [{ line: 4, column: "date", message: "Enter a day up to today (UTC)" }];
    server.answer(importMetrics, { dryRun: true, added: 0, replaced: 0, unchanged: 0, errors, ...read });
    const dialog = await open("Import CSV", "Import measures");
    await userEvent.upload(dialog.getByLabelText("CSV file"), file());
    expect(await dialog.findByText("june.csv has 1 error. Nothing was imported.")).toBeDefined();
    expect(dialog.getAllByRole("row").at(-1)?.textContent).toBe("Line 4dateEnter a day up to today (UTC)");
    expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Import" }).disabled).toBe(true);
  });

  test("a file too large for a request is refused before it is sent", async () => {
    const dialog = await open("Import CSV", "Import measures");
    await userEvent.upload(dialog.getByLabelText("CSV file"), file("x".repeat(300_000)));
    expect(await dialog.findByText(/^This file is larger than/)).toBeDefined();
    expect(server.count(importMetrics)).toBe(0);
  });

  test("the template has the contract's columns and a line for each deal", async () => {
    const save = vi.spyOn(download, "downloadText").mockReturnValue();
    const dialog = await open("Import CSV", "Import measures");
    await userEvent.click(dialog.getByRole("button", { name: "Download template" }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    const [head, ...lines] = (save.mock.calls[0]?.[1] ?? "").trim().split("\r\n");
    expect(head?.split(",")).toEqual([...importColumns]);
    expect(lines.map((line) => line.split(",")[0])).toEqual(["deal_1", "deal_2"]);
  });
});

test("a share link shows this page for a number of days, is shown once, and can be revoked", async () => {
  const share = {
    id: "shr_1",
    view: "analytics" as const,
    range: "last7" as const,
    from: null,
    to: null,
    event: "evt_1",
    deal: "deal_1",
    side: null,
    compares: false,
    createdAt: "2026-01-07T10:15:00.000Z",
    expiresAt: "2026-02-06T10:15:00.000Z",
  };
  server.answer(listAnalyticsShares, []);
  const dialog = await open("Share", "Share this page");
  expect(await dialog.findByText("No links yet.")).toBeDefined();
  server.answer(createAnalyticsShare, { ...share, url: "https://marquee.example/shared/analytics/secret" });
  server.answer(listAnalyticsShares, [share]);
  await userEvent.selectOptions(dialog.getByLabelText("Expires in"), "30");
  await userEvent.click(dialog.getByRole("button", { name: "Create link" }));
  const link = await dialog.findByLabelText<HTMLInputElement>("Link");
  expect(link.value).toBe("https://marquee.example/shared/analytics/secret");
  expect(server.bodies(createAnalyticsShare)).toEqual([
    { view: "analytics", range: "last7", event: "evt_1", deal: "deal_1", compares: false, days: 30 },
  ]);
  expect(
    await dialog.findByText(/^Enterprise Analytics, Last 7 days, Night Summit, Stage Partner/),
  ).toBeDefined();
  server.answer(revokeAnalyticsShare, undefined);
  server.answer(listAnalyticsShares, []);
  await userEvent.click(dialog.getByRole("button", { name: /^Revoke the link to Enterprise Analytics/ }));
  expect(await dialog.findByText("Link revoked")).toBeDefined();
  expect(await dialog.findByText("No links yet.")).toBeDefined();
});
