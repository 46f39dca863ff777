import { shortened } from "@marquee/contracts/text/characters";
import { isolated } from "@marquee/contracts/text/direction";

/** As much of a subject as lists of mails show. */
export const subjectMax = 70;

/** An address as it is typed or pasted; mail programs make links of all of these. */
const address =
  /(?:[a-z][a-z0-9+.-]*:\/\/|\b(?:www\.|mailto:|tel:)|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[/:?#])\S*/giu;
/** A name such as "Booking.com", which some programs would make a link of, too. */
const domainDot = /(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu;

/**
 * Words of people, as a mail prints them: in one line, and nothing in them becomes a link, so that nobody can write to
 * others in Marquee's name. A dot inside a name gets an invisible word joiner.
 */
export function inMail(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(address, "(link removed)")
    .replaceAll(domainDot, ".\u2060")
    .trim();
}

/** The same as a subject. */
export function inSubject(text: string, most = subjectMax): string {
  return shortened(inMail(text), most);
}

/** How a mail begins; one to an address that may be a stranger's names nobody. */
export function greeting(name: string | undefined): string {
  return name === undefined ? "Hi," : `Hi ${isolated(name)},`;
}
