import { amountIn, byPercent, inDigits, numbersIn, plainNumbersIn } from "./numbers.ts";

/** What an amount may be said of, in whole USD. */
export interface Known {
  /** What stands now: the last offer of a deal, or a package's price. */
  standing: number;
  /** What the package costs on its event's page. */
  list?: number | undefined;
  /** What the reader's side offered last. */
  own?: number | undefined;
}

const middle =
  /\b(?:half ?-?way|mid-?way|mid-?point|(?:in )?the middle|meet in the middle|half and half|average of|split (?:the|that) (?:difference|gap)|half the (?:difference|gap))\b/i;
/** "500 off", "2k more": what follows an amount that changes another. */
const changesAfter =
  /^ ?(?:(?:usd|dollars?|bucks) )?(?:off\b|less\b|more\b|extra\b|on top\b|higher\b|lower\b|cheaper\b|dearer\b|up\b|down\b|(?:below|under|above|over) (?:that|it|this|the|their|our|list|what)\b)/i;
/** "By 500", "another 500", "knock 500": what stands before one. */
const changesBefore =
  /\b(?:by|another|an extra|extra|additional|knock|shave|trim|deduct|subtract|add|minus|plus|less)(?: (?:about|around|just|only))? ?$/i;
/** "Drop the gold 500": without "to", a price changes by it. */
const changesFar = /\b(?:drop|cut|reduce|lower|raise|increase|bump)\b[^.;:]{0,40}$/i;
const toBefore =
  /\b(?:to|at|for|with|of|is|be|=|offer(?:ing)?|counter(?:ing)?|say|pay)(?: (?:about|around|just|only|exactly|usd))? ?$/i;
const lowers =
  /\b(?:lower|less|off|down|shave|cut|reduc\w+|drop|knock|trim|deduct|subtract|minus|below|under|cheaper|take)\b/i;
const raises =
  /\b(?:more|extra|raise|increas\w+|up|add|another|additional|on top|plus|above|over|higher|dearer|bump)\b/i;

/**
 * The amount that a text names for something that has a price: an amount of its own, or one that it makes of what is
 * known, such as "10% under list", "500 off", "another 2k" or "half way". Undefined where it names none, or changes the
 * price without saying which way.
 */
export function amountMeant(given: string, { standing, list, own }: Known): number | undefined {
  const text = inDigits(given);
  const of = list !== undefined && ofList.test(text) ? list : standing;
  const part = byPercent(text, of);
  const amounts = plainNumbersIn(text).filter(({ value }) => value > 0);
  // "11,800", "11.5k and two more passes": what stands for itself counts, whatever is said beside it.
  const isMoney = ({ value, isMoney: signed, isShort }: (typeof amounts)[number]) =>
    signed || isShort || value >= 100;
  const changes = ({ at, end }: (typeof amounts)[number]) => {
    const before = text.slice(0, at);
    return (
      changesAfter.test(text.slice(end)) ||
      changesBefore.test(before) ||
      (changesFar.test(before) && !toBefore.test(before))
    );
  };
  const sums = amounts.filter(isMoney);
  const change = sums.every(changes) ? sums[0] : undefined;
  // Between what both sides offered last; before a first counter-offer, between what stands and the list price.
  const other = own === undefined || own === standing || ofList.test(text) ? list : own;
  if (change === undefined && amountIn(text) === undefined && middle.test(text))
    return other === undefined || other === standing ? undefined : Math.round((standing + other) / 2);
  if (change !== undefined) {
    const around = text.slice(Math.max(0, change.at - 48), change.end + 24);
    const { value } = change;
    // What is no smaller than what stands can't be taken off it.
    if (value < standing && lowers.test(around)) return of - value;
    if (value < standing && raises.test(around)) return of + value;
    if (value < standing) return undefined;
  }
  const amount = amountIn(text);
  if (amount !== undefined) return amount;
  if (part !== undefined) return part;
  if (numbersIn(text).length === 0) return list !== undefined && atList.test(text) ? list : undefined;
  const bare = amounts[0]?.value;
  // "Tell them 75" means thousands where the deal is about thousands.
  if (bare === undefined) return undefined;
  return bare < 1_000 && standing >= 1_000 && Math.abs(bare * 1_000 - standing) < standing
    ? bare * 1_000
    : bare;
}

const ofList = /\b(?:list|sticker|catalog(?:ue)?|full|asking)(?:[- ]?price)?\b/i;
/** "Counter at list", "match the list price". */
const atList =
  /\b(?:at|match(?:ing)?|with|for|to|pay)(?: exactly)?(?: the| their| our| its)? (?:list|full|sticker)(?:[- ]?price)?\b/i;
