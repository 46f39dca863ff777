import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Fakes Secrets Manager: every secret of this process has this value. */
export async function serveSecret(secret: string): Promise<Server> {
  const server = createServer((_, response) => response.end(JSON.stringify({ SecretString: secret })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return server;
}
