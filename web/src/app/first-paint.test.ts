// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetEarly } from "#api/http.ts";
import { noteSignedIn } from "#api/signed-in-before.ts";
import { chooseTheme } from "#browser/theme.ts";
import { settingsPage } from "#features/account/settings/copy.ts";
import { creditsPage } from "#features/credits/credits/copy.ts";
import { dealsPage } from "#features/deals/deals/hub-copy.ts";
import { inquiriesPage } from "#features/deals/inquiries/copy.ts";
import { eventsPage } from "#features/events/events/copy.ts";
import { helpPage } from "#features/home/help/copy.ts";
import { analyticsPages } from "#features/insight/analytics/copy.ts";
import { campaignsPage } from "#features/studio/campaigns/copy.ts";
import { paths } from "#routing/paths.ts";
import { bareRoutes, protectedRoutes, publicRoutes } from "./routes.ts";

/** The script as the browser runs it before the app: it can't import, so these tests compare it with the app. */
const script = readFileSync(join(import.meta.dirname, "../../public/first-paint.js"), "utf8");
const html = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");
const page = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => run());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({})),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
  delete page.dataset.frame;
  delete page.dataset.theme;
  history.replaceState(null, "", "/");
});

function paint(path: string): void {
  history.replaceState(null, "", path.replaceAll(/:\w+/g, "x"));
  runInThisContext(script);
}

const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);

test.each(protectedRoutes.map(({ path }) => path))(
  "%s begins with the frame for a user who was signed in",
  (path) => {
    noteSignedIn("usr_1");
    paint(path);
    expect(page.dataset.frame).toBe("open");
    expect(asked()).toEqual(["/api/shell"]);
  },
);

test.each(publicRoutes.map(({ path }) => path))("%s begins without it", (path) => {
  noteSignedIn("usr_1");
  paint(path);
  expect(page.dataset.frame).toBeUndefined();
  expect(asked()).toEqual(["/api/settings"]);
});

test.each(bareRoutes.map(({ path }) => path))("%s begins without it and requests nothing", (path) => {
  noteSignedIn("usr_1");
  paint(path);
  expect(page.dataset.frame).toBeUndefined();
  expect(asked()).toEqual([]);
});

/** The frame's texts before the app has loaded. */
function framed(path: string): (string | null)[] {
  paint(path);
  return [...document.querySelectorAll(".frame-page p")].map(({ textContent }) => textContent);
}

test.each([
  [paths.analytics, analyticsPages.analytics],
  [paths.campaigns, campaignsPage],
  [paths.credits, creditsPage],
  [paths.engagement, analyticsPages.engagement],
  [paths.events, eventsPage],
  [paths.help, helpPage],
  [paths.inquiries, inquiriesPage],
  [paths.roi, analyticsPages.roi],
  [paths.settings, settingsPage],
  [paths.sponsorships, dealsPage],
])("%s begins with its own heading", (path, { title, lead }) => {
  noteSignedIn("usr_1");
  expect(framed(path)).toEqual([title, lead]);
});

test("the heading waits for a document that loads slowly, but not for one whose frame is gone", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { innerHTML } = document.body;
  document.body.replaceChildren();
  noteSignedIn("usr_1");
  expect(framed(paths.help)).toEqual([]);
  frames.pop()?.();
  expect(frames).toHaveLength(1);
  document.body.innerHTML = innerHTML;
  frames.pop()?.();
  expect(document.querySelector(".frame-page p")?.textContent).toBe(helpPage.title);
  expect(frames).toEqual([]);

  document.body.replaceChildren();
  readyState.mockReturnValue("complete");
  paint(paths.help);
  frames.pop()?.();
  expect(frames).toEqual([]);
});

test("an address that may lead to a part of a page begins without a heading, as does any other page", () => {
  noteSignedIn("usr_1");
  expect(framed(`${paths.events}?event=evt_1`)).toEqual([]);
  expect(framed(paths.profile)).toEqual([]);
});

/** Puts into the document what the built page lists. */
function listNeeds(
  needs: Record<string, { files: string[]; firstCalls?: readonly string[]; nextCalls?: readonly string[] }>,
): void {
  const named = document.createElement("script");
  Object.assign(named, { type: "application/json", id: "page-files", textContent: JSON.stringify(needs) });
  document.body.append(named);
}

/** The files fetched for an address before the app runs, if the built page lists them. */
function fetchedEarly(path: string): (string | null)[] {
  listNeeds({
    [paths.auth]: { files: ["assets/auth.js"] },
    [paths.sharedAnalytics]: { files: ["assets/shared.js"] },
    [paths.sponsorship]: { files: ["assets/home.js", "assets/deal.js"] },
    [paths.newSponsorship]: { files: ["assets/home.js", "assets/new-deal.js"] },
  });
  paint(path);
  const links = [...document.head.querySelectorAll("link[rel=modulepreload]")];
  for (const link of links) link.remove();
  return links.map((link) => link.getAttribute("href"));
}

test.each([
  ["a page", paths.sponsorship, ["/assets/home.js", "/assets/deal.js"]],
  ["a page in other letters", "/Sponsorships/dl_1/", ["/assets/home.js", "/assets/deal.js"]],
  ["a page whose address fits another's", paths.newSponsorship, ["/assets/home.js", "/assets/new-deal.js"]],
  ["a page that somebody shared", paths.sharedAnalytics, ["/assets/shared.js"]],
  ["an address of no page", "/nowhere", []],
])("the code of %s is requested at once", (_, path, files) => {
  noteSignedIn("usr_1");
  expect(fetchedEarly(path)).toEqual(files);
});

test("for a visitor it is the code of the sign-in page", () => {
  noteSignedIn(null);
  expect(fetchedEarly(paths.sponsorship)).toEqual(["/assets/auth.js"]);
});

test("a visitor sees no frame, and nothing is requested as a user", () => {
  noteSignedIn(null);
  paint("/");
  expect(page.dataset.frame).toBeUndefined();
  expect(asked()).toEqual(["/api/settings"]);
});

test.each(["dark", "light"] as const)("the chosen %s theme applies from the first paint", (theme) => {
  chooseTheme(theme);
  delete page.dataset.theme;
  paint("/");
  expect(page.dataset.theme).toBe(theme);
});

const asking = protectedRoutes.filter((route) => route.firstCalls !== undefined);

/** What is requested for an address besides the shell, before that has answered. */
function askedFirst(address: string): unknown[] {
  noteSignedIn("usr_1");
  listNeeds(
    Object.fromEntries(
      asking.map(({ path, firstCalls = [], nextCalls = [] }) => [path, { files: [], firstCalls, nextCalls }]),
    ),
  );
  history.replaceState(null, "", address);
  runInThisContext(script);
  return vi
    .mocked(fetch)
    .mock.calls.slice(1)
    .map(([path, init]) => [path, init?.headers]);
}

const asUser = { "x-account": "usr_1" };

test.each([
  ["a list", paths.events, "/api/events?limit=24"],
  ["one of its things", `${paths.events}?event=evt_1&tab=audience`, "/api/events/evt_1"],
  ["a page of one thing", "/sponsorships/deal_1?tab=history", "/api/sponsorship-deals/deal_1"],
])("the first data of %s is requested together with the shell", (_, address, call) => {
  expect(askedFirst(address)).toEqual([[call, asUser]]);
  expect([...(globalThis.earlyAnswers?.keys() ?? [])]).toEqual(["/api/shell", `usr_1 ${call}`]);
});

test.each([
  ["a list that its address narrows", `${paths.events}?city=Oslo`],
  ["an id that is none", `${paths.events}?event=%2F..%2Fshell`],
  ["a page that names none", paths.help],
])("no data is requested early for %s", (_, address) => {
  expect(askedFirst(address)).toEqual([]);
});

const dealAddress = "/sponsorships/deal_1";
const dealCall = "/api/sponsorship-deals/deal_1";

/** Opens a deal for which the server answers `answer`, and returns what the app gets to read of it. */
async function openDeal(answer: () => Response): Promise<{ status: number; text: string }> {
  vi.mocked(fetch).mockImplementation(async () => answer());
  askedFirst(dealAddress);
  const response = await globalThis.earlyAnswers?.get(`usr_1 ${dealCall}`);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? "" };
}

test("what a deal leads to is requested before the app can take the deal, and only once it is known", async () => {
  expect(askedFirst(dealAddress)).toHaveLength(1);
  const read = await openDeal(() => Response.json({ id: "deal_1", eventId: "evt_1" }));
  expect(JSON.parse(read.text)).toEqual({ id: "deal_1", eventId: "evt_1" });
  const next = ["/api/events/evt_1", "/api/events/evt_1/closed-prices"];
  expect(vi.mocked(fetch).mock.calls.slice(-2)).toEqual(
    next.map((address) => [address, { credentials: "include", headers: asUser }]),
  );
  expect([...(globalThis.earlyAnswers?.keys() ?? [])].slice(-2)).toEqual(next.map((call) => `usr_1 ${call}`));
});

test.each([
  ["a refusal", () => Response.json({ code: "not_found" }, { status: 404 })],
  ["a deal without an event", () => Response.json({ id: "deal_1", eventId: "" })],
  ["an id that is none", () => Response.json({ eventId: "../shell" })],
  ["what is no JSON", () => new Response("<p>Sign in to this network</p>")],
])("%s leads to nothing and reaches the app as it is", async (_, answer) => {
  expect(await openDeal(answer)).toEqual({ status: answer().status, text: await answer().text() });
  expect(asked().filter((address) => address !== "/api/shell")).toEqual([dealCall]);
});

test("a deal that answers after another page was opened leads to nothing", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(fetch).mockImplementation(async () => {
    await promise;
    return Response.json({ eventId: "evt_1" });
  });
  askedFirst(dealAddress);
  const early = globalThis.earlyAnswers?.get(`usr_1 ${dealCall}`);
  forgetEarly();
  resolve();
  await early;
  expect(asked()).toEqual(["/api/shell", dealCall]);
});
