import { AppError } from "@marquee/contracts/errors";
import { phoneCountries } from "@marquee/contracts/limits";
import { parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/**
 * A number that the contract has read, in the form in which it is stored. Only possible mobile numbers of a country that
 * we serve pass: landlines and premium services never cost us a message.
 * @throws AppError validation_failed naming `phone`
 */
export function parsePhoneNumber(read: string): string {
  const number = parsePhoneNumberFromString(read, { extract: false });
  if (!number?.isValid()) throw invalid("Invalid phone number format");
  // The message goes to the checked number, not to what was typed: a second prefix is dropped here.
  if (number.country === undefined || !phoneCountries.includes(number.country)) {
    throw invalid("We can't send codes to this country yet");
  }
  return number.number;
}

function invalid(message: string): AppError {
  return new AppError("validation_failed", { message, fields: { phone: [message] } });
}
