// cspell:ignore abril Carft Europ
import { campaignPrices } from "@marquee/contracts/credits/prices";
import type { Act } from "./acts.ts";
import { type Conversation, q, shown } from "./conversation.ts";
import { type EventFact, type Facts } from "./facts.ts";
import {
  audienceOf,
  entryOf,
  europe,
  fitting,
  inTheirTongue,
  month,
  noClosedDeals,
  perHead,
  priceOf,
  roughly,
  some,
  spotsOf,
} from "./often-wanted.ts";
import type { Expectation } from "./score.ts";
import {
  count,
  day,
  either,
  eventsNamed,
  money,
  name,
  type Reply,
  says,
  share,
  type Wanted,
} from "./wanted.ts";

/** It cannot be done here. */
export const here = (): Expectation => ({ cannot: "here", noAct: true });
/** There is no such thing, and each of these has to be named. */
export const none =
  (...constraints: readonly Wanted[]) =>
  (): Expectation => ({ cannot: "none", noAct: true, constraints });
export const does = (act: Act, target: string | undefined, ...terms: readonly Wanted[]): Expectation => ({
  act: { act, terms, ...(target === undefined ? {} : { target }) },
});
export const pays = (act: Act, target: string, cents: number, ...terms: readonly Wanted[]): Expectation => ({
  act: { act, target, cents, terms },
});

const { ideas, competitiveAnalysis, visualMockup, refinement } = campaignPrices;
const fullCampaign = ideas + competitiveAnalysis + visualMockup;

/** The events that the nth answer named and that fit; where it named too few, those that it should have named. */
function those(facts: Facts, reply: Reply | undefined, fit: readonly EventFact[]): EventFact[] {
  const named = reply ? eventsNamed(reply, facts.events).filter((one) => fit.includes(one)) : [];
  return named.length > 1 ? named : [...fit];
}

export const most = <One>(all: readonly One[], by: (one: One) => number): One => {
  const [found] = [...all].sort((left, right) => by(right) - by(left));
  if (found === undefined) throw new Error("Nothing to compare");
  return found;
};

const texanWinter = (facts: Facts) =>
  (["developer", "cloud"] as const).flatMap((category) =>
    facts.find({ place: /, TX$/, category, from: "2027-01-01", to: "2027-02-28", maxCents: 2_000_000 }),
  );
const largestTexan = (facts: Facts, [first]: readonly Reply[]) =>
  most(those(facts, first, texanWinter(facts)), ({ attendees }) => attendees);

const europeanFintech = { category: "fintech", place: europe, to: "2027-05-31", least: 1_000 } as const;

const forArchitects = (facts: Facts) =>
  facts.find({}).filter((one) => one.category === "cloud" || /architect/i.test(one.attendeeType));

const returned = (facts: Facts, event: string) => {
  const { revenue, amount, leads } = facts.measured("brand", { event });
  return { roi: revenue / amount, revenue, perLead: amount / leads };
};

const open = (facts: Facts) =>
  facts.dealsOf("brand").filter(({ status }) => status === "negotiating" || status === "pending");

export const practiceA: readonly Conversation[] = [
  {
    id: "pa1",
    as: "brand",
    questions: [
      q(
        "find words",
        "I've got maybe twenty grand for January or February. Dev crowd or cloud crowd, somewhere in Texas. What have you got?",
        (facts) => ({ rows: { allowed: texanWinter(facts) } }),
      ),
      q("refers-back comparative", "out of that lot, who pulls the largest crowd?", (facts, replies) => {
        const event = largestTexan(facts, replies);
        return { must: [name(event.name), count(event.attendees)] };
      }),
      q("price", "least I can get in for with them?", (facts, replies) => ({
        must: priceOf(entryOf(largestTexan(facts, replies))),
      })),
      q("act refers-back", "sweet, star that one for later", (facts, replies) =>
        does("save", largestTexan(facts, replies).id),
      ),
      q("find unmet", "same brief but Oslo?", none(says("Oslo", /oslo/i))),
      q(
        "credits two-in-one",
        "k, totally other thing: credits I have left, plus what one campaign eats if I tick both extras",
        (facts) => ({ must: [count(facts.credits("brand"), "credits"), count(fullCampaign, "credits")] }),
      ),
    ],
  },
  {
    id: "pa2",
    as: "brand",
    questions: [
      q("waits", "Back from leave. Which of my deals need ME to move, before they time out?", () => ({
        must: [name("Startup Expo"), name("Developer Days")],
      })),
      q(
        "terms price",
        "take the Boston one. how far off their sticker price are we at this point?",
        (facts) => {
          const { cents } = facts.deal("Startup Expo", "brand");
          const list = facts.offer("Startup Expo", "silver").cents;
          return {
            must: [either(money(list - cents), share(cents / list))],
            also: [money(cents), money(list)],
          };
        },
      ),
      q(
        "act-negated price",
        "Thinking aloud, nothing goes out: 11,500 would be what percentage below the sticker?",
        (facts) => ({
          must: [share(1_150_000 / facts.offer("Startup Expo", "silver").cents)],
          noAct: true,
        }),
      ),
      q("act act-term", "Right, let's go there with 11.5k. Condition: they throw in a barista", (facts) =>
        pays("counter", facts.deal("Startup Expo", "brand").id, 1_150_000, says("the barista", /barista/i)),
      ),
      q(
        "host unmet",
        "does that organizer normally respond within a day or leave people hanging?",
        (facts) => {
          const hours = facts.replyHours(facts.event("Startup Expo").hostId);
          const unknown = says("isn't known", /n't|\bno\b|\bnot\b|cannot|unknown|too few/i);
          return { must: [hours === undefined ? unknown : count(Math.round(hours), "hours")], noAct: true };
        },
      ),
      q("host", "who am I dealing with over there anyway, person and firm", (facts) => {
        const { name: person, company } = facts.user(facts.event("Startup Expo").hostId);
        return { must: [name(company)], also: [name(person)] };
      }),
    ],
  },
  {
    id: "pa3",
    as: "brand",
    questions: [
      q(
        "results",
        "AI Conference sponsorship: dollars back versus dollars spent to date, please",
        (facts) => {
          const { roi, revenue } = returned(facts, "AI Conference");
          return { must: [either(money(revenue), roughly(revenue, 0.01))], also: [share(roi)] };
        },
      ),
      q("results refers-back", "ditto for Tech Summit 2025", (facts) => {
        const { roi, revenue } = returned(facts, "Tech Summit 2025");
        return { must: [either(money(revenue), roughly(revenue, 0.01))], also: [share(roi)] };
      }),
      q("results comparative", "per lead, which of the pair worked out less expensive?", (facts) => {
        const names = ["AI Conference", "Tech Summit 2025"];
        const best = most(names, (one) => -returned(facts, one).perLead);
        return { must: [name(best), money(returned(facts, best).perLead)] };
      }),
      q("unmet results", "Now slice that by visitors' age group", here),
      q("definition", "when your numbers say 'attributed', what's that supposed to cover?", () => ({
        must: [says("revenue or sales", /revenue|sales?\b/i), says("of a deal", /deal|sponsorship/i)],
      })),
      q("results season", "only this past October, how many leads across everything?", (facts) => ({
        must: [count(facts.measured("brand", { from: "2026-10-01", to: "2026-10-31" }).leads, "leads")],
      })),
    ],
  },
  {
    id: "pa4",
    as: "brand",
    questions: [
      q(
        "memory credits",
        "what concepts have I had made here already and what's the damage in credits",
        (facts) => ({
          must: facts.generations("brand").map((one) => name(one.name)),
          also: [count(facts.generations("brand").reduce((sum, { charged }) => sum + charged, 0))],
        }),
      ),
      q("act", "Rework the data center concept for people on night shifts, no actors", (facts) =>
        does(
          "refine-campaign",
          facts.generations("brand").find((one) => /data center/i.test(one.name))?.id ?? "",
          says("night shifts", /night/i),
        ),
      ),
      q(
        "act-negated credits",
        "nah hold your horses, leave it be. how many credits is a rework like that?",
        () => ({
          must: [count(refinement, "credits")],
          noAct: true,
        }),
      ),
      q(
        "act words",
        "Order new concepts: launch our backup service to sysadmins, Austin, forty thousand dollars",
        () =>
          does(
            "order-campaign",
            undefined,
            says("Austin", /austin/i),
            says("sysadmins", /sysadmin|system admin/i),
            money(4_000_000),
          ),
      ),
      q("credits", "half a dozen fully loaded campaigns: do my credits stretch that far?", (facts) => {
        const credits = facts.credits("brand");
        return {
          must: [
            either(
              count(6 * fullCampaign),
              count(6 * fullCampaign - credits),
              count(Math.floor(credits / fullCampaign)),
            ),
          ],
          cannot: "none",
        };
      }),
      q("act credits", "Guess I'm topping up. Smallest bundle will do.", (facts) =>
        does("buy-credits", facts.creditPackages()[0]?.id ?? ""),
      ),
    ],
  },
  {
    id: "pa5",
    as: "brand",
    questions: [
      q(
        "typo price two-in-one",
        "whats gold run at KubeCarft Europ & how many r still up for grabs",
        (facts) => {
          const offer = facts.offer("KubeCraft Europe", "gold");
          return { must: [money(offer.cents), spotsOf(offer)] };
        },
      ),
      q("price unmet", "am I being ripped off, going by what sponsors really paid at cloud things?", () => ({
        must: [noClosedDeals],
        cannot: "none",
      })),
      q(
        "act-unknown unknown-name",
        "then save me the Helsinki Mainframe Fair instead",
        none(says("Helsinki", /helsinki/i)),
      ),
      q("act-ambiguous", "fine. Responsible AI Night Austin goes on my saved list", (facts) => ({
        choices: facts.find({ name: /^Responsible AI Night Austin$/ }).map((one) => day(one.day)),
        noAct: true,
      })),
      q("act refers-back", "whichever happens sooner", (facts) =>
        does("save", facts.event("Responsible AI Night Austin").id),
      ),
      q("act", "Cyber Defense Week can come off the list, we're not doing security any more", (facts) =>
        does("unsave", facts.event("Cyber Defense Week").id),
      ),
    ],
  },
  {
    id: "pa6",
    as: "brand",
    questions: [
      q(
        "match demanding",
        "ONE name: we sell cloud infra to architects, which upcoming event is our strongest bet? No essay.",
        (facts) => ({ rows: { allowed: forArchitects(facts), least: 1 } }),
      ),
      q("match refers-back", "convince me. how come that and not some other", (facts, replies) => {
        const event = shown(facts, replies, 0, forArchitects(facts));
        const place = says(event.city, event.city);
        const ours = says("budget or price", /budget|\$|price|afford/i);
        const field = says("interests", /interest|industry|cloud|developer|\bAI\b|tech/i);
        return { must: [name(event.name), some(2, audienceOf(event), place, ours, field)] };
      }),
      q("rude outside", "lol you're about as smart as a toaster. will it rain in Seattle on the day?", here),
      q("language find", "¿Qué hay en Barcelona para patrocinar en abril?", (facts) => ({
        must: [inTheirTongue("Spanish", /\b(?:evento|abril|patrocin|paquete)/i)],
        rows: { allowed: facts.find({ city: "Barcelona" }), least: 1 },
      })),
      q("terms", "AI Conference folks still owe us stuff. next item, and by when?", (facts) => {
        const next = facts.owed("host").find(({ event }) => event === "AI Conference");
        return { must: [day(next?.due ?? ""), says("what is owed", next?.benefit.slice(0, 5) ?? "")] };
      }),
      q("act", "shoot them a line in that deal: logo files land on Friday", (facts) =>
        does(
          "message",
          facts.deal("AI Conference", "brand").id,
          says("logo", /logo/i),
          says("Friday", /friday/i),
        ),
      ),
    ],
  },
  {
    id: "pa7",
    as: "agency",
    questions: [
      q(
        "find season",
        "Client's a challenger bank. Need fintech gatherings on the European side, any time until end of May, 1,000 people or up",
        (facts) => fitting(facts, europeanFintech, [says("fintech", /fintech/i), says("Europe", /europe/i)]),
      ),
      q("compare refers-back", "first two of them, dollars a head at entry level?", (facts, replies) => {
        const two = those(facts, replies[0], facts.find(europeanFintech)).slice(0, 2);
        return { must: two.flatMap((one) => [name(one.name), perHead(entryOf(one).cents, one)]) };
      }),
      q("narrow negation", "Chuck out everything that can't be had for less than six k", (facts) =>
        fitting(facts, { ...europeanFintech, maxCents: 599_999 }, [says("the price", /6,?000|6k/i)]),
      ),
      q("widen", "too thin. Size doesn't matter after all, and make it all of 2027", (facts) =>
        fitting(facts, { ...europeanFintech, least: 0, to: "2027-12-31", maxCents: 599_999 }, []),
      ),
      q("definition", "the bank wants to know what one-sponsor-per-industry gets them in practice", () => ({
        must: [says("a second one is refused", /refus|second|another|only one|competitor|rival/i)],
      })),
      q("premise terms", "Our Fintech Frontiers deal fell through last week, can it be revived?", () => ({
        must: [says("is active", /active|signed|in force/i)],
        noAct: true,
      })),
    ],
  },
  {
    id: "pa8",
    as: "brand",
    questions: [
      q(
        "premise price unmet",
        "Digital Care Nordics has gold left, right? what'd we shell out for one",
        () => ({
          cannot: "none",
          also: [says("the waiting list", /wait/i)],
        }),
      ),
      q("act", "Get me in line for it then", (facts) =>
        does("waiting-list", facts.offer("Digital Care Nordics", "gold").id),
      ),
      q(
        "act",
        "Meanwhile block a Bedside Partner spot at Medical Devices Connect, offer to follow",
        (facts) => does("hold", facts.offer("Medical Devices Connect", "gold").id),
      ),
      q("act-term act", "Edge & IoT Forum silver: open a deal w/ 9.2k, they pay our train tickets", (facts) =>
        pays(
          "start",
          facts.offer("Edge & IoT Forum", "silver").id,
          920_000,
          says("the tickets", /train|ticket|travel/i),
        ),
      ),
      q("act-unknown", "Plus the Titanium package of Startup Expo, 50k", none(says("titanium", /titanium/i))),
      q("season find", "March '27, Germany, what's on?", (facts) =>
        fitting(facts, { place: /Germany/, ...month("2027-03") }, [says("Germany", /german/i)]),
      ),
    ],
  },
  {
    id: "pa9",
    as: "brand",
    questions: [
      q("terms", "which deals of ours aren't signed by everyone yet? need the sums", (facts) => ({
        must: open(facts).flatMap(({ event, cents }) => [name(event), money(cents)]),
      })),
      q("act comparative", "Finance axed the tiniest of these. Pull us out of it.", (facts) =>
        does("cancel", most(open(facts), ({ cents }) => -cents).id),
      ),
      q("act", "what the Startup Expo people put on the table is a no: bad location", (facts) =>
        does("decline", facts.deal("Startup Expo", "brand").id),
      ),
      q(
        "act negation",
        "hmm too harsh, not a no. Ask them to change it: we want a spot by the entrance",
        (facts) =>
          does("request-changes", facts.deal("Startup Expo", "brand").id, says("the entrance", /entrance/i)),
      ),
      q("act", "And do Tech Summit 2025 over again with that host's next thing", (facts) =>
        does("renew", facts.deal("Tech Summit 2025", "brand").id),
      ),
      q("unmet", "put my signature under Developer Days, right here in the chat", here),
    ],
  },
];
