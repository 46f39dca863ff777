import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StripeAccount } from "./account.ts";
import { answerApi } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { type BuyerAction, buyerActions, checkoutPage, donePage } from "./checkout-page.ts";
import { act, type SessionAction } from "./control.ts";
import { answerControl } from "./control-api.ts";
import { dashboardPage } from "./dashboard-page.ts";
import { Deliveries } from "./deliveries.ts";
import { type Fault, Faults } from "./faults.ts";
import { parseForm } from "./form-body.ts";
import { type Answer, Idempotency } from "./idempotency.ts";
import { newId, type Session } from "./objects.ts";
import { failurePage } from "./page.ts";

export interface FakeStripeOptions {
  /** 0 or absent: a free port. */
  port?: number;
  /** With `sk_live_…`, all objects say that they are live. */
  secretKey: string;
  webhookSecret: string;
  /** Where events are sent; undefined sends none. */
  webhookUrl(): string | undefined;
  /** Epoch milliseconds; defaults to the machine's clock. */
  now?(): number;
  /** How long a bank transfer that a buyer chose on the page takes to arrive or fail. */
  transferMs?: number;
  /** The pauses between attempts of one event. */
  retryAfterMs?: readonly number[];
}

/** A running card provider and its controls. */
export interface FakeStripe {
  url: string;
  account: StripeAccount;
  deliveries: Deliveries;
  /** Acts as the buyer, the bank or the shop; see `SessionAction`. */
  act(sessionId: string, action: SessionAction, amountCents?: number): void;
  /** Every session, oldest first. */
  sessions(): Session[];
  /** Makes the next API calls fail. */
  failNext(fault: Fault, times?: number): void;
  /** Sets the valid keys: a new one in addition to the old one, or instead of it. */
  acceptKeys(secretKeys: readonly string[]): void;
  /** How many API calls were made. */
  calls(): number;
  stop(): Promise<void>;
}

/** The buyer returns once the shop has accepted the event, or after this time; Stripe waits ten seconds. */
const returnPatienceMs = 3_000;
const bodyBytesMax = 64 * 1_024;

/**
 * Starts the fake Stripe on this machine: the API that the real `stripe` package talks to, the checkout page, and
 * signed webhooks. A dashboard at its root and `/_control` trigger what only banks can do.
 */
export async function startFakeStripe(options: FakeStripeOptions): Promise<FakeStripe> {
  const now = options.now ?? (() => Date.now());
  const deliveries = new Deliveries({ ...options, now });
  const account = new StripeAccount({
    now,
    live: options.secretKey.includes("_live_"),
    emit: (event) => deliveries.add(event),
  });
  const faults = new Faults();
  const idempotency = new Idempotency();
  let calls = 0;
  let accepted: readonly string[] = [options.secretKey];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? "/", url);
    const method = request.method ?? "GET";
    const text = method === "GET" ? search.slice(1) : await readText(request);
    if (pathname.startsWith("/v1/")) return api(request, response, { method, path: pathname, text });
    if (pathname.startsWith("/_control/"))
      return control(request, response, { method, path: pathname, text });
    if (pathname.startsWith("/c/pay/")) return checkout(response, method, pathname);
    if (pathname === "/" && method === "GET") return html(response, dashboardPage(account, deliveries.log));
    html(response, failurePage("There is nothing here", "The address may be mistyped."), 404);
  }

  async function api(
    request: IncomingMessage,
    response: ServerResponse,
    { method, path, text }: { method: string; path: string; text: string },
  ): Promise<void> {
    calls += 1;
    const fault = faults.next();
    if (fault === "hang") return;
    if (fault === "error") throw new ApiError(500, "api_error", "An unknown error occurred");
    authenticate(request, accepted);
    const key = request.headers["idempotency-key"];
    const found = idempotency.answer(
      { key: typeof key === "string" ? key : undefined, method, path, text, nowSeconds: account.now },
      (): Answer => ({ status: 200, body: answerApi(account, url, { method, path, form: parseForm(text) }) }),
    );
    if (fault === "lost") return void response.destroy();
    json(response, found.status, found.body, found.replayed ? { "idempotent-replayed": "true" } : {});
  }

  async function control(
    request: IncomingMessage,
    response: ServerResponse,
    { method, path, text }: { method: string; path: string; text: string },
  ): Promise<void> {
    const isJson = request.headers["content-type"]?.startsWith("application/json");
    const input: Record<string, unknown> = isJson ? JSON.parse(text || "{}") : parseForm(text);
    const state = await answerControl(
      { account, deliveries, failNext: (fault, times) => faults.failNext(fault, times) },
      method,
      path,
      input,
    );
    if (method === "POST" && request.headers.accept?.includes("text/html")) return redirect(response, "/");
    json(response, 200, state);
  }

  async function checkout(response: ServerResponse, method: string, path: string): Promise<void> {
    const [sessionId = "", action] = path.slice("/c/pay/".length).split("/");
    const purchase = account.purchase(sessionId);
    const { session } = purchase;
    const home = session.status === "expired" ? (session.cancel_url ?? "/") : successUrl(session);
    if (session.status !== "open") return html(response, donePage(purchase, home));
    if (method !== "POST")
      return html(response, checkoutPage(purchase, account.customers.get(session.customer ?? "")));
    const chosen = buyerActions.find((one) => one === action);
    if (!chosen) return html(response, failurePage("There is nothing here", "Go back and try again."), 404);
    buy(sessionId, chosen);
    await Promise.race([deliveries.settled(), sleep(returnPatienceMs)]);
    redirect(response, successUrl(session));
  }

  function buy(sessionId: string, chosen: BuyerAction): void {
    if (chosen === "pay") return act(account, sessionId, "pay");
    act(account, sessionId, "pay-later");
    setTimeout(() => {
      // A test may already have ended the transfer itself.
      const { session } = account.purchase(sessionId);
      const underWay = account.intents.get(session.payment_intent ?? "")?.status === "processing";
      if (underWay) act(account, sessionId, chosen === "pay-later" ? "arrive" : "bounce");
    }, options.transferMs ?? 5_000).unref();
  }

  return {
    url,
    account,
    deliveries,
    act: (sessionId, action, amountCents) => act(account, sessionId, action, amountCents),
    sessions: () => [...account.purchases.values()].map(({ session }) => session),
    failNext: (fault, times) => faults.failNext(fault, times),
    acceptKeys: (secretKeys) => {
      accepted = secretKeys;
    },
    calls: () => calls,
    stop: () => {
      deliveries.stop();
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

function successUrl({ id, success_url: address }: Session): string {
  return (address ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", id);
}

function authenticate(request: IncomingMessage, accepted: readonly string[]): void {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (given !== undefined && accepted.includes(given)) return;
  throw new ApiError(
    401,
    "invalid_request_error",
    given === undefined
      ? "You did not provide an API key."
      : `Invalid API Key provided: ${given.slice(0, 8)}***`,
  );
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > bodyBytesMax) throw new ApiError(413, "invalid_request_error", "The request is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function json(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": newId("req"),
    "stripe-version": "2026-10-28.endive",
    ...headers,
  });
  response.end(JSON.stringify(body));
}

function html(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    "x-content-type-options": "nosniff",
  });
  response.end(text);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" });
  response.end();
}

/** Reports an error in Stripe's shape for the API, and as a page for the pages. */
function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const known =
    error instanceof ApiError ? error : new ApiError(500, "api_error", "The fake Stripe has a defect.");
  if (/^\/(v1|_control)\//.test(request.url ?? "")) return json(response, known.status, known.body);
  html(response, failurePage("This checkout cannot go on", known.message), known.status);
}
