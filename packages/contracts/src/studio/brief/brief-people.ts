// cspell:ignore satur wednes neighbou
import { beginning } from "../../text/characters.ts";
import { numberText } from "../../text/formats.ts";
import { counted, deeds, isPeople, namesPeople, ownThings, passing } from "./brief-counts.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { emptyWords, numberOf, numberPattern, sentencesOf, tellingWords } from "./brief-text.ts";
import { labeledIn, meetingIn, type Phrase } from "./people-named.ts";
import { timesIn } from "./people-times.ts";

/** The people a brief speaks of, with how many there are. */
export function audienceIn(
  prompt: string,
  named = "",
  target?: BriefReading["target"],
  place?: BriefReading["place"],
  refused: readonly Found[] = [],
  days = 1,
  own: readonly string[] = [],
): BriefReading["audience"] {
  const phrases = ranked(prompt)
    .map((one) =>
      one
        .replace(leadIn, "")
        .replace(trailing, "")
        .replace(
          /^(over|under)-(\d0)s$/i,
          (_, than: string, age: string) => `people ${than.toLowerCase()} ${age}`,
        ),
    )
    .filter((one) => !own.some((words) => words.toLowerCase().includes(one.toLowerCase())))
    .filter((one) => !isOwnWho(one, own, prompt))
    .filter((one) => !isCountedIn(target, one) && !isRefusedIn(refused, one));
  const [, all = "", some = ""] = ofWhom.exec(prompt) ?? [];
  const few =
    some !== "" && numberOf(some) < numberOf(all) && numberOf(some) !== target?.count
      ? numberOf(some)
      : undefined;
  const stated = few ?? statedSize(named) ?? peopleCounted(named) ?? statedSize(prompt);
  const others = counted(prompt).filter(
    ({ value, noun, whole, before, after }) =>
      value > 5 &&
      !own.some(
        (words) =>
          words !== "" && (words.split(", ").some((one) => whole.startsWith(one)) || isOneOf(noun, words)),
      ) &&
      !(value < fewestMeant && staff.test(noun)) &&
      !ofCrew.test(before) &&
      !(ofEach.test(before) && !inAll.test(after)) &&
      // "We need 25 new members"
      !/\b(?:need|recruit|hire|looking for|short of)\s+(?:about |around |at least )?$/i.test(before) &&
      !/\b(?:stock|inventory|supply|warehouse)\b/i.test(before) &&
      !(
        target &&
        value === target.count &&
        (!(passing.test(noun) || isOthers(noun, target.counts)) ||
          deeds.test(noun) ||
          whole.includes(target.counts))
      ),
  );
  const ofPeople = others.filter(
    ({ noun, before }) =>
      isPeople(noun) ||
      groups.test(noun) ||
      // "Hill farmers, 240 per market day"
      (/^(?:per|each|every|an?)\b/i.test(noun) &&
        isPeople(before.split(/[,:] /).at(-2)?.split(" ").at(-1) ?? "")),
  );
  // Without a word for people the other numbers are the bound: to promise too little is mended, too much is not.
  const bound =
    ofPeople.length > 0
      ? ofPeople
      : others.filter(
          ({ value, noun, before, after }) =>
            !deeds.test(noun) &&
            ((noun !== "" && !/^(?:is|are|was|were|has|have|had|do|does|did)\b/i.test(noun)) ||
              /\b(?:about|around|roughly|approx|say|says|maybe|perhaps|expect|up to)\.?\s*$/i.test(before)) &&
            (!ownThings.test(noun) || inAll.test(`${noun} ${after.slice(0, 40)}`)) &&
            // What somebody owns or was left says nothing of who comes.
            !/\b(?:my|me|i|i've|i'm)\b|\b(?:budget|money|costs?|spend): ?$/i.test(before) &&
            value >= (target?.count ?? (noun === "" || atATime.test(noun) ? fewestMeant : Infinity)),
        );
  const sizes = bound.map(({ value, after, sentence }) => value * timesIn(sentence, after, prompt, days));
  const size = stated ?? (sizes.length > 0 ? Math.max(...sizes) : undefined);
  const text =
    named ||
    phrases.slice(0, 3).join(", ") ||
    peopleCountedIn(target) ||
    (size === undefined ? "" : `${numberText(size)} ${peopleOfCount(ofPeople, size)}`) ||
    peopleOf(place);
  if (text === "") return undefined;
  return {
    text: beginning(text, 200),
    words: beginning(phrases.slice(0, 3).join(", ") || text, 300),
    ...(size === undefined ? {} : { size: Math.round(size) }),
  };
}

/** What one does with people, or they do, in front of the word for them: "send guests", "search young lawyers". */
const leadIn =
  /^(?:send|hope|search|count|buy|take|stress(?:es)?|treat|teach|reach|meet|find|get|win|bring|help|show|invite|recruit|hire|sign|convince|tell|ask|draw|attract|through) (?=\p{L})/iu;
const trailing = /(?: (?:over|away|home|in|out|back|buy|wait))? ?[.,;:]$| (?:over|buy|wait)$/i;

/** What a brief calls those whom it counts, such as "families"; else "people". */
function peopleOfCount(all: readonly { value: number; noun: string }[], size: number): string {
  const words = all.find(({ value }) => value === size)?.noun.split(/\s+/) ?? [];
  const at = words.slice(0, 3).findIndex(namesPeople);
  return at < 0 || words.slice(0, at).some((word) => emptyWords.has(word.toLowerCase()))
    ? "people"
    : words.slice(0, at + 1).join(" ");
}

/** "Six of our people who can be out there": who comes with the brand is nobody it would reach. */
const isOwnWho = (phrase: string, own: readonly string[], prompt: string): boolean => {
  const [first = ""] = phrase.split(" ");
  return (
    / (?:who|that) /u.test(phrase) &&
    own
      .flatMap((words) => words.split(", "))
      .some((words) => words.endsWith(first) && prompt.includes(`${words}${phrase.slice(first.length)}`))
  );
};

/** "43 older dogs" of a brief about older dogs: what it is about is nobody who comes. */
const isOneOf = (noun: string, product: string): boolean =>
  product !== "" && noun.toLowerCase().startsWith(product.toLowerCase());

/** "70 people who book a campus visit": who is counted once they have done it is no audience that one begins with. */
const isCountedIn = (target: BriefReading["target"], phrase: string): boolean =>
  target !== undefined &&
  (target.counts.toLowerCase().includes(phrase.toLowerCase()) ||
    (/ (?:who|that) /u.test(phrase) &&
      phrase.includes(target.words.replace(/^\S+ /u, "")) &&
      target.words.includes(" who ")));

/** "People who live out" in the county, "who fly" and lose a day: what is said of people, up to where it ends. */
function toItsEnd(said: string, sentence: string): string {
  const rest = sentence.slice(sentence.indexOf(said) + said.length);
  const [, before] = /^(.* (?:who|that) .*\p{L}) and \p{L}+(?: an?)? ?$/iu.exec(said) ?? [];
  if (before !== undefined && /^ ?\p{Ll}/u.test(rest)) return before;
  const [more = ""] = /^ ?(?:the|a|an|their) \p{Ll}+/u.exec(rest) ?? [];
  return / (?:in|on|at|near)$/u.test(said) ? `${said}${more}` : said;
}

/** "120 per evening" */
const atATime =
  /^(?:per|an?|each|every) (?:day|evening|night|session|morning|afternoon|week|class|show|performance)\b/i;
/** Who serves visitors: few of them are nobody's audience. */
const staff =
  /^(?:[\p{L}-]+ )?(?:instructors|volunteers|trainers|coaches|hosts|guides|helpers|bakers|staff|crew|colleagues|employees|audiologists|opticians|technicians|mechanics|baristas)\b/iu;

/** "About 600 cars in total pass": whatever it counts, no more than these come by. */
const inAll = /\b(?:in total|in all|altogether|all told|together|pass|come through|come by|cross)\b/i;

/** "A crew of six carpenters" serves whoever comes. */
const ofCrew = /\b(?:crew|team|staff|cast|squad|band) of (?:about |around |up to |our )?$/iu;

/** "20 cyclists" beside "20 trials": the same number is not the same thing. */
function isOthers(noun: string, counts: string): boolean {
  const [first = ""] = noun.toLowerCase().split(" ");
  if (counts.startsWith("people who ")) return false;
  return (
    isPeople(noun) && !namesPeople(counts.split(" ").at(-1) ?? "") && !counts.toLowerCase().includes(first)
  );
}

/** "400 first-time buyers" are the audience, with what says which ones. */
function peopleCountedIn(target: BriefReading["target"]): string {
  const words = target?.counts.split(/\s+/) ?? [];
  return words.slice(0, words.findLastIndex(namesPeople) + 1).join(" ");
}

/** "CTOs of companies with 50 to 2,000 engineers": how large each company is says nothing of how many come. */
const ofEach =
  /\b(?:company|companies|firms?|businesses|employers|organizations|agencies|practices|restaurants|hotels|shops|stores|schools|clinics|hospitals|startups|brands|teams|offices|plants|sites|towns|cities) (?:with|of|between|employing|having|that (?:have|employ))(?: (?:about|around|over|under|up to|at least|at most|more than|fewer than|less than|between|from))* $/i;

/** How many people a description of an audience counts: "about 90 of them". */
function peopleCounted(named: string): number | undefined {
  return counted(named).find(
    ({ noun, before }) =>
      !ofEach.test(before) && (isPeople(noun) || groups.test(noun) || /^of them\b/.test(noun)),
  )?.value;
}

/** A number that is said to be how many there are: "expected attendance: 800", "a room of 60". */
function statedSize(prompt: string): number | undefined {
  const found = new RegExp(
    String.raw`\b(?:attendance|capacity|turnout|headcount|crowd|a room|audience|(?:guest|private|invitation) list|(?:room|hall|session|call|it|which) (?:is )?(?:capped|limited))(?: is| of| at| to|:| =)? ?(?:expected |at |about |around |roughly |some |approximately |approx\.? |ca\.? |~)*(${numberPattern})(?![\w%]|[.,]\d| ?(?:minutes|hours|days|years))`,
    "iu",
  ).exec(prompt)?.[1];
  const told =
    found ??
    // "A church hall with room for 60", "chairs for 90"
    new RegExp(
      String.raw`\b(?:room|chairs|seats|seating|places|space) for (?:about |around |up to |some |only )?(${numberPattern})(?=[.,;:)]| (?:people|guests|visitors|persons)\b|$)(?![.,]\d)`,
      "iu",
    ).exec(prompt)?.[1] ??
    new RegExp(
      String.raw`(?<![\w$.,-])(${numberPattern}) (?:(?:are|were|have been|is) (?:invited|expected|registered|coming|signed up|on (?:the|our) (?:mailing )?list)\b|(?:invited|expected|registered|on (?:the|our) (?:mailing )?list)(?= by\b| in\b|[.,;:)]|$))`,
      "iu",
    ).exec(prompt)?.[1];
  const they =
    told ??
    // "Nurses of the night shift; they are 150", "half of the 300 who come"
    new RegExp(
      String.raw`\b(?:they are|they're|there are|(?:half|thirds?|quarters?) of (?:the|our|all)) (?:about |around |roughly |some )?(${numberPattern})(?=[.,;:!)]| of them\b| who\b| in all\b| altogether\b|$)(?!,\d)`,
      "iu",
    ).exec(prompt)?.[1];
  return they === undefined ? undefined : numberOf(they);
}

/** "No TV cooks": whom nobody wants to see is no audience. */
const isRefusedIn = (refused: readonly Found[], phrase: string): boolean =>
  refused.some(
    ({ text }) =>
      text.toLowerCase().includes(phrase.toLowerCase()) &&
      (tellingWords(text).length <= tellingWords(phrase).length + 1 ||
        /\b(?:call|calling|called|say|saying|write|writing|mention|words?|name|refer)\b/i.test(text)),
  );

/** "12,000 attendees, of whom 400 are buyers": the ones who are meant are the fewer. */
const ofWhom = new RegExp(
  String.raw`(?<![\w$.,])(${numberPattern}) [^.!?]{3,60}?\b(?:of whom|of them|of these|among them|among these|including)\b,? (?:(?:only|just|about|around|roughly|some|maybe|perhaps|at most|over|nearly|almost|the|are|up to|every|barely) ){0,3}(${numberPattern}) (?=\p{L}{3,})(?!minutes|hours|days|percent)`,
  "iu",
);

const described =
  /\b(?:retired |young |busy |local )?(?:people|those|anyone|anybody|everyone|everybody|folks?) (?:(?:who|that) (?!(?:weren't|aren't|were not|are not|wouldn't|never)\b(?! .*\b(?:climbed|tried|used|been|seen|heard)\b))(?:[\p{L}'-]+ ?){1,4}|(?:over|under|around|above) (?:\d\d|\p{L}+ty\b)|aged (?:\d\d|\p{L}+ty)(?: ?(?:to|and|-|–) ?(?:\d\d|\p{L}+ty))?|in their (?:\p{L}+ )?\p{L}+ties|on the (?:\p{L}+ )?shift|(?:with|without|from|of|in) (?!(?:a|an|the|it|them|us|total|all|which|whom|front|one|two|three|four|five|six|seven|eight|nine|ten)\b)\p{L}[\p{L}'-]+(?: (?!(?:a|an|the|and|or|in|on|at|for|to|is|are|who|that)\b)\p{Ll}[\p{L}'-]+)?)/giu;

/** What an audience begins with of which the brief says only where it is. */
export const peopleIn = "People in";

/** Whom one meets at a place, if the brief says no more. */
function peopleOf(place: BriefReading["place"]): string {
  const [venue] = place?.venues ?? [];
  if (venue !== undefined && /festival|convention|expo|fair|show|conference|market|museum|booth/i.test(venue))
    return `Visitors of the ${venue.replace(/ booth$/i, "")}`;
  return place?.town ? `${peopleIn} ${place.town}` : "";
}

const groups =
  /^(?:\p{L}+ )?(?:rigs|trucks|garages|roofs|of them|households|rooms|seats|places|heads|pax|covers|tables of|homes|firms|shops|teams|pairs|desks|registrations|tickets|delegates|badges|members)\b/iu;

/** Whom somebody wants to meet stands after these. */
const meant =
  /\b(?:for|to|reach|reaching|meet|convince|win|win over|invite|target|among|attract|help|persuade|get|show|tell|talk to|speak to|aimed at|get to|buyers are|visitors are|audience is|it is for|they are)\s+(?:the |all |our |more |only |some |those |local |about |around |up to )*$/iu;
/** Who comes along with the brand, or is spoken of beside it. */
const beside =
  /\b(?:our|my|by|from|with|says?|two|three|four|one|via|through|against|instead of|unlike|than|old|the other|involve|involves|include|includes)\s+(?:\p{L}+ )?$/iu;

/** The phrases for people, whom the brief is for first: by what stands around each and how often it comes back. */
function ranked(prompt: string): string[] {
  const found: Phrase[] = sentencesOf(prompt).flatMap((sentence) => [
    ...[...sentence.matchAll(described)].map(({ 0: whole, index }) => ({
      text: whole
        .trim()
        .replace(endsInNumber, "")
        .replace(/^.*$/u, (said) => toItsEnd(said, sentence))
        .replace(/ (?:who|that) (?:believe|think|assume|fear|say|feel|expect|find|know|tell)\b.*$/iu, "")
        .replace(
          /(?: (?:a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|by|it's|get|have|do|can|has|had|been|was|were))+$/i,
          "",
        ),
      score: 2 + (meant.test(sentence.slice(0, index)) ? 3 : 0),
    })),
    ...peoplePhrases(sentence),
    ...whoPhrases(sentence),
    ...meetingIn(sentence),
    ...labeledIn(sentence),
  ]);
  const all = found.filter(
    ({ text }) =>
      // "Everybody who wants lays one bead" is whoever comes.
      !/^(?:people|those|anyone|anybody|everyone|everybody|folks?)(?: who (?:wants?|likes?|comes?|dares?|feels?)\b.*)?$/i.test(
        text,
      ),
  );
  const lower = prompt.toLowerCase();
  const again = (text: string): number => {
    const word = text.split(" ").at(-1)?.toLowerCase().replace(/s$/, "") ?? text;
    return Math.min(2, lower.split(word).length - 2) * 0.7;
  };
  const scored = all.map(({ text, score }, at) => ({ text, at, score: score + again(text) }));
  const kept: typeof scored = [];
  for (const one of scored.toSorted((a, b) => b.text.split(" ").length - a.text.split(" ").length)) {
    const longer = kept.find(({ text }) => text.toLowerCase().includes(one.text.toLowerCase()));
    if (longer) longer.score = Math.max(longer.score, one.score);
    else kept.push({ ...one });
  }
  return kept
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ text }) => text);
}

/** "Floor leads who plan the night": whoever is "who" is somebody, whatever the noun. */
function whoPhrases(sentence: string): Phrase[] {
  return [...sentence.matchAll(/((?:\p{L}[\p{L}'’-]* ){0,2})(\p{L}{3,}) (?:who|whose|whom)\b/giu)].flatMap(
    ({ 1: before = "", 2: noun = "", index }) => {
      if (emptyWords.has(noun.toLowerCase()) || noModifier.test(noun) || ownWords.test(noun)) return [];
      const words = before.trim().split(/\s+/);
      const from = words.findLastIndex((one) => emptyWords.has(one.toLowerCase()) || noModifier.test(one));
      const phrase = [...words.slice(from + 1), noun].join(" ").trim();
      const lead = sentence.slice(0, index + before.length);
      return isFew(phrase) || notAudience.test(phrase) || beside.test(lead)
        ? []
        : [{ text: phrase, score: 2.5 + (meant.test(lead) ? 1.5 : 0) }];
    },
  );
}
const ownWords =
  /^(?:people|those|anyone|anybody|everyone|everybody|folks?|somebody|someone|nobody|one|all|man|guy|bloke|lady)$/i;

function peoplePhrases(sentence: string): Phrase[] {
  const words = sentence.split(/(\s+|[,;:.!?()]+)/).filter((one) => one.trim() !== "");
  let from = 0;
  return words.flatMap((word, at) => {
    const start = sentence.indexOf(word, from);
    from = start + word.length;
    // "Parents' evening" and "men's trousers" are no people.
    const isPerson = namesPeople(word) || (word === "leads" && leading.test(words[at - 1] ?? ""));
    if (!isPerson || (/['’]s?$/.test(word) && /^\p{L}/u.test(words[at + 1] ?? ""))) return [];
    const before: string[] = [];
    for (let back = at - 1; back >= 0 && before.length < 3; back--) {
      const one = words[back] ?? "";
      if (
        !/^\p{L}[\p{L}'’-]*$/u.test(one) ||
        (emptyWords.has(one.toLowerCase()) && one !== "IT") ||
        /n['’]t$/.test(one) ||
        (/(?:ing|ed)$/.test(one) &&
          !/^(?:retired|lapsed|certified|nursing|engineering|accounting|catering|building|purchasing|roofing|plumbing)$/i.test(
            one,
          )) ||
        noModifier.test(one) ||
        isNumberWord.test(one)
      )
        break;
      before.unshift(one);
    }
    const after = words[at + 1] ?? "";
    const over = ages.exec(sentence.slice(start + word.length))?.[0] ?? "";
    const phrase = `${[...before, word].join(" ")}${over}`;
    const lead = sentence
      .slice(0, start)
      .replace(new RegExp(String.raw`(?:${before.join(String.raw`\s+`)})\s*$`), "");
    if (
      /\b(?:no|nobody|not|\w+n't)\s*$/i.test(lead) ||
      (/^staff$/i.test(phrase) && /\bon\s*$/i.test(lead)) ||
      notAudience.test(phrase) ||
      isOfOthers.test(lead)
    )
      return [];
    const [, number = ""] =
      new RegExp(String.raw`(?:^|[^\w.,$])(${numberPattern})\s*$`, "iu").exec(lead) ?? [];
    const count = number === "" ? 0 : numberOf(number);
    return [
      {
        text: phrase,
        score:
          1 +
          (meant.test(lead) ? 3 : 0) +
          (/^(?:who|whose|that)\b/i.test(after) && !(count > 0 && count < fewestMeant) ? 2 : 0) +
          (count >= fewestMeant ? 2 : count > 0 ? -2 : 0) +
          (beside.test(lead) || disliked.test(lead) ? -2 : 0) +
          (/^(?:staff|crew|team|guest|guests|people|visitors|hosts)$/i.test(phrase) ? -0.8 : 0),
      },
    ];
  });
}

/** "Homeowners aged 30 to 55", "people around 60". */
const ages =
  /^ (?:\d\d ?[–-] ?\d\d(?! ?(?:h|am|pm|hours)\b)(?: with \p{Ll}+ \p{Ll}+)?|(?:aged|between) (?:\d\d|\p{L}+ty)(?: ?(?:to|and|-|–) ?(?:\d\d|\p{L}+ty))?|(?:over|under|around|above) (?:\d\d|\p{L}+ty\b)|in their (?:\p{L}+ )?\p{L}+ties)(?![\d,.]\d| ?\p{L}+s\b)/iu;
/** "They think yoga is for young, flexible people": whom others take it to be for. */
const isOfOthers =
  /\b(?:think|thinks|believe|believes|assume|assumes|say|says|feel|feels)\b[^.;]* (?:is|are|were|was) (?:only |just )?for (?:[\p{L}-]+,? )*$/iu;
/** "Tired of bad coffee and of sales people" */
const disliked = /\b(?:tired of|sick of|fed up with|hates?|annoyed (?:by|at)|distrusts?)\b[^.;]*$/i;

const endsInNumber = new RegExp(String.raw` (?:with|of|from|in) (?:${numberPattern})$`, "iu");
const isNumberWord = new RegExp(String.raw`^(?:${numberPattern})$`, "iu");

/** "Procurement leads" are people, "sales leads" are what is counted. */
const leading =
  /^(?!(?:sales|qualified|warm|hot|cold|new|more|good|better|business|valid|real|marketing|email|demo|booked|fresh|of|get|collect|generate|capture|the|our|their|and|or|for|as|no|many|few|some|which|that|it|this|who|team)$)\p{Ll}[\p{Ll}-]{3,}$/u;

/** Fewer people than these are met by name; more often they come along. */
const fewestMeant = 12;
/** "Two nurses who can demo" come along. */
const isFew = (phrase: string): boolean => {
  const [first = ""] = phrase.split(" ");
  return isNumberWord.test(first) && numberOf(first) < fewestMeant;
};

const notAudience =
  /^(?:crowd|crew|competitors?|rivals?|neighbou?rs?|people|person|client|members|teams|experts|others|(?:two |four )?employers?|companies|businesses|brands)$|\b(?:volunteers?|installers|fitters|wishlists|hired|paid|medical|influencers|speakers|staff (?:only|lounge)|actors|performers)\b/i;
const noModifier =
  /^(?:loses?|match(?:es)?|attracts?|gets?|serves?|helps?|connects?|reach(?:es)?|matters?|ask|asks|let|let's|win|like|sell|give|help|reach|meet|show|win|tell|invite|among|between|many|few|several|new|real|about|roughly|around|introduce|launch|because|while|since|until|told|think|during|before|after|per|hundred|thousand|million|hours|together|only|wants?|lets?|makes?|says?|says|put|when|half|bring|trust|fight|walk|pass|holds?|find|today|still|both|than|least|qualified|booked|dear|thanks|hello|ok)$/i;
