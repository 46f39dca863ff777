import ipaddr from "ipaddr.js";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { fingerprint } from "../../rows/keys.ts";
import { giveBackUse, type Limit, spendLimit } from "./limiter.ts";

/**
 * How many times a caller's own maximum the /48 around an IPv6 caller may use: a provider gives a /56 or a /48 to one
 * customer, who could otherwise count as 65,536 callers, but also spreads many households over one.
 */
const widerTimes = 4;

/** The counter key of one caller: a whole IPv6 /64 is one caller. `name` distinguishes a caller's counters. */
export function networkKey(caller: Pick<Caller, "ip">, name = ""): string {
  return fingerprint(`${name}|${networkOf(caller)}`);
}

/** The same for the /48 around an IPv6 caller, if several /64s of one customer must not count as several callers. */
export function widestNetworkKey(caller: Pick<Caller, "ip">, name = ""): string {
  return fingerprint(`${name}|${widerNetworkOf(caller) ?? networkOf(caller)}`);
}

/**
 * Counts one use for the caller's network and, for IPv6, for the /48 around it, which has four times the maximum. The
 * smaller one is counted first, so that a caller above their own maximum cannot use up their neighbors'. Returns what
 * takes this one use back.
 * @throws AppError too_many_requests
 */
export async function spendPerNetwork(
  core: Core,
  caller: Pick<Caller, "ip">,
  limit: Omit<Limit, "key">,
): Promise<() => Promise<void>> {
  const countedAtMs = core.clock.now();
  const all = limitsOf(caller, limit);
  for (const one of all) await spendLimit(core, one);
  return async () => {
    await Promise.all(all.map((one) => giveBackUse(core, one, countedAtMs)));
  };
}

function limitsOf(caller: Pick<Caller, "ip">, limit: Omit<Limit, "key">): Limit[] {
  const own = { ...limit, key: networkKey(caller) };
  const wider = widerNetworkOf(caller);
  if (wider === undefined) return [own];
  const around = { scope: `${limit.scope}-48`, key: fingerprint(wider), max: limit.max * widerTimes };
  return [own, { ...limit, ...around }];
}

/** The network that counts as one caller: a single IPv4 address, in any notation, or an IPv6 /64. */
export function networkOf({ ip }: Pick<Caller, "ip">): string {
  return prefixOf(ip, 8) ?? ipv4Of(ip) ?? ip;
}

/** The /48 around an IPv6 caller; undefined for others. */
function widerNetworkOf({ ip }: Pick<Caller, "ip">): string | undefined {
  return prefixOf(ip, 6);
}

function prefixOf(ip: string, bytes: number): string | undefined {
  const address = parsed(ip);
  return address?.kind() === "ipv6"
    ? `${Buffer.from(address.toByteArray().slice(0, bytes)).toString("hex")}/${bytes * 8}`
    : undefined;
}

function ipv4Of(ip: string): string | undefined {
  return parsed(ip)?.toString();
}

/** An IPv4 address that is mapped into IPv6 is parsed as IPv4. */
function parsed(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}
