// cspell:ignore tradies composters
// cspell:ignore ians imum ists
import { numberOf, numberPattern, sentencesOf } from "./brief-text.ts";
import { foreignMoney } from "./currencies.ts";

/** Words for people, beside those that end as most of them do, such as "buyers". */
const people =
  "people|persons?|aides?|landlords|landladies|guests?|guards?|tradies|blokes?|lads?|mates|cabin crew|nuns?|priests?|herders?|pilots?|apprentices?|teens|folk|couples?|pairs of friends|staff|men|women|woman|kids|children|parents?|families|teens|juniors|seniors|retirees|students?|graduates|alumni|pupils|patients?|clients?|residents?|tenants?|locals|participants?|attendees|accountants|consultants|merchants|patrons|fans|athletes|concierges|coaches|nurses?|doctors|physicians|clinicians|mechanics|technicians|musicians|chefs|cooks|CTOs|CIOs|CISOs|CFOs|CMOs|CEOs|HR people|HR|foodies|newlyweds|citizens|households|crews?|members|volunteers|veterans|tourists|therapists|dentists|pharmacists|artists|florists|architects|analysts|superintendents|principals|passers-by|passersby|moms|dads|mothers|fathers|pros|professionals|teams|experts|garages|companies|businesses|studios|shops owners|lawyers|attorneys|over-\\d0s|under-\\d0s|barbers|collectors|executives|regulars|grandparents|grandchildren|grandmothers|grandfathers|toddlers|babies|colleagues|friends|neighbors|folk|flyers|commuters|passengers|shoppers|pickers|dealers|folks|C[A-Z]Os?|moms?|mums?|nannies|aunts|uncles|siblings|couriers|janitors|welders|plumbers|electricians|bakers|hunters|anglers|hikers|campers|surfers|runners|riders|boomers|millennials|expats|immigrants|refugees|deputies|firefighters|soldiers|cadets|monks|pastors|imams|rabbis|brides|grooms|widows|widowers|boys|girls|adults|teenagers?|youths?|infants|smokers|vegans|vegetarians|allergy sufferers|diabetics|paralegals|paramedics|midwives|clerks|officers|bosses|heads of \\p{L}+|staffers|makers of \\p{L}+|laborers|workforce|crowd|baristas|sommeliers|technologists|engineers|scientists|makers|creators|influencers|podcasters|agents|recipients|adolescents|attendants|assistants|migrants|applicants|servants|grown-ups|newcomers|\\p{L}+(?:men|women|folk|mates)|\\p{L}{3,}[ct]ians|librarians|veterinarians|vegetarians";
/** Things that end as people do. */
const things =
  /^(?:oysters|lobsters|hamsters|spiders|hangers|timbers|cucumbers|clusters|loaders|tractors|excavators|harvesters|mowers|composters|grinders|sprayers|spreaders|diggers|dumpers|thermometers|refrigerators|radiators|escalators|inverters|adapters|conveyors|amplifiers|humidifiers|purifiers|diffusers|dispensers|shakers|steamers|juicers|cookers|boilers|razors|shavers|clippers|loudspeakers|liners|fingers|holders|slippers|freezers|openers|toasters|mixers|scanners|routers|lasers|washers|wipers|zippers|binders|feathers|plasters|strollers|gutters|driers|dryers|rivers|numbers|orders|offers|papers|flyers|posters|computers|computer|printers|speakers|servers|covers|others|trailers|scooters|sneakers|folders|stickers|chargers|trackers|boosters|dollars|readers?|stations?|centers|corners|colors|floors|doors|motors|sensors|mirrors|errors|coffees|trees|fees|degrees|committees|lists|lockers|counters|towers|flowers|showers|containers|heaters|coolers|blenders|rollers|burgers|crackers|peppers|sliders|burners|letters|headers|newsletters|vouchers|dinners|matters|hours|tours|bumpers|answers|quarters|meters|filters|timers|monitors|elevators|trousers|sweaters|diapers|leaders' board|summers|winters|corridors|simulators|indoors|outdoors|generators|reminders|wonders|powers|layers|markers|boosters|skyscrapers|cancers|offers|headquarters|drawers|barriers|exhibitors|finders|helpers|planters|toppers|recovers|delivers|suffers|considers|remembers|discovers|triggers|gathers|bothers|lasts|costs|forests|tests|posts|guests' list|lists|interests|assists|consists|exists|insists|resists|twists|compressors|ladders|lowers|gophers|rumors|leftovers|peelers|litters|blisters|artists' hall|wishlists|playlists|checklists|wrists|mists|fists)$/i;
const peopleNoun = new RegExp(String.raw`^(?:${people}|\p{L}{3,}(?:ers|ors|ees|ists))$`, "iu");

/** Whether a word names people. */
export function namesPeople(word: string): boolean {
  const plain = word.replace(/'s?$/, "");
  return peopleNoun.test(plain) && !things.test(plain);
}

/** What somebody does or leaves, in the words in which targets are counted. */
export const deeds =
  /\b(?:(?<!team )leads?|contacts?|appointments?|sign[- ]?ups?|subscriptions?|subscribers?|drives?|bookings?|booked|trials?|tests?|tastings?|samples?|requests?|registrations?|applications?|swabs?|installs?|downloads?|wishlists?|donors?|donations?|conversations?|fittings?|rides?|enrollments?|accounts?|rentals?|letters?|orders?|meetings?|demos?|visits?|consultations?|pledges?|votes?|scans?|quotes?|reservations?|bottles sold|copies|memberships?|pilots?|assessments?|check-?ups?|screenings?|adoptions?|sales|tours?|pre-?orders?|inquiries|referrals?|units|plays?|interviews?|referral|opt-?ins?|try-?ons?|shots|servings?|cups?|calls?|renewals?|switches|switchers|sessions?|partners?|stockists?|checks?|repairs?|portions?|goes|tries|lessons?|policies|haircuts?|contracts?)\b/i;
const timeUnit =
  /^(?:-|–|:)?\s*(?:(?:weekday|week|working|consecutive|open|straight|full|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday)s?\s+)*(?:days?|hours?|minutes?|min\b|mins|seconds?|weeks?|months?|years?|nights?(?! (?:\p{L}+(?:s|staff)|booked|sold)\b)|evenings?|mornings?|afternoons?|weekends?(?! (?:booked|sold|held)\b)|workdays?|weekdays?|lunch\w*|dates?|times|am\b|pm\b|a\.m|p\.m|o'clock|saturdays?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)\b/iu;
const measureUnit =
  /^\s?(?:%|percent|degrees?|feet|foot|ft\b|meters?|miles?|km\b|lbs?\b|pounds?|kg\b|oz\b|inch\w*|sq\b|square|x\d|years? old|pages?|pieces? of|(?:USD|EUR|GBP|CHF|CAD|AUD)\b|[€£$]|US dollars|dollars|euros?|francs?|grand|bucks|cents?|all[- ]in\b|flat\b)|^-(?:page|foot|mile|year|minute|hour|inch|day|week|month|pound|lb)/i;
export const wanting =
  /\b(?:collect|sign up|book|win|recruit|generate|convert|register|gain|should bring|pays off|measure|walk away with|leave with|need|needs|want|wants|goal|goals|target|aim|success|happy|glad|hope|hoping|looking for|expects?|committed|deliver|at least|get us|win us|bring us|like|require|objective|kpi|measure|sell|hoping|dream of|pleased with|insists? on|counting on|count on|satisfied|content|out of it|love|settle for|told (?:me|us) to|asked (?:me|us) (?:to|for))\b/i;
export const ownThings =
  /^(?:[\w-]+\s){0,2}(?:stations?|helmets?|beds?|vehicles?|cars|(?:pickup )?trucks|pairs?(?! of socks)|benches|doctors?|opticians?|tutors?|mechanics?|barbers?|seamstress(?:es)?|tables?|units?|machines?|bikes?|kiosks?|headsets?|headphones|simulators?|chairs|fitters?|bays?|boats?|stands|screens|tablets?|rigs?|samplers?|counters?|booths|boards|scooters|carts|ovens|grills|pods|cabins|tents)\b(?! (?:plans?|fits?|fittings?|rides?|checks?|rentals?|repairs?|lessons?|tours?|washes|orders?|loans?|passes|visits?|tickets?|subscriptions?)\b)/i;
export const owning =
  /\bthere(?:'s| is| are) (?:only |just )?$|\b(?:we|i|they)(?:'ll|'ve| can| will| also)? ?(?:have|own|bring|afford|got|provide|supply|can bring|count with|there's|there is|there are)\W*(?:\w+\W+){0,2}$|^\s*$|\bwith (?:our |only |just )?$|\band will (?:have|bring|own) (?:\w+ ){0,2}$/i;

/** One number of a brief and what stands around it. */
export interface Counted {
  value: number;
  before: string;
  /** Up to five words that follow it in its clause. */
  noun: string;
  after: string;
  sentence: string;
  whole: string;
}

/** "150-200 principals": the smaller number is sure. */
const rangeOfPeople = /(?<![\w$.,:])(\d[\d,]*)\s?(?:-|–|to)\s?\d[\d,]*(?= (\p{L}+))/gu;
const fewest = (whole: string, least: string, noun: string): string => (namesPeople(noun) ? least : whole);

/** "A hundred and fifty" as 150, "a couple of thousand" as 2,000, "1.500 dentists" as 1,500. */
function withPlainCounts(text: string): string {
  return text
    .replaceAll(/\b(?:a|one) hundred and (\w+)\b/gi, (whole: string, rest: string) => {
      const value = numberOf(rest);
      return value > 0 && value < 100 ? String(100 + value) : whole;
    })
    .replaceAll(new RegExp(String.raw`\b(half a|a|${numberPattern}) dozen\b`, "gi"), (_, number: string) =>
      String(Math.round((/^half/i.test(number) ? 0.5 : numberOf(number)) * 12)),
    )
    .replaceAll(/\ba couple of (hundred|thousand)\b/gi, (_, unit: string) =>
      /^h/i.test(unit) ? "200" : "2,000",
    )
    .replaceAll(/\ba few (hundred|thousand)\b/gi, (_, unit: string) => (/^h/i.test(unit) ? "300" : "3,000"))
    .replaceAll(/(?<![\d.,$])(\d{1,3})\.(\d{3})(?![\d.,]\d|\d)(?= \p{L}|[.!?,;]|$)/gu, "$1,$2");
}

/** The numbers of a text that count something: no times, measures or money. */
export function counted(prompt: string): Counted[] {
  const number = new RegExp(String.raw`(?<![\w$.,%:/-])(${numberPattern})\+?(?![\w:/]|[.,]\d)`, "giu");
  return sentencesOf(withPlainCounts(prompt).replaceAll(rangeOfPeople, fewest)).flatMap((sentence) =>
    [...sentence.matchAll(number)].flatMap((match) => {
      const after = sentence.slice(match.index + match[0].length);
      const before = sentence.slice(0, match.index);
      if (
        foreignMoney(before, after) ||
        timeUnit.test(after) ||
        measureUnit.test(after) ||
        /grand/i.test(match[0]) ||
        /(?:[$£€¥₹]|\b(?:USD|GBP|EUR|CAD|AUD|NZD|CHF|SEK|NOK|DKK|INR|JPY|BRL|MXN|NGN|KES|ZAR|AED|SGD)|over|under|aged?|ages|sizes?|kids|grades?|route|I-)\s?$/i.test(
          before,
        )
      )
        return [];
      if (/^\s?(?:-|–|to) ?\d/.test(after) || /\d ?(?:-|–|to) ?$/.test(before)) return [];
      const noun = (
        /^\s+((?:of (?:them|us)|[\p{L}'’][\p{L}\d'’-]*)(?:\s+[\p{L}'’][\p{L}\d'’-]*){0,4})/u.exec(
          after,
        )?.[1] ?? ""
      ).trim();
      return [
        {
          value: numberOf(match[1] ?? ""),
          before,
          noun,
          after,
          sentence,
          whole: `${match[0]} ${noun}`.trim(),
        },
      ];
    }),
  );
}

/** Whether a noun phrase names people. */
export const isPeople = (noun: string): boolean => noun.split(/\s+/).slice(0, 4).some(namesPeople);
/** How a count of people is told rather than wanted. */
export const passing =
  /\b(?:walk by|pass|passers-by|passersby|cross|come through|come in|holds?|attend|visitors|expected|on site|in total|altogether|total|all told|max(?:imum)?|capacity|roughly|approximately|finishers|of them|seats|invited|show up|are told|foot traffic|per day|a day|employees|each)\b/i;
