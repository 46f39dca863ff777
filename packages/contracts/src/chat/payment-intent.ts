/** Phrases of users who want to pay. Each pattern stays linear on hostile input. */
const signs: readonly RegExp[] = [
  /\b(?:buy|buying|bought|purchase|purchasing|order|get|add|need|want|pay for|paying for)\b(?: [\p{L}\p{N}'-]{1,20}){0,3} credits?\b/u,
  /\bmore credits?\b/,
  /\bcredits? (?:pack|packs|package|packages|bundle|bundles|purchase|top-up|top up)\b/,
  /\bbrand packages?\b/,
  /\b(?:tech startup|growth|enterprise) package\b/,
  /\bpayments?\b/,
  /\b(?:check ?out|checkout)\b/,
  /\btop(?:ping)?[ -]up\b/,
  /\b(?:recharge|refill)\b(?: [\p{L}\p{N}'-]{1,20}){0,3} (?:balance|account|credits?)\b/u,
  /\bpay (?:now|by card|with (?:a |my )?card)\b/,
];

/**
 * Whether a message asks to buy credits or to pay. The server computes it again from the text, so it never trusts a
 * client's own flag.
 */
export function hasPaymentIntent(message: string): boolean {
  const text = message.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ");
  return signs.some((sign) => sign.test(text));
}
