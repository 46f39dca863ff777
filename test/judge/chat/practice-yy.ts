// cspell:ignore anythng hiya wheres
import { sponsorIds } from "@marquee/seed/content/demo-users";
import { draftSeed } from "@marquee/seed/content/draft";
import { type Conversation, q, shown } from "./conversation.ts";
import { cheapest, type DealFact, type EventFact, type Facts } from "./facts.ts";
import { some } from "./often-wanted.ts";
import { both, namedOffer, offersTo } from "./practice-y.ts";
import type { Expectation } from "./score.ts";
import { count, day, either, money, name, says, saysNo, type Wanted } from "./wanted.ts";

const isNot: Expectation = { cannot: "none", noAct: true };
const unknowable: Expectation = { cannot: "here", noAct: true };

/** The event that the demo's host has not published yet. */
const draftOf = (facts: Facts) => draftSeed(new Date(facts.now));

/** Two clients of the agency, and the company that offers to become one. */
const [, kiteWorks = "", verdantFoods = "", pulseHealth = ""] = sponsorIds;
const companyOf = (facts: Facts, id: string): Wanted => name(facts.user(id).company);

const openDealsOf = (facts: Facts, brandId: string): DealFact[] =>
  facts.deals.filter((one) => one.brandId === brandId && one.status === "negotiating");

const sum = (deals: readonly DealFact[]) => deals.reduce((all, { cents }) => all + cents, 0);

/** The money in a client's open deals: each amount, or all of it. */
const openMoney = (deals: readonly DealFact[]): Wanted =>
  either(money(sum(deals)), both(...deals.map(({ cents }) => money(cents))));

/** Upcoming events where people who make, sell or cook food are. */
const foodEvents = (facts: Facts): EventFact[] =>
  facts
    .find({})
    .filter(
      ({ category, attendeeType }) =>
        category === "food" || /\bfood|grocer|restaurant|chef|baker|grower/i.test(attendeeType),
    );

/** The offer that waits for the agency as a host, the biggest or the smallest one. */
function waiting(facts: Facts, which: "biggest" | "smallest"): DealFact {
  const deal = offersTo(facts, "agency").at(which === "biggest" ? 0 : -1);
  if (!deal) throw new Error("No offer waits for the agency");
  return deal;
}

/** People with a draft, with clients, or with everything still to learn. */
export const practiceYY: readonly Conversation[] = [
  {
    id: "y108",
    as: "host",
    questions: [
      q(
        "hosting two-in-one",
        "Resilience Forum, I started on that and then life happened. What day did I give it, " +
          "and can sponsors see it?",
        (facts) => ({
          must: [
            day(draftOf(facts).date),
            says("a draft", /draft|unpublished|not (?:yet )?(?:been )?(?:published|public|live|visible)/i),
          ],
        }),
      ),
      q("hosting refers-back", "if each spot in it sells at full price I take in what?", (facts) => ({
        must: [
          money(
            draftOf(facts).packages.reduce(
              (all, { price, maxSponsors }) => all + price * maxSponsors * 100,
              0,
            ),
          ),
        ],
        noAct: true,
      })),
      q("act refers-back", "I can live with that. Publish it.", (facts) => ({
        act: { act: "publish", target: draftOf(facts).id },
      })),
      q("act-unknown unknown-name", "Tundra Systems Fair as well, that's ready too", () => ({
        ...isNot,
        constraints: [says("its name", /tundra/i)],
      })),
    ],
  },
  {
    id: "y109",
    as: "agency",
    questions: [
      q(
        "hosting waits",
        "Wearing my organizer hat today: which bids for our own events sit here without a reply from us?",
        (facts) => ({ must: offersTo(facts, "agency").map((one) => namedOffer(facts, one)) }),
      ),
      q("act refers-back", "The bigger of the two I can swallow. Accept it.", (facts) => ({
        act: { act: "accept", target: waiting(facts, "biggest").id },
      })),
      q("act refers-back", "The other one gets a no from us, we're full there.", (facts) => ({
        act: { act: "decline", target: waiting(facts, "smallest").id },
      })),
    ],
  },
  {
    id: "y110",
    as: "agency",
    questions: [
      q("vague", "covering for a colleague who's ill... which clients do we have in here?", (facts) => ({
        must: [companyOf(facts, kiteWorks), companyOf(facts, pulseHealth)],
        also: [companyOf(facts, verdantFoods)],
        noAct: true,
      })),
      q("terms", "pulse health: where do they have offers out and for how much", (facts) => {
        const open = openDealsOf(facts, pulseHealth);
        return { must: [openMoney(open), ...open.map(({ event }) => name(event))] };
      }),
      q("terms refers-back", "and kite?", (facts) => {
        const open = openDealsOf(facts, kiteWorks);
        return { must: [openMoney(open), ...open.map(({ event }) => name(event))] };
      }),
      q("waits refers-back", "is kite's stuck with kite, or is the organizer sleeping on it", (facts) => {
        const [deal] = openDealsOf(facts, kiteWorks);
        if (!deal) return isNot;
        const host = facts.user(deal.hostId).company;
        return deal.offeredBy === "brand"
          ? { must: [either(name(host), says("the host", /\b(?:host|organi[sz]er)\b/i))], noAct: true }
          : { must: [either(companyOf(facts, kiteWorks), says("the client", /client|brand/i))], noAct: true };
      }),
    ],
  },
  {
    id: "y111",
    as: "agency",
    questions: [
      q(
        "waits terms",
        "SaaS Startup Week have replied to our bid, I'm told. With which price, for which package?",
        (facts) => {
          const deal = facts.deal("SaaS Startup Week", "agency");
          return { must: [money(deal.cents), name(deal.package)] };
        },
      ),
      q("price refers-back", "Is that under their public price, and by how much?", (facts) => {
        const { cents, event, package: which } = facts.deal("SaaS Startup Week", "agency");
        const list = facts.offer(event, which).cents;
        return { must: [either(money(Math.abs(list - cents)), both(money(list), money(cents)))] };
      }),
      q(
        "act refers-back act-term",
        "Our client's ceiling is $16,400, not a cent above. Go back to them with exactly that.",
        (facts) => ({
          act: { act: "counter", target: facts.deal("SaaS Startup Week", "agency").id, cents: 1_640_000 },
        }),
      ),
      q(
        "waits",
        "Next. An agreement of ours is agreed but nobody has put a signature under it. Which, over how much?",
        (facts) => {
          const unsigned = facts.dealsOf("agency").filter(({ status }) => status === "pending");
          return unsigned.length > 0
            ? { must: unsigned.flatMap((one) => [name(one.event), money(one.cents)]) }
            : { cannot: "none" };
        },
      ),
    ],
  },
  {
    id: "y112",
    as: "newBrand",
    questions: [
      q(
        "find vague",
        "hiya, we make hot sauce, four of us in a shed. anythng coming up where grocers or food folk go?",
        (facts) => {
          const allowed = foodEvents(facts);
          return allowed.length > 0
            ? { rows: { allowed, least: Math.min(2, allowed.length) } }
            : { cannot: "none", constraints: [says("food", /food|grocer/i)] };
        },
      ),
      q(
        "price refers-back",
        "the first of those, what's the least we can get away with there?",
        (facts, replies) => {
          const offer = cheapest(shown(facts, replies, 0, foodEvents(facts)));
          return offer ? { must: [money(offer.cents)], also: [name(offer.name)], noAct: true } : isNot;
        },
      ),
      q("definition", "say we shake hands and both sign in here. what comes after that for me?", () => ({
        must: [
          says(
            "what follows",
            /deliver|benefit|deadline|\bdue\b|owes?\b|obligation|fulfil|results|metrics|invoice|\bpdf\b/i,
          ),
        ],
        noAct: true,
      })),
      q("outside unmet", "and how many bottles are we going to sell at it, ballpark?", () => unknowable),
    ],
  },
  {
    id: "y113",
    as: "newHost",
    questions: [
      q(
        "definition hosting",
        "Hello. I'd like to offer sponsorships for my first event. What will you need to know from me?",
        () => ({
          must: [
            some(
              2,
              says("its date", /\bdate|\bday|when\b/i),
              says("its place", /location|place|where|city|venue/i),
              says("who comes", /attend|audience|visitor|guests|people/i),
              says("its packages", /package|price|tier|level|spots/i),
            ),
          ],
          noAct: true,
        }),
      ),
      q("definition", "A friend told me her sponsor put 'a hold' on a spot. What did he do there?", () => ({
        must: [says("keeps it free", /reserv|\bkeeps?\b|\baside\b|nobody else|no one else|block/i)],
        also: [says("for a time", /\b(?:hours?|days?|weeks?|laps\w*|expir\w*|time|until|temporar\w*)\b/i)],
        noAct: true,
      })),
      q("definition hosting", "And may I put a price up later on, when a few have already bought?", () => ({
        must: [
          says("the price", /pric|amount|\bcosts?\b/i),
          says("whether it can be done", /\b(?:yes|no|not|can|cannot|may|possible|any ?time)\b|can't/i),
        ],
        also: [
          says(
            "what was agreed stays",
            /agreed|signed|already|existing|\bnew\b|from then on|\bstays?\b|\bkeeps?\b|unchanged|affect/i,
          ),
        ],
        noAct: true,
      })),
      q("hosting premise", "Just to be sure, which of my events do sponsors see right now?", () => isNot),
    ],
  },
  {
    id: "y114",
    as: "brand",
    questions: [
      q("credits", "wheres my credit count at. i lost track", (facts) => ({
        must: [count(facts.credits("brand"), "credits")],
        noAct: true,
      })),
      q("credits price", "five hundred on top of that would set us back how much", (facts) => {
        const pack = facts.creditPackages().find(({ credits }) => credits === 500);
        return pack ? { must: [money(pack.cents)], also: [name(pack.name)] } : isNot;
      }),
      q("credits definition", "and if my intern buys the wrong pack, do we see that money again?", () => ({
        must: [says("refunds", /refund|money back|reimburs|return(?:ed|s)?\b|take (?:it|them) back/i)],
        noAct: true,
      })),
      q(
        "credits act-negated",
        "nothing to buy for now. four campaigns at 20 credits apiece, do we have that, yes or no",
        (facts) => {
          const holds = facts.credits("brand") >= 80;
          return {
            must: [
              holds ? says("yes", /\byes\b|\benough\b|\bcovers?\b|sufficient|you (?:can|do)\b/i) : saysNo,
            ],
            also: [either(count(80, "credits"), count(facts.credits("brand"), "credits"))],
            ...(holds ? { not: [says("no", /^no\b|not enough|can't afford|too few|short of/i)] } : {}),
            noAct: true,
          };
        },
      ),
    ],
  },
];
