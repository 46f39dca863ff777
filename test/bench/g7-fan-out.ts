import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { gatewayPush } from "@marquee/adapters/push/live";
import type { Goal } from "./goal.ts";
import { interleave } from "./interleave.ts";

const sockets = 500;
const atOnce = 32;
const rounds = { warmUp: 3, samples: 9 };
const target = 2;
const frame = JSON.stringify({ type: "notification", data: { text: "x".repeat(200) } });

/** G7: a frame to many sockets through the product's push channel / the same posts with bare HTTP. */
export const fanOut: Goal = {
  id: "G7",
  title: `fan-out to ${sockets} sockets, ${atOnce} at once / a loop of bare HTTP posts`,
  async measure() {
    const gateway = createServer((asked, answer) => {
      asked.resume();
      asked.once("end", () => answer.end());
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const endpoint = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    process.env.AWS_ACCESS_KEY_ID ??= "local";
    process.env.AWS_SECRET_ACCESS_KEY ??= "local";
    process.env.AWS_REGION ??= "us-east-1";
    const channel = gatewayPush({ endpoint });
    try {
      const { ours, bare } = await interleave(
        {
          ours: { run: () => toAll((id) => channel.send(id, frame)) },
          bare: { run: () => toAll((id) => post(agent, `${endpoint}/@connections/${id}`)) },
        },
        rounds,
      );
      return {
        measurements: [
          {
            what: "signing and sending through the SDK's client",
            unit: "ms",
            target,
            ours: { value: ours.medianMs, cpuMs: ours.cpuMs },
            reference: { value: bare.medianMs, cpuMs: bare.cpuMs },
          },
        ],
      };
    } finally {
      agent.destroy();
      gateway.closeAllConnections();
      gateway.close();
    }
  },
};

async function toAll(send: (connectionId: string) => Promise<unknown>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < sockets) await send(`connection-${next++}`);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

function post(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: "POST", agent }, (answer) => {
      answer.resume();
      answer.once("end", resolve);
    });
    asked.once("error", reject);
    asked.end(frame);
  });
}
