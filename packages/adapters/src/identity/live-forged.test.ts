import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { codeOf } from "@marquee/testkit/refusal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openIdProvider } from "./live.ts";
import type { AuthorizationRequest, IdentityProvider } from "./port.ts";

const request: AuthorizationRequest = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  redirectUri: "http://localhost:3999/api/auth/google/callback",
};
const answer = { code: "code", state: request.state };
const own = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const foreign = generateKeyPairSync("rsa", { modulusLength: 2_048 });

/** What the fake's token endpoint does next. */
let respond: () => { status: number; body: unknown; delayMs?: number };
const neverAnswered = 0;
let keysStatus = 200;
let server: Server;
let issuer: string;
let provider: IdentityProvider;

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

function idToken(
  change: Record<string, unknown> = {},
  { header = {}, key = own.privateKey }: { header?: Record<string, unknown>; key?: KeyObject | "none" } = {},
): string {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    aud: "client",
    sub: "1000",
    nonce: request.nonce,
    iat: nowSeconds,
    exp: nowSeconds + 600,
    email: "ann@gmail.com",
    email_verified: "true",
    ...change,
  };
  const signed = `${base64url({ alg: "RS256", kid: "own", ...header })}.${base64url(claims)}`;
  const signature = key === "none" ? "" : sign("sha256", Buffer.from(signed), key).toString("base64url");
  return `${signed}.${signature}`;
}

const tokens = (token: string) => () => ({
  status: 200,
  body: { access_token: "a", token_type: "Bearer", expires_in: 600, id_token: token },
});

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (incoming.url?.includes("openid-configuration")) {
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    }
    if (incoming.url === "/keys") {
      if (keysStatus === neverAnswered) return;
      const key = { ...own.publicKey.export({ format: "jwk" }), kid: "own", alg: "RS256", use: "sig" };
      return send(keysStatus, { keys: [key] });
    }
    const { status, body, delayMs = 0 } = respond();
    setTimeout(() => send(status, body), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = fresh();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fresh = () =>
  openIdProvider({ issuer, clientId: "client", clientSecrets: async () => ["secret"], timeoutMs: 300 });

describe("an ID token", () => {
  it("is accepted when it is genuine", async () => {
    respond = tokens(idToken());
    expect(await provider.exchange(request, answer)).toEqual({
      subject: "1000",
      email: "ann@gmail.com",
      emailVerified: true,
      name: null,
    });
  });

  it.each<[string, () => string]>([
    ["made for another client", () => idToken({ aud: "another-client" })],
    ["of another issuer", () => idToken({ iss: "https://accounts.google.com" })],
    ["of another sign-in", () => idToken({ nonce: "x".repeat(43) })],
    ["without a nonce", () => idToken({ nonce: undefined })],
    ["that has expired", () => idToken({ exp: Math.floor(Date.now() / 1_000) - 120 })],
    ["without a subject", () => idToken({ sub: undefined })],
    ["that nobody signed", () => idToken({}, { header: { alg: "none" }, key: "none" })],
    ["whose signature was left out", () => idToken({}, { key: "none" })],
    ["signed by another key in our provider's name", () => idToken({}, { key: foreign.privateKey })],
    [
      "signed by a key that the provider does not publish",
      () => idToken({}, { header: { kid: "foreign" }, key: foreign.privateKey }),
    ],
    ["that is no token", () => "not-a-token"],
  ])("flow_expired: one %s proves nothing", async (_, make) => {
    respond = tokens(make());
    expect(await codeOf(fresh().exchange(request, answer))).toBe("flow_expired");
  });

  it("flow_expired: a changed claim breaks the signature", async () => {
    const [header, , signature] = idToken().split(".");
    const [, claims] = idToken({ sub: "somebody-else" }).split(".");
    respond = tokens(`${header}.${claims}.${signature}`);
    expect(await codeOf(fresh().exchange(request, answer))).toBe("flow_expired");
  });

  it("flow_expired: an answer without one signs nobody in", async () => {
    respond = () => ({ status: 200, body: { access_token: "a", token_type: "Bearer" } });
    expect(await codeOf(provider.exchange(request, answer))).toBe("flow_expired");
  });
});

describe("a provider in trouble", () => {
  it.each([
    ["fails", () => ({ status: 503, body: { error: "down" } })],
    ["takes too long", () => ({ ...tokens(idToken())(), delayMs: 900 })],
  ])("unavailable: one whose token endpoint %s", async (_, trouble) => {
    respond = trouble;
    expect(await codeOf(fresh().exchange(request, answer))).toBe("unavailable");
  });

  it.each([
    ["are refused", 500],
    ["are never answered", neverAnswered],
  ])("unavailable: one whose keys %s is never trusted without them", async (_, status) => {
    respond = tokens(idToken());
    keysStatus = status;
    expect(await codeOf(fresh().exchange(request, answer))).toBe("unavailable");
    keysStatus = 200;
  });

  it("flow_expired: one that refuses the code", async () => {
    respond = () => ({ status: 400, body: { error: "invalid_grant" } });
    expect(await codeOf(provider.exchange(request, answer))).toBe("flow_expired");
  });
});
