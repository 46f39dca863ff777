// @vitest-environment jsdom

import { errorCatalog } from "@marquee/contracts/errors";
import {
  type CampaignIdea,
  type Generation,
  generateCampaignIdeas,
  getCampaignGeneration,
  listCampaignGenerations,
  listCampaignIdeas,
  saveCampaignFromGeneration,
} from "@marquee/contracts/studio/campaigns";
import { listLibrary } from "@marquee/contracts/studio/library";
import { listCampaignTemplates } from "@marquee/contracts/studio/templates";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useNavigate } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { invalidate } from "#api/query.ts";
import { BalanceContext } from "#api/session.ts";
import { generation, idea, template } from "#testing/campaign-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { CampaignsPage } from "./campaigns-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  HTMLElement.prototype.hidePopover = () => undefined;
  knows({ generations: [], ideas: [] });
  server.answer(listCampaignTemplates, [template]);
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function knows({ generations, ideas }: { generations: Generation[]; ideas: CampaignIdea[] }): void {
  server.answer(listCampaignGenerations, generations);
  if (generations[0]) server.answer(getCampaignGeneration, generations[0]);
  server.answer(listCampaignIdeas, ideas);
  const kept = { items: [], found: 0, unreadable: 0, nextCursor: null, kept: ideas.length };
  server.answer(listLibrary, kept);
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

function show(at = "/campaigns") {
  cleanup();
  const balance = {
    totalCredits: 100,
    usedCredits: 0,
    heldCredits: 0,
    availableCredits: 100,
    expiring: null,
  };
  return showPage(
    <BalanceContext value={{ status: "ready", balance }}>
      <main id="content">
        <CampaignsPage />
      </main>
      <Back />
    </BalanceContext>,
    { at },
  );
}

const prompt = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Prompt" });
/** There is one button per layout; the window's width decides which is visible. */
const generateButton = () => screen.getAllByRole("button", { name: "Generate" })[0] as HTMLElement;
const brief = "A pop-up for developers who build at night";

async function write(text = brief): Promise<void> {
  fireEvent.change(prompt(), { target: { value: text } });
  await waitFor(() => expect(prompt().value).toBe(text));
}

const undo = () => act(() => visibleToast()?.action?.run());

describe("the brief", () => {
  test("visibly survives navigation and a reload, until it is generated", async () => {
    show();
    await write();
    expect(screen.getByText("Draft saved")).toBeDefined();

    show();
    expect(prompt().value).toBe(brief);
    expect(screen.getByText("Draft restored")).toBeDefined();

    knows({ generations: [generation], ideas: [] });
    server.answer(generateCampaignIdeas, {
      generationId: "gen_1",
      status: "completed",
      results: [],
      cost: 10,
    });
    await userEvent.click(generateButton());
    await screen.findByRole("heading", { name: generation.prompt });
    show();
    expect(prompt().value).toBe("");
  });

  test("stays when the session has ended, and nothing calls it a failed generation", async () => {
    show();
    await write();
    server.refuse(generateCampaignIdeas, "unauthenticated");
    await userEvent.click(generateButton());
    await waitFor(() => expect(visibleToast()?.title).toBe("You were signed out"));
    expect(visibleToast()?.description).toContain("Sign in");
    expect(prompt().value).toBe(brief);
    show();
    expect(prompt().value).toBe(brief);
  });

  test("insufficient credits are reported as such, not with a sentence that only names the number 402", async () => {
    show();
    await write();
    server.refuse(generateCampaignIdeas, "not_enough_credits");
    await userEvent.click(generateButton());
    await waitFor(() => expect(visibleToast()?.title).toBe("Not enough credits"));

    const busy = { code: "unavailable", message: "Line 402 is busy.", requestId: "req_1" };
    vi.stubGlobal("fetch", async (...[address, init]: Parameters<typeof fetch>) =>
      init?.method === "POST" ? Response.json(busy, { status: 503 }) : server.fetch(address, init),
    );
    await userEvent.click(generateButton());
    await waitFor(() => expect(visibleToast()?.title).toBe("Generation failed"));
    expect(visibleToast()?.description).toBe("Line 402 is busy.");
  });

  test("stays when the server is down", async () => {
    show();
    await write();
    server.refuse(generateCampaignIdeas, "unavailable");
    await userEvent.click(generateButton());
    await waitFor(() => expect(visibleToast()?.title).toBe("Generation failed"));
    // The message is next to the button of the wide layout and of the narrow one; only one of them is visible.
    const { message } = errorCatalog.unavailable;
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([message, message]);
    show();
    expect(prompt().value).toBe(brief);
  });

  test("replaced by a template comes back with Undo", async () => {
    show();
    await write();
    await userEvent.click(screen.getByRole("tab", { name: "Strategic Templates" }));
    await userEvent.click(await screen.findByRole("button", { name: "Use template The Swap Window" }));
    expect(prompt().value).toBe(template.content);
    expect(visibleToast()).toMatchObject({ title: "Template selected", action: { label: "Undo" } });
    undo();
    expect(prompt().value).toBe(brief);
    show();
    expect(prompt().value).toBe(brief);
  });

  test.each([
    ["Use this brief", generation],
    [
      "Try again with this brief",
      {
        ...generation,
        status: "failed" as const,
        results: [],
        error: { code: "internal" as const, message: "It broke." },
      },
    ],
  ])("replaced by “%s” comes back with Undo", async (name, earlier) => {
    knows({ generations: [earlier], ideas: [] });
    show();
    await write();
    await userEvent.click(screen.getByRole("tab", { name: /^Generated Concepts/ }));
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(prompt().value).toBe(generation.prompt);
    expect(visibleToast()?.title).toBe("Brief replaced");
    undo();
    expect(prompt().value).toBe(brief);
  });

  test("an example fills an empty prompt silently, and a written one with Undo", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Product launch" }));
    expect(prompt().value).toContain("Introduce our new product");
    expect(visibleToast()).toBeUndefined();
    await write();
    await userEvent.click(screen.getByRole("button", { name: "Customer event" }));
    expect(prompt().value).toContain("best customers");
    undo();
    expect(prompt().value).toBe(brief);
  });

  test("is generated with Ctrl+Enter", async () => {
    server.answer(generateCampaignIdeas, { generationId: "gen_1", status: "queued", results: [], cost: 10 });
    show();
    await write();
    fireEvent.keyDown(prompt(), { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(server.bodies(generateCampaignIdeas)).toMatchObject([{ prompt: brief }]));
  });
});

test("focus moves from Generate to the concepts, and their arrival is announced", async () => {
  const running: Generation = {
    ...generation,
    status: "running",
    results: [],
    charged: null,
    progress: { stage: "ideas", percent: 20 },
  };
  const client = show();
  await write();
  knows({ generations: [running], ideas: [] });
  server.answer(generateCampaignIdeas, { generationId: "gen_1", status: "queued", results: [], cost: 10 });
  await userEvent.click(generateButton());
  const heading = await screen.findByRole("heading", { name: generation.prompt });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const said = () => screen.getAllByRole("status").map((element) => element.textContent);
  expect(said()).toContain("Writing campaign concepts");

  knows({ generations: [{ ...generation, results: [idea, idea, idea].map(toResult) }], ideas: [] });
  await act(() => invalidate(client, "listCampaignGenerations", "getCampaignGeneration"));
  await waitFor(() => expect(said()).toContain("3 concepts ready"));
});

function toResult(_idea: CampaignIdea, index: number) {
  return { ...(generation.results[0] as Generation["results"][number]), name: `Concept ${index}` };
}

test("the concepts of a generation are shown side by side, until that is put away", async () => {
  const [first] = generation.results;
  if (!first) throw new Error("The example has no concept");
  const results = ["Night Shift", "Day Shift", "Third Shift"].map((name, at) => ({
    ...first,
    name,
    budget: 10_000 * (at + 1),
  }));
  knows({ generations: [{ ...generation, results }], ideas: [] });
  show("/campaigns?tab=concepts");
  const table = await screen.findByRole("region", { name: "Concepts side by side" });
  const columns = within(table).getAllByRole("columnheader");
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    "Concept",
    "Night Shift",
    "Day Shift",
    "Third Shift",
  ]);
  const budgets = within(within(table).getByRole("row", { name: /Budget/ })).getAllByRole("cell");
  expect(budgets.map(({ textContent }) => textContent)).toEqual(["$10,000", "$20,000", "$30,000"]);
  await userEvent.click(screen.getByRole("button", { name: "Compare", pressed: true }));
  expect(screen.queryByRole("region", { name: "Concepts side by side" })).toBeNull();
  expect(shownAddress()).toContain("compare=none");
  cleanup();
  knows({ generations: [generation], ideas: [] });
  show("/campaigns?tab=concepts");
  await screen.findByRole("heading", { name: generation.prompt });
  expect(screen.queryByRole("button", { name: "Compare" })).toBeNull();
});

test("a template is previewed before it fills the builder, and Back closes the preview", async () => {
  show("/campaigns?tab=templates");
  await userEvent.click(await screen.findByRole("button", { name: "Preview The Swap Window" }));
  const dialog = await screen.findByRole("dialog", { name: "The Swap Window" });
  expect(within(dialog).getByText(template.content)).toBeDefined();
  expect(shownAddress()).toBe("/campaigns?tab=templates&template=tpl_1");
  fireEvent.click(screen.getByText("Browser back"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Preview The Swap Window" }));
  await userEvent.click(await screen.findByRole("button", { name: "Use template" }));
  expect(prompt().value).toBe(template.content);
});

test("what was typed into the save dialog is restored after a reload", async () => {
  knows({ generations: [generation], ideas: [] });
  const open = async () => {
    show("/campaigns?tab=concepts");
    await userEvent.click(await screen.findByRole("button", { name: "Save to library" }));
  };
  const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await open();
  fireEvent.change(name(), { target: { value: "Night Shift, Oslo" } });
  await open();
  expect(name().value).toBe("Night Shift, Oslo");
  server.refuse(saveCampaignFromGeneration, "unavailable");
  await userEvent.click(screen.getByRole("button", { name: "Save campaign" }));
  const why = await within(screen.getByRole("dialog")).findByRole("alert");
  expect(why.textContent).toBe(errorCatalog.unavailable.message);
  expect(name().value).toBe("Night Shift, Oslo");
  server.answer(saveCampaignFromGeneration, { ...idea, name: "Night Shift, Oslo", userId: ada.id });
  await userEvent.click(screen.getByRole("button", { name: "Save campaign" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await open();
  expect(name().value).toBe("Night Shift");
});
