import { stripeApiVersion, stripeEvents } from "@marquee/contracts/credits/stripe-events";
import { expect, it } from "vitest";
import { registerEndpoint } from "./stripe-endpoint.ts";

/** Stripe's endpoints, by id. */
function stripe(endpoints: Map<string, { url: string; events: string[] }>) {
  return async (url: string, { method, headers, body }: RequestInit): Promise<Response> => {
    const answer = (status: number, json: unknown) => new Response(JSON.stringify(json), { status });
    if (new Headers(headers).get("authorization") !== "Bearer rk_test_1")
      return answer(401, { error: { message: "Invalid API Key provided" } });
    const [, id] = /webhook_endpoints\/(\w+)$/.exec(url) ?? [];
    if (method === "GET")
      return answer(200, { data: [...endpoints].map(([key, one]) => ({ id: key, url: one.url })) });
    const form = new URLSearchParams(body as URLSearchParams);
    const events = [...form].filter(([name]) => name.startsWith("enabled_events[")).map(([, type]) => type);
    const known = id === undefined ? undefined : endpoints.get(id);
    expect(form.get("api_version")).toBe(id === undefined ? stripeApiVersion : null);
    endpoints.set(id ?? "we_new", { url: form.get("url") ?? known?.url ?? "", events });
    return answer(200, id === undefined ? { id: "we_new", secret: "whsec_new" } : { id });
  };
}
const site = "https://marquee.example";
const url = `${site}/api/webhooks/stripe`;
const api = "https://api.stripe.com";

it("a new endpoint gets exactly the events that are handled, and its secret is told once", async () => {
  const endpoints = new Map([["we_other", { url: "https://other.example/", events: ["*"] }]]);
  const options = { key: "rk_test_1", api, send: stripe(endpoints) };
  expect(await registerEndpoint(site, options)).toBe("whsec_new");
  expect(endpoints.get("we_new")).toEqual({ url, events: [...stripeEvents] });
  expect(await registerEndpoint(site, options)).toBeUndefined();
  expect(endpoints.get("we_other")).toEqual({ url: "https://other.example/", events: ["*"] });
});

it("an endpoint that is there loses what is not handled and gets what it lacks", async () => {
  const endpoints = new Map([["we_1", { url, events: ["charge.refunded", "payout.paid"] }]]);
  await registerEndpoint(site, { key: "rk_test_1", api, send: stripe(endpoints) });
  expect(endpoints.get("we_1")).toEqual({ url, events: [...stripeEvents] });
});

it("says what Stripe says", async () => {
  const refused = registerEndpoint(site, { key: "rk_test_wrong", api, send: stripe(new Map()) });
  await expect(refused).rejects.toThrow("Stripe says: Invalid API Key provided");
});
