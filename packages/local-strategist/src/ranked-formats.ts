// cspell:ignore analys
import type { SeededRandom } from "@marquee/concept-boards/seeded-random";
import type { CampaignIdeaDraft } from "@marquee/contracts/studio/campaign-idea";
import { formats } from "./content/all-formats.ts";
import type { Format } from "./content/format.ts";
import { isServed } from "./conversion.ts";
import { kindOf } from "./kind-of-product.ts";
import { type ReadBrief, typeIn } from "./read-prompt.ts";
import { refuses, settingOf } from "./setting.ts";

/** The format whose title an idea's name starts with. */
export function formatNamedBy({ name, type }: Pick<CampaignIdeaDraft, "name" | "type">): Format | undefined {
  return formats.find((format) => type === format.type && name.startsWith(format.title));
}

/** The format behind an idea, found by its name, or one of its type for ideas from elsewhere. */
export function formatOf(idea: Pick<CampaignIdeaDraft, "name" | "type">): Format {
  const ofType = formats.filter(({ type }) => type === idea.type);
  const found = formatNamedBy(idea) ?? ofType[idea.name.length % ofType.length] ?? formats[0];
  if (!found) throw new Error("the format library is empty");
  return found;
}

/** The one type that a brief asks for: what is to be online only has no place to be built in. */
export function typeWanted({ preferredType, reading }: ReadBrief): Format["type"] | undefined {
  if (preferredType !== "all") return preferredType;
  return reading.place?.venues[0] === "online" ? "virtual" : undefined;
}

const asksHybrid = /\b(?:hybrid|(?:and|also|plus) (?:\p{L}+ ){0,3}online|live ?stream\w*|on zoom)\b/iu;
const asksOnline = /\b(?:online|virtual|webinar|remote|hybrid|live ?stream|zoom|digital event)\b/i;

/** What each misfit of a format weighs; more than any number of matching words, and the worst ones most. */
const misfit = { kind: 400, online: 200, refused: 60, place: 40, talk: 50 };
/** Below this a format doesn't fit a brief. */
const fitsFrom = -misfit.place / 2;

/** Whether a brief counts what people do there, such as test rides, and not whom they talk to. */
const countsDeeds = ({ reading: { target }, prompt }: ReadBrief): boolean =>
  target !== undefined &&
  isServed(target, prompt) &&
  /\b(?:rides?|drives?|tastings?|samples?|tests?|try-?ons?|fittings?|repair\w*|analys\w+|plays?|rounds?|sessions?|lessons?|tried|tested|tasted|screenings?|checks?|portions?|cups?|outings?|trials?)\b/iu.test(
    target.counts,
  );

/** A format with how well it suits a brief. */
export interface Ranked {
  format: Format;
  fits: boolean;
}

/**
 * The formats of the brief's type, those that suit it most first: for its kind of product, for its place and hour, and
 * without a scene that it refuses.
 */
export function rankedFormats(brief: ReadBrief, random: SeededRandom): Ranked[] {
  const wanted = typeWanted(brief);
  const namedType = typeIn(brief.prompt);
  const kind = kindOf(brief);
  const setting = settingOf(brief);
  // "Another webinar and I quit" asks for none where a hall is named.
  const isHeld = (brief.reading.place?.venues.length ?? 0) > 0 && namedType !== "hybrid";
  const inPerson =
    (isHeld ? !asksHybrid.test(brief.prompt) : !asksOnline.test(brief.prompt)) &&
    wanted !== "virtual" &&
    wanted !== "hybrid";
  const brandTexts = [brief.brand?.goals, brief.brand?.audience, ...(brief.brand?.facts ?? [])];
  const asked = [brief.prompt, ...brief.goals, brief.targetAudience, ...brandTexts].join(" ").toLowerCase();
  return random
    .shuffle(formats)
    .filter(({ type }) => wanted === undefined || type === wanted)
    .map((format) => {
      const { needs = [], implies = [] } = format;
      const wrong =
        (format.kinds.includes(kind) ? 0 : misfit.kind) +
        (format.isTalk && countsDeeds(brief) ? misfit.talk : 0) +
        (format.online && inPerson ? misfit.online : 0) +
        misfit.place * needs.filter((need) => !setting.has(need)).length +
        misfit.refused * implies.filter((implied) => refuses(brief, implied)).length;
      const liked =
        Math.min(3, 0.9 * format.suits.filter((word) => asked.includes(word)).length) +
        random.next() * 5 +
        // A type that was named goes first among those that fit.
        (format.type === namedType ? 8 : 0);
      return { format, score: liked - wrong };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ format, score }) => ({ format, fits: score > fitsFrom }));
}
