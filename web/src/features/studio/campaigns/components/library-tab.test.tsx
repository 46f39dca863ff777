// @vitest-environment jsdom

import { type CampaignIdea, getCampaignIdea, updateCampaignIdea } from "@marquee/contracts/studio/campaigns";
import {
  changeLibraryStatus,
  type IdeaContent,
  type IdeaVersion,
  type LibraryEntry,
  listCampaignIdeaVersions,
  listLibrary,
  restoreCampaignIdeaVersion,
} from "@marquee/contracts/studio/library";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { idea, libraryEntry } from "#testing/campaign-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { LibraryTab } from "./library-tab.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const page = (items: LibraryEntry[], found = items.length, nextCursor: string | null = null) => ({
  items,
  found,
  kept: found,
  unreadable: 0,
  nextCursor,
});
const named = (name: string, given: Partial<LibraryEntry> = {}): LibraryEntry => ({
  ...libraryEntry,
  id: name.toLowerCase().replaceAll(" ", "_"),
  name,
  ...given,
});
const [night, day] = [named("Night Shift"), named("Day Shift")];

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

function show(at = "/campaigns?tab=library", onBuild = vi.fn<() => void>()) {
  cleanup();
  showPage(
    <>
      <LibraryTab onBuild={onBuild} />
      <Back />
    </>,
    { at },
  );
  return onBuild;
}

const undo = () => act(() => visibleToast()?.action?.run());

/** Opens an idea's menu and fires the event that a browser fires when a popover opens, which jsdom does not. */
async function choose(name: string, item: string): Promise<void> {
  const trigger = await screen.findByRole("button", { name: `Actions for ${name}`, hidden: true });
  await userEvent.click(trigger);
  const popover = trigger.parentElement?.querySelector("[popover]") as Element;
  fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" }));
  await userEvent.click(
    await within(popover as HTMLElement).findByRole("menuitem", { name: item, hidden: true }),
  );
}

describe("the list", () => {
  test("is searched, filtered and sorted by the server, and the address holds the query", async () => {
    server.answer(listLibrary, page([night, day]));
    show("/campaigns?tab=library&q=shift&status=all&budget=25000-50000&sort=-budget");
    await screen.findByText("2 campaigns");
    expect(Object.fromEntries(server.asked(listLibrary)[0]?.query ?? [])).toEqual({
      limit: "50",
      q: "shift",
      status: "all",
      minBudget: "25000",
      maxBudget: "50000",
      sort: "-budget",
    });
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Pop-up");
    await waitFor(() => expect(server.asked(listLibrary).at(-1)?.query.get("type")).toBe("pop_up"));
    expect(shownAddress()).toContain("type=pop_up");
    await userEvent.click(screen.getByRole("button", { name: /^Remove .*Budget/ }));
    await waitFor(() => expect(server.asked(listLibrary).at(-1)?.query.has("minBudget")).toBe(false));
  });

  test("is a table or cards; the choice is in the address and stored in this browser", async () => {
    server.answer(listLibrary, page([night]));
    show();
    await screen.findByRole("table");
    await userEvent.click(screen.getByRole("button", { name: "Cards" }));
    expect(screen.queryByRole("table")).toBeNull();
    expect(shownAddress()).toContain("view=cards");
    show();
    await screen.findByRole("heading", { name: "Night Shift" });
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("grows by a page, and says how many there are in total", async () => {
    const pages = [page([night], 2, "next"), page([day], 2)];
    server.answerBy(listLibrary, (query) => (query.has("cursor") ? pages[1] : pages[0]) ?? page([]));
    show();
    await screen.findByText("2 campaigns");
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    await screen.findByRole("button", { name: "Day Shift" });
    expect(server.asked(listLibrary).at(-1)?.query.get("cursor")).toBe("next");
  });

  test("says what to do when nothing is saved, and when nothing matches", async () => {
    server.answer(listLibrary, page([]));
    const build = show();
    await userEvent.click(await screen.findByRole("button", { name: "Build a strategy" }));
    expect(build).toHaveBeenCalledOnce();
    show("/campaigns?tab=library&q=nothing");
    await screen.findByText("No campaigns match");
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(shownAddress()).toBe("/campaigns?tab=library"));
  });

  test("that fails to load says so and offers a retry", async () => {
    server.refuse(listLibrary, "unavailable");
    show();
    await screen.findByRole("alert");
    server.answer(listLibrary, page([night]));
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    await screen.findByRole("button", { name: "Night Shift" });
  });
});

describe("one campaign", () => {
  test("Back closes the one that a click opened, but not the library", async () => {
    server.answer(listLibrary, page([{ ...night, id: idea.id }]));
    server.answer(getCampaignIdea, idea);
    show("/campaigns?tab=library&q=night");
    await userEvent.click(await screen.findByRole("button", { name: "Night Shift" }));
    await screen.findByRole("dialog", { name: "Night Shift" });
    expect(shownAddress()).toBe("/campaigns?tab=library&q=night&idea=idea_1");
    fireEvent.click(screen.getByText("Browser back"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(shownAddress()).toBe("/campaigns?tab=library&q=night");
  });

  test("that was opened by a link closes in place, and leads to its page", async () => {
    server.answer(listLibrary, page([]));
    server.answer(getCampaignIdea, idea);
    show("/campaigns?tab=library&idea=idea_1");
    const dialog = await screen.findByRole("dialog", { name: "Night Shift" });
    expect(within(dialog).getByRole("link", { name: "Open page" }).getAttribute("href")).toBe(
      "/campaigns/idea_1",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(shownAddress()).toBe("/campaigns?tab=library");
  });

  test.each([
    ["Archive", "Campaign archived", "saved", "archived"],
    ["Restore", "Campaign restored", "archived", "saved"],
  ] as const)("%s is reported with an Undo although its row is gone", async (name, title, was, becomes) => {
    server.answer(listLibrary, page([{ ...night, status: was }]));
    server.answer(changeLibraryStatus, { changed: [{ id: night.id, from: was }], unchanged: [] });
    show(`/campaigns?tab=library${was === "archived" ? "&status=archived" : ""}`);
    await screen.findByRole("button", { name: "Night Shift" });
    server.answer(listLibrary, page([]));
    await choose("Night Shift", name);
    await waitFor(() => expect(visibleToast()).toMatchObject({ title, description: "Night Shift" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Night Shift" })).toBeNull());
    undo();
    const change = (status: typeof was) => ({ changes: [{ id: night.id, status }] });
    await waitFor(() => expect(server.bodies(changeLibraryStatus)).toEqual([change(becomes), change(was)]));
  });
});

describe("several campaigns", () => {
  test("are archived in one call, unchanged ones are reported, and one Undo reverts the rest", async () => {
    const draft = named("Rough Cut", { status: "draft" });
    server.answer(listLibrary, page([night, day, draft]));
    server.answer(changeLibraryStatus, {
      changed: [night, day].map(({ id }) => ({ id, from: "saved" as const })),
      unchanged: [{ id: draft.id, reason: "invalid_transition" }],
    });
    show();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    await waitFor(() => expect(visibleToast()?.title).toBe("2 campaigns archived"));
    expect(visibleToast()?.description).toMatch(/^1 campaign wasn't changed/);
    undo();
    await waitFor(() =>
      expect(server.bodies(changeLibraryStatus)).toEqual([
        { changes: [night, day, draft].map(({ id }) => ({ id, status: "archived" })) },
        { changes: [night, day].map(({ id }) => ({ id, status: "saved" })) },
      ]),
    );
  });

  test("are back on the list when the server refuses", async () => {
    server.answer(listLibrary, page([night, day]));
    server.refuse(changeLibraryStatus, "unavailable");
    show();
    await userEvent.click(await screen.findByRole("checkbox", { name: /Night Shift/ }));
    await userEvent.click(screen.getByRole("button", { name: "Archive" }));
    await waitFor(() => expect(visibleToast()?.variant).toBe("destructive"));
    await screen.findByRole("button", { name: "Night Shift" });
  });
});

describe("an edit", () => {
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });

  async function edit(): Promise<void> {
    server.answer(listLibrary, page([{ ...night, id: idea.id }]));
    show();
    await choose("Night Shift", "Edit");
    await screen.findByRole("dialog", { name: "Edit campaign" });
  }

  test("sends the changes and the version they are based on", async () => {
    server.answer(getCampaignIdea, { ...idea, version: 4 });
    server.answer(updateCampaignIdea, { ...idea, goals: ["Leads", "Meetings"], version: 5 });
    await edit();
    fireEvent.change(field("Goals"), { target: { value: "Leads\nMeetings\n" } });
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.bodies(updateCampaignIdea)).toEqual([{ goals: ["Leads", "Meetings"], version: 4 }]);
  });

  test("stale_version: nothing typed is lost, the rest is updated, and the next click saves knowingly", async () => {
    server.answer(getCampaignIdea, idea);
    server.refuse(updateCampaignIdea, "stale_version");
    await edit();
    fireEvent.change(field("Name"), { target: { value: "Mine" } });
    const theirs: CampaignIdea = { ...idea, name: "Theirs", location: "Oslo", version: 2 };
    server.answer(getCampaignIdea, theirs);
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await screen.findByText(/Changed in both places: Name/);
    expect([field("Name").value, field("Location").value]).toEqual(["Mine", "Oslo"]);
    server.answer(updateCampaignIdea, { ...theirs, name: "Mine", version: 3 });
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.bodies(updateCampaignIdea).at(-1)).toEqual({ name: "Mine", version: 2 });
  });
});

describe("the versions", () => {
  const content: IdeaContent = {
    name: "Night Shift",
    description: "A late show for developers.",
    type: "pop_up",
    location: "Austin",
    duration: "3 days",
    targetAudience: { description: "Developers" },
    goals: ["Leads"],
    keyFeatures: ["Open stage"],
    expectedOutcomes: ["100 leads"],
    metrics: ["Leads per day"],
  };
  const version = (number: number, given: Partial<IdeaContent> = {}): IdeaVersion => ({
    version: number,
    at: "2026-01-05T09:00:00.000Z",
    content: { ...content, ...given },
  });

  test("show word by word what each edit changed, and one is restored over the current one", async () => {
    server.answer(listLibrary, page([]));
    const second = version(2, { description: "A late concert for developers." });
    server.answer(listCampaignIdeaVersions, [second, version(1)]);
    server.answer(restoreCampaignIdeaVersion, { ...idea, version: 3 });
    show("/campaigns?tab=library&versions=idea_1");
    const sheet = await screen.findByRole("dialog", { name: "Versions" });
    const current = (await within(sheet).findByText("Current")).closest("li") as HTMLElement;
    expect(current.querySelector("del")?.textContent).toBe("removed: show");
    expect(current.querySelector("ins")?.textContent).toBe("added: concert");
    await userEvent.click(within(sheet).getByRole("button", { name: "Restore version 1" }));
    await waitFor(() => expect(visibleToast()?.title).toBe("Version restored"));
    expect(server.bodies(restoreCampaignIdeaVersion)).toEqual([{ version: 2 }]);
  });

  test("stale_version: what was written meanwhile is shown, and nothing was restored", async () => {
    server.answer(listLibrary, page([]));
    server.answer(listCampaignIdeaVersions, [version(2, { name: "Second" }), version(1)]);
    server.refuse(restoreCampaignIdeaVersion, "stale_version");
    show("/campaigns?tab=library&versions=idea_1");
    const button = await screen.findByRole("button", { name: "Restore version 1" });
    server.answer(listCampaignIdeaVersions, [version(3, { name: "Third" }), version(2), version(1)]);
    await userEvent.click(button);
    await screen.findByRole("heading", { name: "Version 3" });
    expect(visibleToast()?.description).toBe("Here is the latest version. Nothing was restored.");
  });

  test("of an unedited campaign say how versions come about", async () => {
    server.answer(listLibrary, page([]));
    server.answer(listCampaignIdeaVersions, [version(1)]);
    show("/campaigns?tab=library&versions=idea_1");
    await screen.findByText(/^No edits yet/);
  });
});
