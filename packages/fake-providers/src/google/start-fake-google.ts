import { generateKeyPair, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import Provider, { interactionPolicy } from "oidc-provider";
import { Accounts, accountOf, type FakeGoogleAccount } from "./accounts.ts";
import { chooserPage, failurePage } from "./chooser-page.ts";
import { memoryStore } from "./memory-store.ts";

export interface FakeGoogleOptions {
  /** 0 or absent: a free port. */
  port?: number;
  clientId: string;
  clientSecret: string;
  /** The only addresses that it may redirect to. */
  redirectUris: readonly string[];
}

/** A running OpenID provider. */
export interface FakeGoogle {
  /** The issuer. */
  url: string;
  /** Adds an account to sign in with, or changes an existing one. */
  putAccount(account: FakeGoogleAccount): void;
  /** Sets the valid client secrets: a new one in addition to the old one, or instead of it. */
  acceptSecrets(clientSecrets: readonly string[]): void;
  stop(): Promise<void>;
}

const choosePath = "/choose/";
/** The largest body of the chooser's form. */
const formBytes = 4_096;

/**
 * Starts the fake Google on this machine: a certified OpenID provider that signs in whichever account is chosen on
 * its page, and is as strict as Google about everything else (code flow with PKCE, one-time codes, registered
 * addresses). It is a different site than `localhost`, so that the same cookie rules apply as between Marquee and
 * Google.
 */
export async function startFakeGoogle(options: FakeGoogleOptions): Promise<FakeGoogle> {
  const accounts = new Accounts();
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const provider = new Provider(url, await configuration(options, accounts));
  let accepted: readonly string[] = [options.clientSecret];
  provider.Client.prototype.compareClientSecret = (given) => accepted.includes(given);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const done = request.url?.startsWith(choosePath)
      ? choose(provider, accounts, request, response)
      : answer(request, response);
    done.catch((error: unknown) => fail(response, error));
  });
  return {
    url,
    putAccount: (account) => accounts.put(account),
    acceptSecrets: (clientSecrets) => {
      accepted = clientSecrets;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function configuration(options: FakeGoogleOptions, accounts: Accounts) {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }));
  return {
    adapter: memoryStore(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: options.redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    pkce: { required: () => true },
    responseTypes: ["code"],
    scopes: ["openid", "email", "profile"],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // Like Google, describe the account in the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_: unknown, { uid }: { uid: string }) => choosePath + uid },
    findAccount: async (_: unknown, subject: string) => {
      const account = accounts.find(subject);
      return account && { accountId: subject, claims: async () => claimsOf(account) };
    },
    // No sessions are kept (see the store), so no code may depend on one.
    expiresWithSession: async () => false,
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 600,
    },
    renderError: (
      context: { type: string; body: string },
      out: { error: string; error_description?: string },
    ) => {
      context.type = "html";
      context.body = failurePage(out.error_description ?? out.error);
    },
  };
}

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2_048 });
  return {
    ...privateKey.export({ format: "jwk" }),
    kid: randomBytes(8).toString("hex"),
    alg: "RS256",
    use: "sig",
  };
}

function claimsOf({ subject, email, emailVerified, name }: FakeGoogleAccount) {
  return { sub: subject, email, email_verified: emailVerified, name };
}

/** Serves the page to choose an account, and handles the choice. */
async function choose(
  provider: Provider,
  accounts: Accounts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    send(response, 200, chooserPage(new URL(String(params.redirect_uri)).host));
    return;
  }
  const form = await readForm(request);
  const account = form.get("cancel") === null ? chosenAccount(accounts, form) : undefined;
  if (!account) {
    const denied = { error: "access_denied", error_description: "The person canceled" };
    await provider.interactionFinished(request, response, denied);
    return;
  }
  const grant = new provider.Grant({ accountId: account.subject, clientId: String(params.client_id) });
  grant.addOIDCScope("openid email profile");
  const result = {
    login: { accountId: account.subject },
    select_account: {},
    consent: { grantId: await grant.save() },
  };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A predefined account by its subject, or the one for a typed address. */
function chosenAccount(accounts: Accounts, form: URLSearchParams): FakeGoogleAccount | undefined {
  const subject = form.get("subject");
  if (subject !== null) return accounts.find(subject);
  const email = form.get("email")?.trim();
  if (!email) return undefined;
  const account = accountOf(email, form.get("verified") === "yes");
  accounts.put(account);
  return account;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > formBytes) throw new Error("The form is too large");
  }
  return new URLSearchParams(text);
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  response.end(html);
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else send(response, 400, failurePage(error instanceof Error ? error.message : String(error)));
}
