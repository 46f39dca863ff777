import { AppError } from "@marquee/contracts/errors";
import { phoneCountries } from "@marquee/contracts/limits";
import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/**
 * A number as people type it, as E.164. The plus may be missing, the country code may not. Only numbers that can be
 * mobile ones of a country that we serve pass: neither landlines nor premium services ever cost us a message.
 * @throws AppError validation_failed naming `phone`
 */
export function parsePhoneNumber(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, "").replace(/^\+/, "");
  if (!/^[1-9]\d{9,14}$/.test(digits)) throw invalid("Invalid phone number format");
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isValid()) throw invalid("Invalid phone number format");
  // What is sent to is what was checked, not what was typed: an extension or a second prefix is gone here.
  if (number.country === undefined || !phoneCountries.includes(number.country)) {
    throw invalid("We can't send codes to this country yet");
  }
  return number.number;
}

function invalid(message: string): AppError {
  return new AppError("validation_failed", { message, fields: { phone: [message] } });
}
