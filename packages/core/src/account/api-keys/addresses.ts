import { AppError } from "@marquee/contracts/errors";
import ipaddr from "ipaddr.js";
import type { Caller } from "../../caller.ts";

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/**
 * Whether a caller's address is on a list of IPv4 and IPv6 addresses and CIDR ranges; IPv4 may be mapped into IPv6.
 */
export function isListedAddress({ ip }: Pick<Caller, "ip">, listed: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return listed.some((entry) => {
    const range = readRange(entry);
    return range !== undefined && address.kind() === range[0].kind() && address.match(...range);
  });
}

/**
 * The list as it is stored: each entry in its canonical form, once.
 * @throws AppError validation_failed naming an entry that is not an address
 */
export function parseAddresses(entries: readonly string[]): string[] {
  const plain = entries.map((entry, index) => {
    const range = readRange(entry);
    if (!range) {
      const message = "Use an address such as 203.0.113.7 or a range such as 203.0.113.0/24";
      throw new AppError("validation_failed", { message, fields: { [`addresses.${index}`]: [message] } });
    }
    const [address, bits] = range;
    return entry.includes("/") ? `${address.toString()}/${bits}` : address.toString();
  });
  return [...new Set(plain)];
}

/**
 * Parses an entry as a range; a single address is a range of one. IPv4 is accepted in four-part form only: programs
 * disagree on which addresses `1`, `127.1` and `010.0.0.1` are.
 */
function readRange(entry: string): Range | undefined {
  const [text = "", bitsText, ...rest] = entry.split("/");
  const isFourParts = ipaddr.IPv4.isValidFourPartDecimal(text) && !/(^|\.)0\d/.test(text);
  if (rest.length > 0 || !(isFourParts || (ipaddr.IPv6.isValid(text) && !text.includes("%"))))
    return undefined;
  const written = ipaddr.parse(text);
  const writtenMax = written.kind() === "ipv4" ? 32 : 128;
  if (bitsText !== undefined && !(/^\d{1,3}$/.test(bitsText) && Number(bitsText) <= writtenMax))
    return undefined;
  const bits = bitsText === undefined ? writtenMax : Number(bitsText);
  if (written instanceof ipaddr.IPv6 && written.isIPv4MappedAddress()) {
    // Callers are compared in their IPv4 form, so an entry must be IPv4 too; a range wider than IPv4 is not.
    return bits >= 96 ? [written.toIPv4Address(), bits - 96] : undefined;
  }
  return [written, bits];
}
