// cspell:ignore gibt Gustavsson noch Veranstaltungen Welche
import { draftSeed } from "@marquee/seed/content/draft";
import { type Conversation, q } from "./conversation.ts";
import type { Facts } from "./facts.ts";
import {
  aboveIt,
  belowIt,
  entryOf,
  inTheirTongue,
  isMessage,
  noClosedDeals,
  priceOf,
  spotsOf,
  spring,
} from "./often-wanted.ts";
import { does, here, most, none, pays } from "./practice-a.ts";
import { count, day, either, money, name, says, share } from "./wanted.ts";

const draft = (facts: Facts) => draftSeed(new Date(facts.now));
const cyber = (facts: Facts) => facts.deal("Cyber Defense Week", "host");
const bid = (facts: Facts) => facts.deal("Cyber Defense Week", "partner");
const signed = (facts: Facts, event: string) => {
  const deals = facts.dealsOf("host", "host").filter((one) => one.event === event && one.signedAt !== null);
  return deals.reduce((sum, { cents }) => sum + cents, 0);
};

export const practiceB: readonly Conversation[] = [
  {
    id: "pb1",
    as: "host",
    questions: [
      q("waits hosting", "coffee's on. who's waiting to hear back from me?", () => ({
        must: [name("Cyber Defense Week"), name("Founders Harbor")],
        also: [says("Zania", /zania/i), says("Kite Works", /kite works/i)],
      })),
      q("hosting price", "Zania's bid: how much short of list are they?", (facts) => {
        const list = facts.offer("Cyber Defense Week", "platinum").cents;
        return { must: [either(money(list - cyber(facts).cents), share(cyber(facts).cents / list))] };
      }),
      q("act words", "Go back to them with seventy-five thousand", (facts) =>
        pays("counter", cyber(facts).id, 7_500_000),
      ),
      q(
        "act-negated hosting",
        "suppose, just suppose, I took the 70: how many platinum spots would be left?",
        (facts) => ({
          must: [spotsOf(facts.offer("Cyber Defense Week", "platinum"))],
          noAct: true,
        }),
      ),
      q("act", "Nice. Then never mind haggling, we're good with theirs", (facts) =>
        does("accept", cyber(facts).id),
      ),
      q("act", "Kite Works wants the keynote stage; write back it's theirs to discuss, Thursday call?", () =>
        does("reply-inquiry", undefined, says("Kite Works", /kite works/i), says("Thursday", /thursday/i)),
      ),
    ],
  },
  {
    id: "pb2",
    as: "host",
    questions: [
      q(
        "hosting price",
        "that Denver event I haven't released yet, what've I put in as packages?",
        (facts) => ({
          must: draft(facts).packages.flatMap((one) => [name(one.name), money(one.price * 100)]),
        }),
      ),
      q("act", "Looks done. Set it live.", (facts) => does("publish", draft(facts).id)),
      q(
        "act-negated hosting",
        "whoa, hold off a sec. sold out completely, what would it bring in?",
        (facts) => ({
          must: [
            money(draft(facts).packages.reduce((sum, one) => sum + one.price * one.maxSponsors * 100, 0)),
          ],
          noAct: true,
        }),
      ),
      q("price unmet", "is the gold fairly priced judging by finished deals for that topic?", () => ({
        must: [noClosedDeals],
        cannot: "none",
      })),
      q("unmet hosting", "Right. Print me 200 badges for it", here),
    ],
  },
  {
    id: "pb3",
    as: "host",
    questions: [
      q(
        "compare hosting",
        "AI Conference or Enterprise Tech Summit, which has more ink-dry sponsor money?",
        (facts) => {
          const both = ["AI Conference", "Enterprise Tech Summit"];
          const best = most(both, (one) => signed(facts, one));
          return { must: [name(best), ...both.map((one) => money(signed(facts, one)))] };
        },
      ),
      q("refers-back hosting", "whats left to flog at the latter", (facts) => ({
        must: facts.event("Enterprise Tech Summit").packages.map(spotsOf),
      })),
      q(
        "act hosting",
        "Lumen Bank asked about a dinner: pitch them a custom gold package for Cyber Defense Week at 12k",
        (facts) =>
          pays(
            "propose-package",
            facts.event("Cyber Defense Week").id,
            1_200_000,
            says("Lumen Bank", /lumen/i),
          ),
      ),
      q(
        "act-unknown unknown-name",
        "and one likewise for Gustavsson Marine",
        none(says("Gustavsson", /gustavsson/i)),
      ),
      q("unmet", "ok then ring Lumen Bank up for me", here),
      q("comparative hosting", "biggest of my own shows still ahead, by heads?", (facts) => {
        const mine = facts.dealsOf("host", "host")[0]?.hostId ?? "";
        const event = most(facts.find({ hostId: mine }), ({ attendees }) => attendees);
        return { must: [name(event.name), count(event.attendees)] };
      }),
    ],
  },
  {
    id: "pb4",
    as: "host",
    questions: [
      q(
        "price",
        "per attendee, what do sponsors end up paying for silver at startup events, mid-range?",
        (facts) => ({
          must: [money(facts.closedMedian("startup", "silver"))],
        }),
      ),
      q("price refers-back", "same q, gold, saas", (facts) => ({
        must: [money(facts.closedMedian("saas", "gold"))],
      })),
      q(
        "price hosting comparative",
        "by that yardstick is my Pilot Partner at Founders Harbor on the dear side?",
        (facts) => {
          const event = facts.event("Founders Harbor");
          const each = facts.offer(event.name, "silver").cents / event.attendees;
          const usual = facts.closedMedian("startup", "silver");
          return { must: [each > usual ? aboveIt : belowIt, either(money(each), money(usual))] };
        },
      ),
      q("act-negated", "hypothetically if it were 4,500, over or under the norm?", (facts) => {
        const each = 450_000 / facts.event("Founders Harbor").attendees;
        return { must: [each > facts.closedMedian("startup", "silver") ? aboveIt : belowIt], noAct: true };
      }),
      q("act", "ok 6,900 is my compromise, reprice it", (facts) =>
        pays("change-price", facts.offer("Founders Harbor", "Pilot Partner").id, 690_000),
      ),
    ],
  },
  {
    id: "pb5",
    as: "host",
    questions: [
      q("hosting season", "Which promises to sponsors fall due before this month's over?", (facts) => {
        const due = facts.owed("host").filter((one) => one.due.startsWith(facts.today.slice(0, 7)));
        return { must: due.flatMap((one) => [name(one.event), day(one.due)]) };
      }),
      q("hosting refers-back", "and right after these?", (facts) => {
        const next = facts.owed("host").find(({ due }) => !due.startsWith(facts.today.slice(0, 7)));
        return { must: [name(next?.event ?? ""), day(next?.due ?? "")] };
      }),
      q("act", "drop Zania a note in the Enterprise Tech Summit deal: booth plan follows Monday", (facts) =>
        does(
          "message",
          facts.deal("Enterprise Tech Summit", "host").id,
          says("the booth", /booth/i),
          says("Monday", /monday/i),
        ),
      ),
      q("act-ambiguous", "one of the two talks I've got going is pointless. bin it", () => ({
        choices: [name("Cyber Defense Week"), name("Founders Harbor")],
        noAct: true,
      })),
    ],
  },
  {
    id: "pb6",
    as: "partner",
    questions: [
      q("terms vague", "any movement on our security week bid?", (facts) => ({
        must: [
          name("Cyber Defense Week"),
          money(bid(facts).cents),
          says("the host's turn", /host|summit works|wait|answer|henrik|they/i),
        ],
      })),
      q(
        "results two-in-one",
        "leads out of RevOps Roundtables, leads out of Enterprise Tech Summit. go",
        (facts) => ({
          must: ["RevOps Roundtables", "Enterprise Tech Summit"].map((event) =>
            count(facts.measured("partner", { event }).leads, `leads of ${event}`),
          ),
        }),
      ),
      q("results", "so overall, a buck in gets how much back?", (facts) => {
        const { revenue, amount } = facts.measured("partner");
        return { must: [either(share(revenue / amount), money((100 * revenue) / amount))] };
      }),
      q("act words refers-back", "Regarding the bid, sweeten it by four grand", (facts) =>
        pays("counter", bid(facts).id, bid(facts).cents + 400_000),
      ),
      q(
        "act-negated waits",
        "Leave it, don't. How long do they have to respond to what we sent?",
        (facts) => ({
          must: [
            either(
              day(bid(facts).expiresAt ?? ""),
              says("hours or days", /\b(?:2|3|two|three) (?:more )?days|\b6[6-8] (?:more )?hours/i),
            ),
          ],
          noAct: true,
        }),
      ),
      q("unmet demanding", "Names of rival bidders for that slot. I know you know.", here),
    ],
  },
  {
    id: "pb7",
    as: "newBrand",
    questions: [
      q(
        "vague definition",
        "hi, just joined, we make chocolate. explain like I'm five: sponsoring, what's in it for me",
        () => ({
          must: [says("events", /event/i), says("an audience", /audience|people|visitor|attendee|customer/i)],
        }),
      ),
      q(
        "find unmet",
        "anything on for foodies? chefs, confectioners, that sort",
        none(says("food", /food|chef|confection|culinary/i)),
      ),
      q("act two-in-one", "Put me down as food business with fifteen thousand to spend", () =>
        does("set-profile", undefined, says("food", /food/i), money(1_500_000)),
      ),
      q("act", "Keep in mind for texts: we never, ever say 'guilty pleasure'", () =>
        does("set-brand-fact", undefined, says("the words", /guilty pleasure/i)),
      ),
      q("credits", "do I own any credits yet, or deals for that matter?", none()),
      q(
        "find season comparative",
        "rock-bottom price for getting into something in Paris, March through May?",
        (facts) => {
          const all = facts.find({ city: "Paris", ...spring });
          const event = most(all, (one) => -entryOf(one).cents);
          return { must: [name(event.name), ...priceOf(entryOf(event))] };
        },
      ),
    ],
  },
  {
    id: "pb8",
    as: "newHost",
    questions: [
      q("definition", "I run small dinners for architects. Steps to get sponsors through you?", () => ({
        must: [says("create or publish", /creat|publish|add/i), says("packages", /package/i)],
      })),
      q("hosting unmet", "how did my past events here do?", none()),
      q("act-unknown", "Publish the Harvest Supper now", none(says("Harvest Supper", /harvest supper/i))),
      q("price", "ballpark for bronze per person at proptech dos, going by real deals?", (facts) => ({
        must: [money(facts.closedMedian("proptech", "bronze"))],
      })),
      q("draft", "three sentences I can email a tile maker, why back a dinner of 60 architects", () => ({
        must: [isMessage, says("the architects", /architect/i)],
        noAct: true,
      })),
      q("unmet", "please charge the tile maker's card for me once they're in", here),
    ],
  },
  {
    id: "pb9",
    as: "admin",
    questions: [
      q("language find", "Welche Fintech-Veranstaltungen gibt es noch in Berlin oder London?", (facts) => ({
        must: [inTheirTongue("German", /veranstaltung|paket|sponsor/i)],
        rows: { allowed: facts.find({ city: ["Berlin", "London"] }), least: 1 },
      })),
      q("terms unmet", "am I party to any sponsorships myself?", none()),
      q("unmet rude", "come on slowpoke, give Brooke Tanaka's last payment back to her card", here),
      q("definition", "somebody leaves an offer unanswered: how long till it's dead, and the spot?", () => ({
        must: [
          either(count(72, "hours"), says("three days", /\b(?:3|three) days/i)),
          says("the spot is free again", /free|releas|available|open again|spot/i),
        ],
      })),
      q("unmet", "suspend the zania account", here),
    ],
  },
  {
    id: "pb10",
    as: "agency",
    questions: [
      q("credits", "balance?", (facts) => ({ must: [count(facts.credits("agency"), "credits")] })),
      q(
        "credits comparative",
        "what's one credit cost in your biggest bundle, and in the littlest?",
        (facts) => {
          const all = facts.creditPackages();
          const each = [all.at(-1), all[0]].map((one) => (one ? one.cents / one.credits : 0));
          return {
            must: each.map((cents) =>
              either(
                money(cents),
                says(`${Math.round(cents)}¢`, new RegExp(`\\b${Math.round(cents)} ?(?:¢|cents?)`)),
              ),
            ),
          };
        },
      ),
      q(
        "unmet credits",
        "Could accounting get a monthly collective bill w/ our PO number from you instead?",
        here,
      ),
      q("act-term credits", "meh. Middle bundle then, with promo code LAUNCH25", (facts) =>
        does("buy-credits", facts.creditPackages()[1]?.id ?? "", says("the code", /code|promo|discount/i)),
      ),
      q("outside", "While you're at it get me a hotel near AI Builders Week", here),
      q(
        "memory refers-back",
        "scroll up for me: what was the very first thing I wanted to know today?",
        () => ({
          must: [says("the balance", /balance|credits/i)],
          noAct: true,
        }),
      ),
    ],
  },
  {
    id: "pb11",
    as: "agency",
    questions: [
      q("hosting waits", "Developer Days paperwork. Whose ink is missing, ours or theirs?", () => ({
        must: [
          name("Developer Days"),
          says("the sponsor signs first", /northwind|sponsor|brand|both|brooke/i),
        ],
      })),
      q("hosting", "free places per level on that show?", (facts) => ({
        must: facts.event("Developer Days").packages.map(spotsOf),
      })),
      q("act", "Workshop Partner is a steal. Raise it to 26.5k.", (facts) =>
        pays("change-price", facts.offer("Developer Days", "Workshop Partner").id, 2_650_000),
      ),
      q("act-negated", "on second thoughts leave the price where it was. which was?", (facts) => ({
        must: [money(facts.offer("Developer Days", "Workshop Partner").cents)],
        noAct: true,
      })),
      q("act words", "but do let in two more of them, so half a dozen spots overall", (facts) =>
        does("change-spots", facts.offer("Developer Days", "Workshop Partner").id, count(6, "spots")),
      ),
    ],
  },
  {
    id: "pb12",
    as: "agency",
    questions: [
      q("compare hosting", "Startup Expo or AI Builders Week: where's more unsold, in $?", (facts) => {
        const unsold = (one: string) =>
          facts.event(one).packages.reduce((sum, { left, cents }) => sum + left * cents, 0);
        const both = ["Startup Expo", "AI Builders Week"];
        return { must: [name(most(both, unsold)), ...both.map((one) => money(unsold(one)))] };
      }),
      q("act price", "Meet Northwind halfway there: make ours 11,800", (facts) =>
        pays("counter", facts.deal("Startup Expo", "agency").id, 1_180_000),
      ),
      q("act-negated terms", "Don't send. If they were to walk, which sum goes down the drain?", (facts) => ({
        must: [money(facts.deal("Startup Expo", "agency").cents)],
        noAct: true,
      })),
      q("draft", "pen a two-liner to give Brooke a gentle nudge about it", () => ({
        must: [isMessage, says("Brooke or Northwind", /brooke|northwind/i), name("Startup Expo")],
      })),
      q("unmet", "what's the ceiling they've set for themselves internally? you must see that", here),
      q(
        "match",
        "best thing in New York or London for our founders-and-investors clients? not run by us",
        (facts) => {
          const allowed = facts.find({ city: ["New York", "London"], audience: /founder|investor/i });
          const ours = facts.event("Startup Expo").hostId;
          return { rows: { allowed: allowed.filter(({ hostId }) => hostId !== ours), least: 1 } };
        },
      ),
    ],
  },
];
