import { phoneNumberSchema } from "@marquee/contracts/account/auth";
import { AppError } from "@marquee/contracts/errors";
import { describe, expect, it } from "vitest";
import { parsePhoneNumber } from "./phone-number.ts";

/** As for a request: through the contract, then through the server's own check. */
const parse = (typed: string) => {
  try {
    return parsePhoneNumber(phoneNumberSchema.parse(typed));
  } catch (error) {
    return error instanceof AppError ? error.fields?.phone?.[0] : "refused by the contract";
  }
};

describe("a phone number", () => {
  it.each([
    ["+14155550100", "+14155550100"],
    ["+1 (415) 555-0100", "+14155550100"],
    ["14155550100", "+14155550100"],
    ["+49 1511 2345678", "+4915112345678"],
    ["447400123456", "+447400123456"],
    ["+44 (0) 7400 123456", "+447400123456"],
    ["0014155550100", "+14155550100"],
    ["tel:+1-415-555-0100;phone-context=+1", "+14155550100"],
    ["\u202a+49\u00a01511\u20112345678\u202c", "+4915112345678"],
  ])("typed as %s is %s", (typed, e164) => expect(parse(typed)).toBe(e164));

  it.each([
    ["Jamaica, which shares +1", "+18765550100"],
    ["Grenada, which shares +1", "+14734030100"],
    ["Guernsey, which shares +44", "+447781123456"],
    ["Kazakhstan", "+77012345678"],
    ["a satellite phone", "+881612345678"],
    ["Jamaica without its plus", "18765550100"],
    ["Jamaica in spaces", "+1 876 555 0100"],
  ])("of a country that we do not serve is refused: %s", (_, typed) =>
    expect(parse(typed)).toMatch(/^(We can't send codes to this country yet|Invalid phone number format)$/),
  );

  it.each([
    ["a premium number", "+449098790000"],
    ["a landline", "+41445550100"],
    ["a premium network without a country", "+97912345678901"],
    ["a number that nobody can have", "+19995550100"],
  ])("that costs more or reaches no phone is refused: %s", (_, typed) =>
    expect(parse(typed)).toBe("Invalid phone number format"),
  );

  it.each([
    "04155550100",
    "+0014155550100",
    "++14155550100",
    "+1415555010x",
    "+14155550100;ext=9",
    "tel:+14155550100;ext=9",
    "+1415",
  ])("written so that it could mean another number is refused: %s", (typed) =>
    expect(parse(typed)).toBe("refused by the contract"),
  );
});
