import { type FakeGoogle, startFakeGoogle } from "@marquee/fake-providers/google/start-fake-google";
import { visitChooser } from "@marquee/fake-providers/google/visit-chooser";
import { codeOf } from "@marquee/testkit/refusal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openIdProvider } from "./live.ts";
import type { AuthorizationRequest, IdentityProvider } from "./port.ts";

const clientId = "client.apps.example";
const redirectUri = "http://localhost:3999/api/auth/google/callback";
const request: AuthorizationRequest = {
  state: "state-".padEnd(43, "s"),
  nonce: "nonce-".padEnd(43, "n"),
  codeVerifier: "verifier-".padEnd(43, "v"),
  redirectUri,
};

let google: FakeGoogle;
let provider: IdentityProvider;

beforeAll(async () => {
  google = await startFakeGoogle({ clientId, clientSecret: "right", redirectUris: [redirectUri] });
  provider = openIdProvider({ issuer: google.url, clientId, clientSecrets: async () => ["right"] });
});
afterAll(() => google.stop());

/** The parameters that the browser returns with after choosing an account. */
async function returned(email: string, verified = true) {
  const url = await provider.authorizationUrl(request);
  const back = new URL(await visitChooser(url, { email, verified }));
  const { code = "", state = "", iss } = Object.fromEntries(back.searchParams);
  return { code, state, iss };
}

describe("a sign-in at a real OpenID provider", () => {
  it("proves who somebody is, with the address only as verified as the provider says", async () => {
    const answer = await returned("Ada.Lovelace@gmail.com");
    expect(await provider.exchange(request, answer)).toEqual({
      subject: expect.stringMatching(/^2\d{20}$/),
      email: "Ada.Lovelace@gmail.com",
      emailVerified: true,
      name: "Ada Lovelace",
    });
    const unchecked = await returned("una@unchecked.example", false);
    expect(await provider.exchange(request, unchecked)).toMatchObject({ emailVerified: false });
  });

  it("sends no secret through the browser, only the verifier's hash", async () => {
    const url = await provider.authorizationUrl(request);
    expect(url).not.toContain("right");
    expect(url).not.toContain(request.codeVerifier);
    expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
  });

  it("flow_expired: a code works once, with its verifier and state, and with the right secret only", async () => {
    const answer = await returned("once@gmail.com");
    const swapped = { ...request, state: "of-another-browser" };
    expect(await codeOf(provider.exchange(swapped, answer))).toBe("flow_expired");
    await provider.exchange(request, answer);
    expect(await codeOf(provider.exchange(request, answer))).toBe("flow_expired");
    const stolen = await returned("stolen@gmail.com");
    const guessed = { ...request, codeVerifier: "guessed-".padEnd(43, "g") };
    expect(await codeOf(provider.exchange(guessed, stolen))).toBe("flow_expired");
  });

  it("is exchanged with either of two secrets during a rotation; without the right one Google is unavailable", async () => {
    const exchanged = async (...secrets: string[]) => {
      const rotating = openIdProvider({
        issuer: google.url,
        clientId,
        clientSecrets: async () => secrets,
      });
      return codeOf(rotating.exchange(request, await returned("secret@gmail.com")));
    };
    expect(await exchanged("wrong", "right")).toBe("no error");
    expect(await exchanged("right", "wrong")).toBe("no error");
    expect(await exchanged("wrong")).toBe("unavailable");
    expect(await exchanged("wrong", "wrong")).toBe("unavailable");
  });

  it("flow_expired: an answer in another provider's name is refused before anything is sent", async () => {
    const answer = await returned("mixed@gmail.com");
    const elsewhere = { ...answer, iss: "https://evil.example" };
    expect(await codeOf(provider.exchange(request, elsewhere))).toBe("flow_expired");
  });

  it("returns as canceled when the person cancels", async () => {
    const back = new URL(await visitChooser(await provider.authorizationUrl(request), "cancel"));
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe(request.state);
  });

  it("unavailable: a provider that does not answer is reported as unavailable, and is tried again", async () => {
    const other = await startFakeGoogle({ clientId, clientSecret: "right", redirectUris: [redirectUri] });
    const port = Number(new URL(other.url).port);
    await other.stop();
    const away = openIdProvider({ issuer: other.url, clientId, clientSecrets: async () => ["right"] });
    expect(await codeOf(away.authorizationUrl(request))).toBe("unavailable");
    const back = await startFakeGoogle({
      port,
      clientId,
      clientSecret: "right",
      redirectUris: [redirectUri],
    });
    expect(await away.authorizationUrl(request)).toContain(back.url);
    await back.stop();
    expect(await codeOf(away.exchange(request, { code: "c", state: request.state, iss: back.url }))).toBe(
      "unavailable",
    );
  });
});

describe("an issuer", () => {
  it("must use https, except on this machine", () => {
    const of = (issuer: string) => () =>
      openIdProvider({ issuer, clientId, clientSecrets: async () => [""] });
    expect(of("http://accounts.google.com")).toThrow("https");
    expect(of("http://localhost.evil.example:80")).toThrow("https");
    expect(of("https://accounts.google.com")).not.toThrow();
    expect(of("http://127.0.0.1:9000")).not.toThrow();
  });
});
