import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { comparedPassword } from "@marquee/contracts/account/auth";

const derive = promisify(argon2);

/**
 * The first of OWASP's equivalent argon2id settings: 46 MiB, one pass, one lane. The smaller ones fit into a CPU
 * cache, where time is no longer spent on the memory that makes an attack expensive (docs/sign-in.md, Access 3).
 */
const current = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 } as const;

/** A PHC string: the parameters are stored with the hash, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: comparedPassword(password), nonce, ...current });
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether a password matches a hash; always does the full work, whatever the result. It is outdated where the hash was
 * made with less work than the current settings require, or of what was typed instead of the password as it is compared.
 */
export async function verifyPassword(typed: string, phc: string): Promise<"wrong" | "right" | "outdated"> {
  const { tag: expected, ...work } = parse(phc);
  const matches = async (message: string) =>
    timingSafeEqual(await derive("argon2id", { message, ...work, tagLength: expected.length }), expected);
  const compared = comparedPassword(typed);
  const isRight = await matches(compared);
  const isOfTyped = typed !== compared && (await matches(typed));
  if (!isRight && !isOfTyped) return "wrong";
  const isOutdated = work.memory < current.memory || work.passes < current.passes;
  return isRight && !isOutdated ? "right" : "outdated";
}

function parse(phc: string) {
  const [, , , parameters = "", salt = "", hash = ""] = phc.split("$");
  const { m, t, p } = Object.fromEntries(parameters.split(",").map((pair) => pair.split("=")));
  return {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    nonce: Buffer.from(salt, "base64"),
    tag: Buffer.from(hash, "base64"),
  };
}

/** Verified instead of an unknown name's hash, so that both take the same time. No password matches it. */
export const dummyHash = `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}$${encode(
  Buffer.alloc(16, 1),
)}$${encode(Buffer.alloc(32, 1))}`;

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
