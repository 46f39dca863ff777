import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { event, messageEnd, messageStart } from "@marquee/testkit/fake-messages-api-events";

/** When the model was asked, and when it sent its first and last words; on this process's clock. */
export interface Answered {
  askedMs: number;
  firstMs: number;
  lastMs: number;
}

export interface Pace {
  firstMs: number;
  tokens: number;
  everyMs: number;
}

/** A Messages API that thinks for a while, then streams at an even pace, by the clock instead of added pauses. */
export class PacedModel {
  readonly answers: Answered[] = [];
  private readonly server;
  private readonly pace: Pace;

  private constructor(pace: Pace) {
    this.pace = pace;
    this.server = createServer((request, response) => {
      // Somebody looks whether anything answers here.
      if (request.method !== "POST") return void response.writeHead(404).end();
      const askedMs = performance.now();
      request.resume();
      response.writeHead(200, { "content-type": "text/event-stream" });
      void this.speak(askedMs, (data) => void response.write(data)).finally(() => response.end());
    });
  }

  static async start(pace: Pace): Promise<PacedModel> {
    const model = new PacedModel(pace);
    await new Promise<void>((resolve) => model.server.listen(0, "127.0.0.1", resolve));
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get last(): Answered {
    const answered = this.answers.at(-1);
    if (!answered) throw new Error("The model was not asked");
    return answered;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async speak(askedMs: number, write: (data: string) => void): Promise<void> {
    const { firstMs, tokens, everyMs } = this.pace;
    write(messageStart("paced").data);
    write(event({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }).data);
    const answered: Answered = { askedMs, firstMs: 0, lastMs: 0 };
    for (let token = 0; token < tokens; token++) {
      await sleep(Math.max(0, askedMs + firstMs + token * everyMs - performance.now()));
      answered.lastMs = performance.now();
      if (token === 0) {
        answered.firstMs = answered.lastMs;
        this.answers.push(answered);
      }
      const delta = { type: "text_delta", text: `word${token} ` };
      write(event({ type: "content_block_delta", index: 0, delta }).data);
    }
    write(event({ type: "content_block_stop", index: 0 }).data);
    for (const { data } of messageEnd("end_turn")) write(data);
  }
}
