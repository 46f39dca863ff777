import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Metered {
  url: string;
  calls: number;
  readUnits: number;
  writeUnits: number;
  close(): void;
}

const reads = /\.(GetItem|BatchGetItem|Query|TransactGetItems)$/;

/** Stands before a DynamoDB endpoint and sums what calls consume, for bundles, whose client nothing else reaches. */
export async function meteringProxy(endpoint: string): Promise<Metered> {
  const server = createServer((request, response) => void forward(request, response));
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const target = String(request.headers["x-amz-target"]);
    const input = { ...JSON.parse(await text(request)), ReturnConsumedCapacity: "TOTAL" };
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: {
        "x-amz-target": target,
        "x-amz-date": String(request.headers["x-amz-date"]),
        "content-type": "application/x-amz-json-1.0",
        authorization: request.headers.authorization ?? "",
      },
      body: JSON.stringify(input),
    });
    const body = await answer.text();
    const { ConsumedCapacity = [] } = JSON.parse(body) as {
      ConsumedCapacity?: { CapacityUnits: number } | { CapacityUnits: number }[];
    };
    metered.calls += 1;
    for (const { CapacityUnits } of [ConsumedCapacity].flat())
      metered[reads.test(target) ? "readUnits" : "writeUnits"] += CapacityUnits;
    response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" }).end(body);
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const metered: Metered = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: 0,
    readUnits: 0,
    writeUnits: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return metered;
}
