import { type Conversation, q } from "./conversation.ts";
import { anyMoney, entryOf, isMessage, shorterThan, some } from "./often-wanted.ts";
import { count, either, money, name, says } from "./wanted.ts";

/** Why something fits, who is behind it, and people who have no patience. */
export const buildMatches: readonly Conversation[] = [
  {
    id: "b12",
    as: "brand",
    questions: [
      q(
        "match",
        "Why is AI Conference a match for us?",
        (facts) => ({
          must: [
            some(
              3,
              says("industry", /tech|industry/i),
              name("New York"),
              says("interest", /\bAI\b|interest/),
              says("budget", /budget/i),
              says("audience", /audience|developers|architects|CTO/i),
            ),
          ],
          also: [name("AI Conference"), money(entryOf(facts.event("AI Conference")).cents)],
        }),
        2,
      ),
      q(
        "match negation",
        "And why not Medical Devices Connect?",
        () => ({
          must: [
            some(
              2,
              says("another industry", /industry|industries/i),
              says("another place", /(?:your|where you|in none of|not in)\b[^.]*\b(?:place|cit|want to be)/i),
              says("interests", /interest/i),
              says("another audience", /audience|other people|draws/i),
            ),
          ],
        }),
        2,
      ),
      q("match refers-back", "What would I change in my profile to see more like that?", () => ({
        must: [says("interests or industry", /interest|industry|audience/i), says("the profile", /profile/i)],
      })),
      q("act", "Add healthtech to my interests.", () => ({
        act: {
          act: "set-profile",
          terms: [says("healthtech", /health/i), says("keeps the others", /cloud/i)],
        },
      })),
    ],
  },
  {
    id: "b13",
    as: "brand",
    questions: [
      q(
        "host two-in-one",
        "Who is behind Founders Harbor, and how fast do they usually get back to people?",
        (facts) => ({
          must: [
            either(name("Summit Works"), name("Henrik Osei")),
            count(facts.replyHours(facts.event("Founders Harbor").hostId) ?? 0, "hours"),
          ],
        }),
        3,
      ),
      q("host refers-back", "Have we worked with them before?", () => ({
        must: [name("Tech Summit 2025")],
        also: [some(1, money(7_200_000), says("completed", /complet|over|finished|done/i))],
      })),
      q(
        "draft refers-back",
        "Write them a short note asking if the two matched meetings are possible.",
        () => ({
          must: [isMessage, says("the meetings", /meeting/i)],
          also: [name("Founders Harbor"), either(name("Henrik"), name("Summit Works"))],
        }),
        39,
      ),
      q("draft refers-back", "Shorter, and less stiff.", (_, replies) => ({
        must: [says("the meetings", /meeting/i), shorterThan(replies.at(-1))],
      })),
    ],
  },
  {
    id: "b14",
    as: "brand",
    questions: [
      q("rude demanding", "this is useless. just tell me what to spend my money on", (facts) => ({
        rows: { allowed: facts.find({ maxCents: 12_000_000 }), least: 1 },
        must: [anyMoney],
      })),
      q("vague refers-back", "too big. smaller.", (facts) => ({
        rows: { allowed: facts.find({ most: 1_500 }), least: 1 },
      })),
      q("rude comparative", "whatever. what's the cheapest thing you have anywhere", (facts) => {
        const least = Math.min(...facts.find({}).map((one) => entryOf(one).cents));
        return { must: [money(least)], rows: { allowed: facts.find({ maxCents: least }), least: 1 } };
      }),
      q(
        "find unmet",
        "anything for free?",
        () => ({
          cannot: "none",
          must: [says("free, or the least price", /free|\$0|no cost|\$400|nothing/i)],
        }),
        29,
      ),
    ],
  },
];
