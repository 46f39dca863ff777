import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's argon2id recommendation: 19 MiB, two passes, one lane (promises.md 4.7). */
const current = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** A PHC string: the parameters travel with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, ...current });
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Whether the password made this hash; always does the full work, whatever the answer. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const [, , , parameters, salt, hash] = phc.split("$");
  const { m, t, p } = Object.fromEntries((parameters ?? "").split(",").map((pair) => pair.split("=")));
  const expected = Buffer.from(hash ?? "", "base64");
  const tag = await derive("argon2id", {
    message: password,
    nonce: Buffer.from(salt ?? "", "base64"),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

/** Verified in place of an unknown name's hash, so that both take the same time. No password makes it. */
export const dummyHash = `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${encode(
  Buffer.alloc(16, 1),
)}$${encode(Buffer.alloc(32, 1))}`;

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
