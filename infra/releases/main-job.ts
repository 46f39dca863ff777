import { randomInt } from "node:crypto";
import { type ApiClient, createApiClient } from "@marquee/api-client/client";
import { registerWithPhone, sendVerificationCode, verifyCode } from "@marquee/contracts/account/phone";
import { getCreditBalance } from "@marquee/contracts/credits/credits";
import { createCheckout } from "@marquee/contracts/credits/payments";
import { createRealtimeTicket } from "@marquee/contracts/live/realtime";
import { type ServerMessage, serverMessageSchema } from "@marquee/contracts/live/socket";
import { generateCampaignIdeas, getCampaignGeneration } from "@marquee/contracts/studio/campaigns";

/** How long a push may take to arrive: a first run starts several functions. */
const patienceMs = 90_000;

type Say = (step: string) => void;

/**
 * The main job as a person does it, on a stage that shows codes and takes no card: register, confirm, buy credits, open
 * the live connection, order a campaign, and get it pushed once the worker has made it and charged for it.
 * @throws Error with a sentence that names the step
 */
export async function mainJob(origin: string, say: Say): Promise<void> {
  const client = clientWithCookies(origin);
  const step = async <T>(what: string, done: Promise<T>): Promise<T> => {
    try {
      const result = await done;
      say(what);
      return result;
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The main job failed at "${what}": ${reason}`, { cause });
    }
  };
  const phone = `+1415${randomInt(2_000_000, 9_999_999)}`;
  const { debugCode = "" } = await step(
    "a code is sent",
    client.call(sendVerificationCode, { body: { phone } }),
  );
  await step("it confirms the number", client.call(verifyCode, { body: { phone, code: debugCode } }));
  const user = await step(
    "an account is registered",
    client.call(registerWithPhone, { body: { phone, role: "brand", name: "Main Job", company: "Smoke" } }),
  );
  await step("credits are bought", client.call(createCheckout, { body: { creditPackageId: "1" } }));
  const before = await step("they are in the balance", client.call(getCreditBalance, {}));
  const { token } = await step("a ticket is given", client.call(createRealtimeTicket, {}));
  const socket = new PushedMessages(`${origin.replace(/^http/, "ws")}/ws?token=${token}`);
  try {
    await step("the live connection opens", socket.opened());
    socket.send({ type: "auth", data: { userId: user.id, username: user.username } });
    await step(
      "it knows who listens",
      socket.next(({ type }) => type === "auth_success"),
    );
    const body = { prompt: "A pop-up for developers at the spring conference", location: "Berlin" };
    const { generationId } = await step(
      "a campaign is ordered",
      client.call(generateCampaignIdeas, { body }),
    );
    const isOurs = (message: ServerMessage) =>
      message.type === "campaign_completed" && message.data.generationId === generationId;
    await step("its result is pushed", socket.next(isOurs));
    const { status } = await client.call(getCampaignGeneration, { params: { id: generationId } });
    const {
      usedCredits: used,
      heldCredits: held,
      availableCredits: left,
    } = await client.call(getCreditBalance, {});
    const had = before.availableCredits;
    if (status !== "completed" || used === 0 || held !== 0 || left !== had - used)
      throw new Error(
        `The campaign is ${status}; of ${had} credits, ${used} are used, ${held} held, ${left} left.`,
      );
    say(`it is charged once: ${used} of ${had} credits`);
  } finally {
    socket.close();
  }
}

function clientWithCookies(origin: string): ApiClient {
  const cookies = new Map<string, string>();
  return createApiClient({
    baseUrl: origin,
    headers: () => ({ cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      for (const set of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      return answer;
    },
  });
}

/** What arrives on a live connection, kept until somebody asks for it. */
class PushedMessages {
  private readonly socket: WebSocket;
  private readonly messages: ServerMessage[] = [];
  private changed = Promise.withResolvers<void>();

  constructor(url: string) {
    this.socket = new WebSocket(url);
    const change = () => {
      this.changed.resolve();
      this.changed = Promise.withResolvers();
    };
    this.socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") this.messages.push(serverMessageSchema.parse(JSON.parse(data)));
      // API Gateway sends text, and that is what the pages read.
      else this.socket.close(1_003, "not text");
      change();
    });
    for (const end of ["open", "close", "error"] as const) this.socket.addEventListener(end, change);
  }

  async opened(): Promise<void> {
    await this.until(() => this.socket.readyState === WebSocket.OPEN);
  }

  async next(fits: (message: ServerMessage) => boolean): Promise<void> {
    await this.until(() => this.messages.some(fits));
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.socket.close();
  }

  private async until(done: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(patienceMs);
    const tooLate = new Promise<void>((resolve) => late.addEventListener("abort", () => resolve()));
    while (!done()) {
      const got = this.messages.map(({ type }) => type).join(", ") || "nothing";
      if (late.aborted) throw new Error(`within ${patienceMs / 1_000} s only ${got} arrived`);
      if (this.socket.readyState > WebSocket.OPEN) throw new Error(`the connection was closed after ${got}`);
      await Promise.race([this.changed.promise, tooLate]);
    }
  }
}
