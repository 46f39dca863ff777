import { expect, it } from "vitest";
import { isListedAddress, parseAddresses } from "./addresses.ts";

it.each([
  ["203.0.113.7", ["203.0.113.7"], true],
  ["203.0.113.8", ["203.0.113.7"], false],
  ["203.0.113.8", ["198.51.100.0/24", "203.0.113.0/28"], true],
  ["203.0.113.16", ["203.0.113.0/28"], false],
  ["::ffff:203.0.113.7", ["203.0.113.7"], true],
  ["203.0.113.7", ["::ffff:203.0.113.0/120"], true],
  ["203.0.114.7", ["::ffff:203.0.113.0/120"], false],
  ["2001:db8::7", ["2001:db8::/32"], true],
  ["2001:db8:0:0:0:0:0:7", ["2001:DB8::7"], true],
  ["2001:db9::7", ["2001:db8::/32"], false],
  ["203.0.113.7", ["::/0"], false],
  ["2001:db8::7", ["0.0.0.0/0"], false],
  ["203.0.113.7", [], false],
  ["", ["0.0.0.0/0"], false],
  ["not an address", ["0.0.0.0/0", "::/0"], false],
  ["203.0.113.7", ["rubbish", "203.0.113.7"], true],
])("%s on %j: %s", (ip, listed, answer) => {
  expect(isListedAddress({ ip }, listed)).toBe(answer);
});

it("a range of IPv4 mapped into IPv6 becomes an IPv4 range, and wider ones are refused", () => {
  expect(parseAddresses(["::ffff:203.0.113.0/120"])).toEqual(["203.0.113.0/24"]);
  expect(() => parseAddresses(["::ffff:0.0.0.0/90"])).toThrow("Use an address");
});
