import { stripeApiVersion, stripeEvents } from "@marquee/contracts/credits/stripe-events";
import { operations } from "@marquee/contracts/operations";

/** Where Stripe sends its events to. */
export const stripeEndpoint = (site: string) => `${site}${operations.receiveStripeEvent.path}`;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Has Stripe send exactly the events that the product handles to a site: changes the endpoint that is there, or makes one.
 * Returns the secret that signs its events if the endpoint is new; Stripe tells it only then.
 * @throws Error with what Stripe says
 */
export async function registerEndpoint(
  site: string,
  { key, api, send = fetch }: { key: string; api: string; send?: Fetch },
): Promise<string | undefined> {
  const url = stripeEndpoint(site);
  const ask = async (path: string, form?: URLSearchParams) => {
    const answer = await send(`${api}/v1/webhook_endpoints${path}`, {
      method: form ? "POST" : "GET",
      headers: { authorization: `Bearer ${key}` },
      ...(form ? { body: form } : {}),
    });
    const body = (await answer.json()) as { error?: { message?: string } };
    if (!answer.ok) throw new Error(`Stripe says: ${body.error?.message ?? answer.status}`);
    return body;
  };
  const { data = [] } = (await ask("?limit=100")) as { data?: { id: string; url: string }[] };
  const found = data.find((one) => one.url === url);
  const wanted = new URLSearchParams();
  for (const [at, type] of stripeEvents.entries()) wanted.set(`enabled_events[${at}]`, type);
  // The version of an endpoint that is there can only be changed in Stripe's dashboard.
  if (!found)
    for (const [name, value] of Object.entries({ url, api_version: stripeApiVersion }))
      wanted.set(name, value);
  const made = (await ask(found ? `/${found.id}` : "", wanted)) as { secret?: string };
  return found ? undefined : made.secret;
}
