import type { AuthorizationRequest, IdentityProvider, ProvenIdentity } from "@marquee/adapters/identity/port";
import { noWelcome } from "@marquee/contracts/limits";
import { beginGoogleSignIn } from "@marquee/core/account/google/begin-google";
import { finishGoogleSignIn, type GoogleLanding } from "@marquee/core/account/google/finish-sign-in";
import type { SessionSecrets } from "@marquee/core/account/sessions/sessions";
import type { Core } from "@marquee/core/core";
import { fingerprint } from "@marquee/core/rows/keys";
import { someCaller } from "./some-caller.ts";

const redirectUri = "https://marquee.example/api/auth/google/callback";

/** A person whose address Google has verified. */
export const ann: ProvenIdentity = {
  subject: "1000",
  email: "ann.lee@gmail.com",
  emailVerified: true,
  name: "Ann Lee",
};

/** What a browser returns with from Google: its flow cookie's fingerprint and the state. */
export interface AwayAtGoogle {
  flow: string | undefined;
  state: string;
}

/** An in-memory Google, and the browsers' trips there and back. */
export class FakeGoogle {
  /** The identity that it vouches for next, or the error that it fails with. */
  vouchesFor: ProvenIdentity | Error = new Error("Nobody is to be vouched for yet");
  /** What it gives people who are new. */
  welcome = noWelcome;
  readonly provider: IdentityProvider;
  readonly #requests = new Map<string, AuthorizationRequest>();
  readonly #core: () => Core;
  readonly #secrets: SessionSecrets;

  constructor(core: () => Core, secrets: SessionSecrets) {
    this.#core = core;
    this.#secrets = secrets;
    this.provider = {
      authorizationUrl: async (request) => {
        this.#requests.set(request.state, request);
        return `https://google.example/auth?state=${request.state}`;
      },
      exchange: async (request) => {
        const { nonce, codeVerifier } = this.#requests.get(request.state) ?? {};
        if (request.nonce !== nonce || request.codeVerifier !== codeVerifier)
          throw new Error("This request was never begun");
        if (this.vouchesFor instanceof Error) throw this.vouchesFor;
        return this.vouchesFor;
      },
    };
  }

  async away(next?: string): Promise<AwayAtGoogle> {
    const { url, flow } = await beginGoogleSignIn(this.#core(), this.provider, { next, redirectUri });
    return { flow: fingerprint(flow), state: new URL(url).searchParams.get("state") ?? "" };
  }

  comeBack(
    { flow, state }: AwayAtGoogle,
    query: { code?: string; error?: string } = { code: "code" },
  ): Promise<GoogleLanding> {
    return finishGoogleSignIn(this.#core(), this.#secrets, () => this.provider, {
      query: { state, ...query },
      flow,
      caller: someCaller,
      redirectUri,
      partnerUsername: "zania",
      welcome: this.welcome,
    });
  }

  /** A complete sign-in as a person, there and back. */
  async signInAs(who: ProvenIdentity, next?: string): Promise<GoogleLanding> {
    this.vouchesFor = who;
    return this.comeBack(await this.away(next));
  }
}
