import { getCurrentUser } from "@marquee/contracts/account/auth";
import { defaultPreferences, getPreferences, updatePreferences } from "@marquee/contracts/account/profile";
import type { OperationShape } from "@marquee/contracts/operation";
import { operations } from "@marquee/contracts/operations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showAccount } from "#api/shown-account.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { call, forgetEarly, lastAnswerMs } from "./http.ts";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", vi.fn(server.fetch));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("requests that the page makes automatically are marked as such and do not count as activity", async () => {
  vi.useFakeTimers({ now: 1_000 });
  server.answer(getPreferences, defaultPreferences);
  await call(getPreferences, {});
  expect(lastAnswerMs()).toBe(1_000);
  vi.setSystemTime(9_000);
  await call(getPreferences, { background: true });
  expect(lastAnswerMs()).toBe(1_000);
  const [, init] = vi.mocked(fetch).mock.lastCall ?? [];
  expect(new Headers(init?.headers).get("x-background")).toBe("1");
});

test("every call but those that ask for the account names the account that the page shows", async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal("fetch", sent);
  showAccount({ accountId: "usr_shown", through: null });
  const named = new Map<string, string | null>();
  for (const operation of Object.values<OperationShape>(operations)) {
    const params = Object.fromEntries(
      [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "x"]),
    );
    const { id, method, path } = operation;
    await call({ id, area: "", method, path, access: "user", responses: {}, summary: "" }, {
      params,
    } as never);
    named.set(id, new Headers(sent.mock.lastCall?.[1]?.headers).get("x-account"));
  }
  expect([...named].filter(([, account]) => account !== "usr_shown")).toEqual([
    ["getCurrentUser", null],
    ["openShell", null],
  ]);
});

test("a call names who pays what the page orders: the account, or the agency that agreed to", async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal("fetch", sent);
  const agency = { id: "usr_agency", name: "Bright Agency", scope: "everything", viewing: null } as const;
  const payers = [];
  for (const through of [
    null,
    { ...agency, payer: "client" as const },
    { ...agency, payer: "agency" as const },
  ]) {
    showAccount({ accountId: "usr_client", through });
    await call(getPreferences, {});
    payers.push(new Headers(sent.mock.lastCall?.[1]?.headers).get("x-payer"));
  }
  expect(payers).toEqual(["usr_client", "usr_client", "usr_agency"]);
});

test("an answer that was requested before the app loaded is used once", async () => {
  server.answer(getCurrentUser, ada);
  vi.stubGlobal("earlyAnswers", new Map([[getCurrentUser.path, Promise.resolve(Response.json("early"))]]));
  expect(await call(getCurrentUser, {})).toBe("early");
  expect(await call(getCurrentUser, {})).toEqual(ada);
});

test("a page's early data is used by the account that it was requested for, until another page is shown", async () => {
  server.answer(getPreferences, defaultPreferences);
  const early = () =>
    vi.stubGlobal(
      "earlyAnswers",
      new Map([[`usr_shown ${getPreferences.path}`, Promise.resolve(Response.json("early"))]]),
    );
  early();
  showAccount({ accountId: "usr_other", through: null });
  expect(await call(getPreferences, {})).toEqual(defaultPreferences);
  showAccount({ accountId: "usr_shown", through: null });
  expect(await call(getPreferences, {})).toBe("early");
  early();
  forgetEarly();
  expect(await call(getPreferences, {})).toEqual(defaultPreferences);
});

test("where nobody can be asked for a step-up, the refusal stands", async () => {
  server.refuse(updatePreferences, "step_up_required");
  await expect(call(updatePreferences, { body: defaultPreferences })).rejects.toMatchObject({
    code: "step_up_required",
  });
  expect(server.count(updatePreferences)).toBe(1);
});

test("a page that something before the API refuses with is not shown as the reason", async () => {
  const refusal = (body: string, type: string) =>
    new Response(body, { status: 403, headers: { "content-type": type } });
  vi.stubGlobal("fetch", async () => refusal("<html><h1>403 ERROR</h1></html>", "text/html; charset=utf-8"));
  await expect(call(getPreferences, {})).rejects.toMatchObject({
    status: 403,
    serverMessage: "Request failed",
  });
  vi.stubGlobal("fetch", async () => refusal("Come back later.", "text/plain"));
  await expect(call(getPreferences, {})).rejects.toMatchObject({ serverMessage: "Come back later." });
});
