import type { BrandFact } from "@marquee/contracts/chat/action-inputs";
import type { ConceptRefinement } from "@marquee/contracts/enums";
import { limits } from "@marquee/contracts/limits";
import { beginning } from "@marquee/contracts/text/characters";
import { foldLetters, holdAll } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import type { Act } from "../reading/acts.ts";
import { inDigits, numbersIn } from "../reading/numbers.ts";
import { aboutOf, type Scene } from "../scene.ts";
import { isReply, missing, type Prepared, theEvent } from "./act-targets.ts";
import { answerOutside } from "./general.ts";

async function forgetting(scene: Scene): Promise<Prepared> {
  const { u } = scene;
  const saved = u.isNamed || u.isPicked || u.unknown ? [] : await scene.tools.listSavedEvents({ limit: 20 });
  const spoken = saved.filter(({ id }) => aboutOf(scene, "event").some((event) => event.id === id));
  if (spoken.length !== 1 && saved.length > 1)
    return missing(
      "Tell me which of your saved events you mean.",
      saved.map(({ name }) => name),
      saved.map(({ id, name, location }) => ({ kind: "event", id, name, detail: location })),
    );
  const [only] = saved;
  if (only && saved.length === 1 && spoken.length === 0)
    return { suggestion: { kind: "unsave_event", input: { eventId: only.id } } };
  const event = await theEvent(scene);
  return isReply(event) ? event : { suggestion: { kind: "unsave_event", input: { eventId: event.id } } };
}

const refinements: readonly (readonly [ConceptRefinement, RegExp])[] = [
  ["cheaper", /\b(?:cheaper|less expensive|lower budget|half the (?:price|cost|budget))\b/i],
  ["more_technical", /\b(?:technical|how it is built|engineering)\b/i],
  ["another_city", /\b(?:another city|elsewhere|move it|in \p{Lu}\p{L}+)\b/u],
  ["another", /\b(?:another|different|new) (?:one|idea|concept)\b/i],
];

/** What tells a concept from others: the words before "concept" or "campaign", as in "the data center concept". */
function telling(question: string): string[] {
  const found =
    /\b(?:the|that|our|my) ((?:[\p{L}-]+ ){1,3})(?:concept|campaign|idea)\b/iu.exec(question)?.[1] ?? "";
  return foldLetters(found)
    .split(" ")
    .filter((word) => word.length > 2 && !/^(?:last|first|second|third|same|new|other)$/.test(word));
}

async function refining(scene: Scene): Promise<Prepared> {
  const spoken = aboutOf(scene, "campaign");
  const meant = spoken.length === 1 ? spoken[0] : undefined;
  const campaigns = await scene.tools.listCampaigns({ limit: 20 });
  const told = telling(scene.u.question);
  const tells = (text: string) => told.length > 0 && holdAll([text], told);
  const byIdea = campaigns.filter(({ ideas }) => ideas.some(({ name }) => tells(name)));
  const byWords = byIdea.length > 0 ? byIdea : campaigns.filter(({ prompt }) => tells(prompt));
  const known =
    (byIdea.length === 1 ? byIdea[0] : undefined) ??
    campaigns.find(({ id }) => id === meant?.id) ??
    (byWords.length === 1 ? byWords[0] : undefined);
  const completed = campaigns.filter(({ status }) => status === "completed");
  const isNewest = /\b(?:last|latest|newest|most recent)\b/i.test(scene.u.question) || completed.length === 1;
  const campaign = known ?? (isNewest ? completed[0] : undefined);
  if (!campaign && completed.length > 1)
    return missing(
      "Tell me which concept you mean.",
      completed.flatMap(({ ideas }) => ideas.slice(0, 1).map(({ name }) => name)),
      completed.map(({ id, ideas, prompt }) => ({ kind: "campaign", id, name: ideas[0]?.name ?? prompt })),
    );
  if (!campaign) return missing("You have no campaign yet that could be refined.");
  const refinement = refinements.find(([, words]) => words.test(scene.u.question))?.[0];
  const named = campaign.ideas.findIndex(({ name }) =>
    foldLetters(scene.u.question).includes(foldLetters(name)),
  );
  const index = Math.max(0, named, scene.u.pick?.at ?? 0);
  const of = { generationId: campaign.id, index };
  return {
    suggestion: {
      kind: "refine_campaign",
      input: refinement
        ? { ...of, refinement }
        : {
            ...of,
            refinement: "in_words",
            words: beginning(scene.u.question.trim(), limits.refinementWordsMaxLength),
          },
    },
  };
}

/** The credit package that is named, the smallest or the largest, or the smallest with enough credits. */
async function buying(scene: Scene): Promise<Prepared> {
  // Credits for somebody else are an admin's to give, on the page of that account.
  if (/\b(?:give|grant|send|transfer|hand)\b (?!me\b|us\b|my\b|our\b)\S+/i.test(scene.u.question))
    return answerOutside(scene);
  const { packages } = await scene.tools.getPriceList({});
  const asked = foldLetters(scene.u.question);
  const sized = packages.toSorted((left, right) => left.creditAmount - right.creditAmount);
  // A code such as LAUNCH25 is no number of credits.
  const number = numbersIn(inDigits(asked.replaceAll(/\b[a-z]+\d+\b/g, ""))).find(
    ({ value }) => value >= 10,
  )?.value;
  const named = sized.find(({ name }) => asked.includes(foldLetters(name).replace(/ package$/, "")));
  const chosen =
    named ??
    (/\b(?:smallest|cheapest|small|starter)\b/.test(asked)
      ? sized[0]
      : /\b(?:biggest|largest|big)\b/.test(asked)
        ? sized.at(-1)
        : /\b(?:middle|medium|mid|second)\b/.test(asked)
          ? sized[Math.floor(sized.length / 2)]
          : number === undefined
            ? undefined
            : sized.find(({ creditAmount }) => creditAmount >= number));
  return chosen
    ? { suggestion: { kind: "buy_credits", input: { packageId: chosen.id } } }
    : missing(
        "Tell me which package.",
        sized.map(
          ({ name, creditAmount, priceUsd }) => `${name}: ${creditAmount} credits for ${usd(priceUsd)}`,
        ),
      );
}

async function remembering(scene: Scene): Promise<Prepared | undefined> {
  const { brand } = await scene.tools.getProfile({});
  const { question } = scene.u;
  const said = (
    /\b(?:remember(?: that| this)?|note(?: that| down)?|keep in mind(?: that)?|for the record|from now on)[,:]?\s+(.{3,})$/i.exec(
      question,
    )?.[1] ?? question
  )
    .replace(/[.!\s]+$/, "")
    .trim();
  const suggest = (field: BrandFact, value: string | string[]): Prepared => ({
    suggestion: { kind: "edit_brand_facts", input: { field, value } },
  });
  const forbidden = /\b(?:never|don't|do not) (?:use|say) (?:the )?(?:words? )?["“']?([^"”']+)["”']?/i.exec(
    said,
  )?.[1];
  if (forbidden)
    return suggest("forbiddenWords", [...new Set([...(brand?.forbiddenWords ?? []), forbidden.trim()])]);
  const voice = /\b(?:tone|voice) (?:is|should be|are)\s+(.+)$/i.exec(said)?.[1];
  if (voice) return suggest("brandVoice", voice);
  const goal = /\bgoals? (?:is|are)(?: to)?\s+(.+)$/i.exec(said)?.[1];
  if (goal) return suggest("marketingGoals", goal);
  const audience = /\baudience (?:is|are)\s+(.+)$/i.exec(said)?.[1];
  if (audience) return suggest("targetAudience", audience);
  return suggest("facts", [
    ...new Set([...(brand?.facts ?? []), `${said.charAt(0).toUpperCase()}${said.slice(1)}.`]),
  ]);
}

export const ownActs: Readonly<Partial<Record<Act, (scene: Scene) => Promise<Prepared | undefined>>>> = {
  unsave: forgetting,
  refine_campaign: refining,
  buy_credits: buying,
  set_brand_fact: remembering,
};
