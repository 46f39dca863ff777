import { createServer, type Server } from "node:net";

/** A port of this machine that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const port = portOf(probe);
      probe.close(() => resolve(port));
    });
  });
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server does not listen on a port");
  return address.port;
}

/** A program that was just killed may keep its port this much longer. */
const releaseGraceMs = 1_000;
const tryEveryMs = 100;

/** Listens, or throws an error that says in one sentence why not. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const giveUpAt = performance.now() + releaseGraceMs;
  for (;;) {
    const error = await tryListen(server, port, host);
    if (!error) return portOf(server);
    if (error.code !== "EADDRINUSE" || performance.now() > giveUpAt) throw portError(error, port);
    await new Promise((resolve) => setTimeout(resolve, tryEveryMs));
  }
}

function tryListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const settle = (error?: NodeJS.ErrnoException) => {
      server.off("error", settle).off("listening", settle);
      resolve(error);
    };
    server.on("error", settle).on("listening", settle);
    server.listen(port, host);
  });
}

function portError(error: NodeJS.ErrnoException, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new Error(
        `Port ${port} is already in use, perhaps by another "npm start". Stop that program, or choose another port: PORT=${port + 1} npm start`,
      );
    case "EACCES":
      return new Error(
        `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`,
      );
    default:
      return error;
  }
}
