// @vitest-environment jsdom

import { getEvent } from "@marquee/contracts/events/events";
import {
  getCampaignGeneration,
  getCampaignIdea,
  updateCampaignIdea,
} from "@marquee/contracts/studio/campaigns";
import {
  deleteConceptComment,
  listConceptComments,
  listConceptPeople,
  setConceptComments,
  writeConceptComment,
} from "@marquee/contracts/studio/concept-comments";
import {
  createConceptShare,
  listConceptDeals,
  listConceptShares,
  revokeConceptShare,
} from "@marquee/contracts/studio/concepts";
import { listCampaignIdeaVersions } from "@marquee/contracts/studio/library";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generation, idea } from "#testing/campaign-examples.ts";
import { eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { ConceptPage } from "./concept-page.tsx";

let server: FakeServer;
/** Saved files by name. */
let saved: Map<string, Blob>;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  HTMLElement.prototype.hidePopover = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  saved = new Map();
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (last) saved.set(this.download, last);
  });
  server.answer(getCampaignIdea, idea);
  server.answer(getCampaignGeneration, generation);
  server.answer(listConceptDeals, []);
  server.answer(listConceptComments, { open: true, comments: [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (user = ada) =>
  showPage(
    <Routes>
      <Route path="/campaigns/:id" element={<ConceptPage />} />
    </Routes>,
    { at: `/campaigns/${idea.id}`, user },
  );

test("shows the whole concept, and the brief that it comes from", async () => {
  show();
  expect(await screen.findByRole("heading", { level: 1, name: idea.name })).toBeDefined();
  for (const text of ["$40,000", idea.location, idea.inspiration, ...idea.goals, ...idea.metrics])
    expect(screen.getByText(text), text).toBeDefined();
  expect(await screen.findByText(generation.prompt)).toBeDefined();
  expect(screen.getByRole("link", { name: "See all concepts of this brief" }).getAttribute("href")).toBe(
    `/campaigns?tab=concepts&generation=${generation.generationId}`,
  );
});

test.each(["not_found", "validation_failed"] as const)(
  "a concept refused as %s is said not to be in the library",
  async (code) => {
    server.refuse(getCampaignIdea, code);
    show();
    expect(await screen.findByRole("heading", { name: "This concept isn't in your library" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to your library" })).toBeDefined();
  },
);

test("a failed load can be retried", async () => {
  server.refuse(getCampaignIdea, "internal");
  show();
  await screen.findByRole("heading", { name: "Couldn't load this concept" });
  server.answer(getCampaignIdea, idea);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 1, name: idea.name })).toBeDefined();
});

test("a missing generation leaves the concept unaffected", async () => {
  server.refuse(getCampaignGeneration, "not_found");
  show();
  expect(await screen.findByText("The generation it came from is no longer there.")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: idea.name })).toBeDefined();
});

test("is saved as Markdown and as CSV, named after the concept, and printed", async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal("print", print);
  show();
  const choose = async (name: string) => {
    // jsdom has no popovers: tell it that the panel opened, and later that it closed.
    const panel = document.getElementById(
      String((await screen.findByRole("button", { name: "Export" })).getAttribute("popovertarget")),
    );
    const turn = (newState: string) =>
      panel && fireEvent(panel, Object.assign(new Event("toggle"), { newState }));
    turn("open");
    await userEvent.click(await screen.findByRole("menuitem", { name, hidden: true }));
    turn("closed");
  };
  await choose("Download Markdown");
  await waitFor(() => expect(saved.has("night-shift.md")).toBe(true));
  const markdown = await saved.get("night-shift.md")?.text();
  expect(markdown?.startsWith(`# ${idea.name}\n`)).toBe(true);
  expect(markdown).toContain(`## Goals\n\n- ${idea.goals[0]}`);

  await choose("Download CSV");
  await waitFor(() => expect(saved.has("night-shift.csv")).toBe(true));
  const [head = "", row = ""] = (await saved.get("night-shift.csv")?.text())?.split("\r\n") ?? [];
  expect(head).toContain("Name,Status,Type,Budget (USD)");
  expect(row.startsWith("Night Shift,Saved,Pop-up,40000,Austin")).toBe(true);

  await choose("Print");
  expect(print).toHaveBeenCalledOnce();
});

const share = {
  id: "shr_1",
  conceptId: idea.id,
  conceptName: idea.name,
  createdAt: "2026-01-05T09:00:00.000Z",
  expiresAt: "2026-01-12T09:00:00.000Z",
};

test("its PDF, its page and its slides are the server's files", async () => {
  show();
  const panel = document.getElementById(
    String((await screen.findByRole("button", { name: "Export" })).getAttribute("popovertarget")),
  );
  if (panel) fireEvent(panel, Object.assign(new Event("toggle"), { newState: "open" }));
  const link = await screen.findByRole("menuitem", { name: "Download PDF", hidden: true });
  expect(link.getAttribute("href")).toBe(`/api/concepts/${idea.id}/concept.pdf`);
  const handout = (name: string) => screen.getByRole("menuitem", { name, hidden: true }).getAttribute("href");
  expect(handout("One page (PDF)")).toBe(`/api/concepts/${idea.id}/handouts/one-page.pdf`);
  expect(handout("Slides (PowerPoint)")).toBe(`/api/concepts/${idea.id}/handouts/slides.pptx`);
});

test("shows how often its links were opened and what people wrote, to delete or to turn off", async () => {
  const comment = {
    id: "cmt_1",
    writer: "visitor" as const,
    name: "Ada Park",
    text: "<b>June?</b>",
    createdAt: idea.createdAt,
  };
  server.answer(getCampaignIdea, { ...idea, views: 3 });
  server.answer(listConceptComments, { open: true, comments: [comment] });
  server.answer(deleteConceptComment, undefined);
  server.answer(setConceptComments, undefined);
  show();
  expect(await screen.findByText("Opened 3 times, each person once a day.")).toBeDefined();
  expect(await screen.findByText("<b>June?</b>")).toBeDefined();
  server.answer(listConceptComments, { open: true, comments: [] });
  await userEvent.click(screen.getByRole("button", { name: "Delete the comment by Ada Park" }));
  expect(await screen.findByText("No comments yet.")).toBeDefined();
  await userEvent.click(screen.getByRole("switch", { name: "Take comments" }));
  await waitFor(() => expect(server.bodies(setConceptComments)).toEqual([{ open: false }]));
});

test("its people comment on it and mention each other; a comment of a visitor says so", async () => {
  const visitor = {
    id: "cmt_1",
    writer: "visitor" as const,
    name: "Vic Reed",
    text: "June?",
    createdAt: idea.createdAt,
  };
  const written = {
    id: "cmt_2",
    writer: "team" as const,
    name: "Mia Okafor",
    text: "@Vic Reed, what do you say?",
    mentions: [{ at: 0, length: 9 }],
    createdAt: idea.createdAt,
  };
  server.answer(listConceptComments, { open: true, comments: [visitor] });
  server.answer(listConceptPeople, [{ id: "usr_vic", name: "Vic Reed", agency: null }]);
  server.answer(writeConceptComment, written);
  show({ ...ada, hasTeam: true });
  const comments = within(await screen.findByRole("region", { name: "Comments" }));
  expect((await comments.findByText("Vic Reed")).parentElement?.textContent).toContain(
    "Vic Reed · visitor · ",
  );
  await userEvent.type(comments.getByRole("textbox", { name: "Your comment" }), "@vi");
  await userEvent.click(await comments.findByRole("option", { name: "Vic Reed" }));
  await userEvent.type(comments.getByRole("textbox", { name: "Your comment" }), ", what do you say?");
  server.answer(listConceptComments, { open: true, comments: [written, visitor] });
  await userEvent.click(comments.getByRole("button", { name: "Comment" }));
  expect(await comments.findByText("@Vic Reed")).toBeDefined();
  expect(server.bodies(writeConceptComment)).toMatchObject([
    { text: expect.stringContaining("@Vic Reed") as string, mentions: ["usr_vic"] },
  ]);
  expect(comments.getByText("Mia Okafor").parentElement?.textContent).not.toContain("visitor");
  expect(comments.getByRole<HTMLTextAreaElement>("textbox", { name: "Your comment" }).value).toBe("");
});

test("whoever is alone comments without a list of people, and a viewer only reads", async () => {
  show();
  const box = await screen.findByRole("textbox", { name: "Your comment" });
  await userEvent.type(box, "@");
  expect(screen.queryByText("Loading people…")).toBeNull();
  expect(screen.queryByText("Type @ to mention somebody on your side.")).toBeNull();
  cleanup();
  show({ ...ada, hasTeam: true, teamRole: "viewer" });
  expect(await screen.findByText("No comments yet.")).toBeDefined();
  expect(screen.queryByRole("textbox", { name: "Your comment" })).toBeNull();
});

const offered = {
  eventId: "evt_1",
  name: "Night Nurse Forum",
  location: "Boston, MA",
  date: "2026-06-12T15:00:00.000Z",
  timeZone: "UTC",
  packageId: "pkg_1",
  packageName: "Gold",
  price: 4_800,
  asOf: "2026-01-15T09:00:00.000Z",
};

const [sold] = eventDetail.packages;
if (!sold) throw new Error("the example has a package");
const today = { ...sold, id: "pkg_1", name: "Gold", price: 4_800, remaining: 1 };

test.each([
  ["unchanged", [today], "Gold for $4,800 today's price"],
  ["dearer", [{ ...today, price: 5_000 }], "Gold for $5,000 today's price; it was $4,800"],
  ["sold out", [{ ...today, remaining: 0 }], "Gold for $4,800 no longer open"],
  ["gone", [], "Gold for $4,800 no longer open"],
])("says what became of a fitting event's package: %s", async (_case, packages, said) => {
  server.answer(getCampaignIdea, { ...idea, events: [offered] });
  server.answer(getEvent, { ...eventDetail, id: "evt_1", status: "upcoming", packages });
  show();
  await waitFor(() => expect(document.body.textContent).toContain(said));
});

test("leaves out an event that is not wanted", async () => {
  server.answer(getCampaignIdea, { ...idea, events: [offered], version: 2 });
  server.answer(getEvent, { ...eventDetail, id: "evt_1", status: "upcoming", packages: [today] });
  server.answer(updateCampaignIdea, { ...idea, events: [], version: 3 });
  show();
  const button = await screen.findByRole("button", { name: "Leave out Night Nurse Forum" });
  server.answer(getCampaignIdea, { ...idea, events: [], version: 3 });
  await userEvent.click(button);
  await waitFor(() => expect(server.bodies(updateCampaignIdea)).toEqual([{ events: [], version: 2 }]));
  await waitFor(() => expect(screen.queryByText("Night Nurse Forum")).toBeNull());
});

test("is shared by a link that is shown once, and revoked", async () => {
  server.answer(listConceptShares, []);
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Share" }));
  expect(await screen.findByRole("dialog", { name: "Share this concept" })).toBeDefined();
  expect(await screen.findByText("No links yet.")).toBeDefined();
  server.answer(createConceptShare, { ...share, url: "https://marquee.example/shared/concepts/secret" });
  server.answer(listConceptShares, [share, { ...share, id: "shr_2", conceptName: null }]);
  await userEvent.selectOptions(screen.getByLabelText("Expires in"), "30 days");
  await userEvent.click(screen.getByRole("button", { name: "Create link" }));
  const link = await screen.findByLabelText<HTMLInputElement>("Link");
  expect(link.value).toBe("https://marquee.example/shared/concepts/secret");
  expect(server.bodies(createConceptShare)).toEqual([{ days: 30 }]);
  expect(await screen.findByText("A deleted concept")).toBeDefined();
  server.answer(revokeConceptShare, undefined);
  server.answer(listConceptShares, []);
  await userEvent.click(screen.getByRole("button", { name: /^Revoke the link to Night Shift until / }));
  expect(await screen.findByText("Link revoked")).toBeDefined();
  expect(await screen.findByText("No links yet.")).toBeDefined();
});

test("one link too many is refused with advice on what to do", async () => {
  server.answer(listConceptShares, [share]);
  server.refuse(createConceptShare, "conflict");
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Share" }));
  await userEvent.click(await screen.findByRole("button", { name: "Create link" }));
  expect(await screen.findByRole("alert")).toBeDefined();
});

test("its deals are listed with stage, amount and a link, and the next step leads to its events", async () => {
  server.answer(listConceptDeals, [
    {
      id: "deal_1",
      eventName: "Founders Harbor",
      packageName: "Gold",
      status: "active",
      amount: 12_500,
      signedAt: "2026-01-06T09:00:00.000Z",
      createdAt: "2026-01-05T09:00:00.000Z",
      updatedAt: "2026-01-06T09:00:00.000Z",
    },
  ]);
  show();
  const link = await screen.findByRole("link", { name: "Founders Harbor" });
  expect(link.getAttribute("href")).toBe("/sponsorships/deal_1");
  expect(screen.getByText("Active")).toBeDefined();
  expect(screen.getByText("$12,500")).toBeDefined();
  expect(screen.getByRole("link", { name: "Find packages for this concept" }).getAttribute("href")).toBe(
    `/events?concept=${idea.id}`,
  );
});

test("earlier versions are one click away", async () => {
  server.answer(listCampaignIdeaVersions, []);
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Versions" }));
  await screen.findByRole("dialog", { name: "Versions" });
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
