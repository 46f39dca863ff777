import { counted, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, dealName, isSigned, statusWords, sumOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";

const asksHistory =
  /\b(?:ever|before|previously|history|last time|in the past|so far|already|usually|until now)\b.*\b(?:pa(?:y|id|ys)|sponsor\w*|work\w*|deals?|b(?:uy|ought|uys)|with us)\b|\b(?:pa(?:y|id)|sponsor\w*|bought?|spent)\b.*\b(?:us\b.*)?\b(?:before|so far|until now|in the past|last time|earlier|previously)\b/i;
const shownMost = 8;

/** Whose history is asked: the company that is named, else the other side of the one deal that was spoken of. */
async function companyMeant(scene: Scene, all: readonly ToolDeal[]): Promise<string | undefined> {
  const asked = foldLetters(scene.u.question);
  const companies = [...new Set(all.map(({ with: other }) => other.company))].filter((name) => name !== "");
  const first = (name: string) => foldLetters(name).split(" ")[0] ?? "";
  const words = new Set(asked.match(/[\p{L}\p{N}]+/gu) ?? []);
  const named = companies.filter((name) => words.has(first(name)));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  if (!/\b(?:they|them|their|he|she|him|her|his)\b/i.test(scene.u.question)) return undefined;
  const spoken = new Set((await dealsMeant(scene)).map(({ with: other }) => other.company));
  return spoken.size === 1 ? [...spoken][0] : undefined;
}

/** What a sponsor paid a host before, next to the list prices: "did they ever pay list with us?". */
export async function answerHistoryWith(scene: Scene): Promise<Reply | undefined> {
  if (scene.role === "brand" || scene.u.act?.stance === "asked" || !asksHistory.test(scene.u.question))
    return undefined;
  const all = await everyDeal(scene.tools, { side: "host" });
  const company = await companyMeant(scene, all);
  if (company === undefined) return undefined;
  const signed = all.filter((deal) => deal.with.company === company && isSigned(deal));
  const name = quotable(company, 60);
  if (signed.length === 0)
    return {
      verdict: `No: ${name} has signed no deal with you so far.`,
      body: bullets(
        all
          .filter(({ with: other }) => other.company === company)
          .slice(0, shownMost)
          .map((deal) => `**${dealName(deal)}**: ${usd(deal.amountUsd)}, ${statusWords[deal.status]}`),
      ),
      question: "Shall I show what you negotiate with them?",
      options: [],
    };
  const shown = signed.slice(0, shownMost);
  const events = await Promise.all(shown.map(({ eventId }) => scene.tools.getEvent({ eventId })));
  const lines = shown.map((deal, at) => {
    const list = events[at]?.packages.find(({ id }) => id === deal.packageId)?.priceUsd;
    const versus =
      list === undefined
        ? ""
        : list === deal.amountUsd
          ? ", the list price"
          : `, ${usd(Math.abs(list - deal.amountUsd))} ${deal.amountUsd < list ? "below" : "above"} the list price of ${usd(list)}`;
    return {
      line: `**${dealName(deal)}**: ${usd(deal.amountUsd)}${versus}, ${statusWords[deal.status]}`,
      atList: list === deal.amountUsd,
      known: list !== undefined,
    };
  });
  const known = lines.filter((each) => each.known);
  const atList = known.filter((each) => each.atList).length;
  const asksList = /\blist\b|\bfull price\b/i.test(scene.u.question);
  const sum = sumOf(signed);
  return {
    verdict: asksList
      ? atList === 0
        ? `No: in ${counted(known.length, "signed deal")}, ${name} never paid the list price.`
        : `Yes: ${name} paid the list price in ${atList} of ${counted(known.length, "signed deal")}.`
      : `${name} has signed ${counted(signed.length, "deal")} with you, for ${usd(sum)} in all.`,
    body: bullets(lines.map(({ line }) => line)),
    question: "Do you want to go on with what is open with them?",
    options: [],
    shows: shown.map(asReference),
  };
}
