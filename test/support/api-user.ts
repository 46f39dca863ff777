import { randomBytes } from "node:crypto";
import { type ApiClient, createApiClient } from "@marquee/api-client/client";
import { type RegisterBody, register, type User } from "@marquee/contracts/account/auth";
import { confirmEmailChange } from "@marquee/contracts/account/profile";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { type ErrorCode, errorBodySchema } from "@marquee/contracts/errors";
import { loopbackFetch, nextAddress } from "./loopback-fetch.ts";
import { linkIn, received } from "./outbox.ts";

export const password = "Correct-Horse-7";

/** What an account gets once it is confirmed. */
export const welcomeCredits = 20;

/** Unused registration data. */
export function newcomer(): RegisterBody {
  const name = `u${randomBytes(6).toString("hex")}`;
  return {
    username: name,
    name: "Test User",
    email: `${name}@example.com`,
    company: "Acme",
    role: "brand",
    password,
  };
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  /** Parsed if the response is JSON, else its text. */
  body: unknown;
}

/** One caller with its own address and cookie, talking to the served API as any client would. */
export class ApiUser {
  readonly client: ApiClient;
  readonly url: string;
  /** The session cookie, as `session=…`. */
  cookie: string | undefined;
  flowCookie: string | undefined;
  user: User | undefined;
  readonly #fetch: typeof fetch;

  constructor(url: string) {
    this.url = url;
    const send = loopbackFetch(nextAddress());
    this.#fetch = async (input, init) => {
      const response = await send(input, init);
      for (const set of response.headers.getSetCookie()) {
        const [pair = ""] = set.split(";");
        const value = pair.endsWith("=") ? undefined : pair;
        // The only other cookie binds the steps of a sign-in to this caller.
        if (pair.startsWith("session=")) this.cookie = value;
        else this.flowCookie = value;
      }
      return response;
    };
    this.client = createApiClient({
      baseUrl: url,
      fetch: this.#fetch,
      headers: () => this.#cookies(),
    });
  }

  /** A registered and signed-in user. */
  static async registered(url: string, role: RegisterBody["role"] = "brand"): Promise<ApiUser> {
    const caller = new ApiUser(url);
    caller.user = await caller.client.call(register, { body: { ...newcomer(), role } });
    return caller;
  }

  /**
   * A signed-in user who has opened the link of the confirmation mail, and so has welcome credits and free replies and
   * may make deals.
   */
  static async confirmed(url: string, role?: RegisterBody["role"]): Promise<ApiUser> {
    const caller = await ApiUser.registered(url, role);
    await caller.confirm();
    return caller;
  }

  /** A signed-in, confirmed user who has bought a package besides the welcome credits: "1" is the smallest. */
  static async withCredits(url: string, creditPackageId = "1"): Promise<ApiUser> {
    const caller = await ApiUser.confirmed(url);
    await caller.client.call(createCheckout, { body: { creditPackageId } });
    return caller;
  }

  /** Opens the link that was mailed to the account's address. */
  async confirm(): Promise<void> {
    const mail = await received(this.url, this.user?.email ?? "", /Confirm your email address/);
    const token = new URL(linkIn(mail), this.url).searchParams.get("token") ?? "";
    await this.client.call(confirmEmailChange, { body: { token } });
    if (this.user) this.user = { ...this.user, confirmed: true };
  }

  #cookies(): Record<string, string> {
    const cookies = [this.cookie, this.flowCookie].filter((one) => one !== undefined);
    return cookies.length > 0 ? { cookie: cookies.join("; ") } : {};
  }

  get id(): string {
    if (!this.user) throw new Error("Not registered");
    return this.user.id;
  }

  /** The contents of the session cookie, without its signature. */
  get session(): { userId: string; sessionId: string } {
    const [userId = "", sessionId = ""] = this.cookie?.split("=")[1]?.split(".") ?? [];
    return { userId, sessionId };
  }

  /** Sends a raw request, for everything that a well-behaved client would never send. */
  async raw(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<RawAnswer> {
    const { body } = options;
    const response = await this.#fetch(this.url + path, {
      method,
      headers: {
        ...this.#cookies(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const json = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      body: json && text !== "" ? JSON.parse(text) : text,
    };
  }
}

/** Returns a response's error; fails if its body does not match the contract. */
export function errorOf(answer: RawAnswer): {
  status: number;
  code: ErrorCode;
  fields: Record<string, string[]>;
} {
  const body = errorBodySchema.parse(answer.body);
  return { status: answer.status, code: body.code, fields: body.fields ?? {} };
}
