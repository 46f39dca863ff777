import { AppError } from "@marquee/contracts/errors";
import { phoneCountries } from "@marquee/contracts/limits";
import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/**
 * A number as people type it, converted to E.164. The plus may be missing, the country code may not. Only possible
 * mobile numbers of a country that we serve pass: landlines and premium services never cost us a message.
 * @throws AppError validation_failed naming `phone`
 */
export function parsePhoneNumber(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, "").replace(/^\+/, "");
  if (!/^[1-9]\d{9,14}$/.test(digits)) throw invalid("Invalid phone number format");
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isValid()) throw invalid("Invalid phone number format");
  // The message goes to the checked number, not to what was typed: an extension or a second prefix is dropped here.
  if (number.country === undefined || !phoneCountries.includes(number.country)) {
    throw invalid("We can't send codes to this country yet");
  }
  return number.number;
}

function invalid(message: string): AppError {
  return new AppError("validation_failed", { message, fields: { phone: [message] } });
}
