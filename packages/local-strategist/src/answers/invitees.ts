import { counted, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolInvitee } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import type { Reply, Scene } from "../scene.ts";
import { isSigned, sumOf } from "./deal-lines.ts";
import { hostedMeant } from "./hosting.ts";

const looked = 20;
const shownMost = 8;

/** A brand that could be invited, with what it paid the reader so far. */
interface Guest extends ToolInvitee {
  deals: number;
  paidUsd: number;
}

/** Who concerns themselves with this event already comes first, then who paid most. */
export async function guestsFor({ tools }: Scene, eventId: string): Promise<Guest[]> {
  const [invitees, deals] = await Promise.all([
    tools.listInvitees({ eventId, limit: looked }),
    everyDeal(tools, { side: "host" }),
  ]);
  const signed = deals.filter(isSigned);
  const isNear = ({ because }: ToolInvitee) =>
    because === "waits" || because === "asked" || because === "negotiates";
  return (invitees ?? [])
    .map((each) => {
      const own = signed.filter(({ with: other }) => other.company === each.company);
      return { ...each, deals: own.length, paidUsd: sumOf(own) };
    })
    .sort((one, other) => Number(isNear(other)) - Number(isNear(one)) || other.paidUsd - one.paidUsd);
}

const because = {
  waits: "waits for a spot",
  asked: "asked about it",
  negotiates: "negotiates about it",
  sponsors: "sponsors",
  sponsored: "sponsored",
} as const;

const nameOf = ({ company, name }: ToolInvitee) => quotable(company || name, 60);
const whyOf = (guest: Guest): string => {
  const near = guest.because === "sponsors" || guest.because === "sponsored";
  const paid =
    guest.deals > 0 ? `; ${counted(guest.deals, "signed deal")} with you, ${usd(guest.paidUsd)}` : "";
  return `${because[guest.because]}${near ? ` ${quotable(guest.eventName, 70)}` : ""}${paid}`;
};

/** Whom a host could ask to sponsor an event, and why them. */
export async function answerInvitees(scene: Scene): Promise<Reply> {
  const { events } = await hostedMeant(scene);
  const [event] = events;
  const guests = event ? (await guestsFor(scene, event.id)).slice(0, shownMost) : [];
  const [first] = guests;
  if (!event || !first)
    return {
      verdict:
        "I know of nobody yet: brands show up here once they ask, wait, negotiate or sponsor at one of your events.",
      body: "Until then, start with companies whose customers are your audience, and send them three numbers: how many come, who they are, and what a spot costs.",
      question: "Should I draft that message?",
      options: ["Draft a message to a sponsor"],
    };
  return {
    verdict: `Ask ${nameOf(first)} first for ${quotable(event.name, 70)}: it ${whyOf(first).replace(/;/, ",")}.`,
    body: bullets(guests.map((each) => `**${nameOf(each)}**: ${whyOf(each)}`)),
    question: "Should I draft a message to one of them?",
    options: [],
    shows: [{ kind: "event", id: event.id, name: event.name }],
  };
}

/** The one of those who could be invited whom a request names or counts: "draft the invitation to the first one". */
export async function guestMeant(scene: Scene, eventId: string): Promise<Guest | undefined> {
  if (scene.role === "brand" || !/\binvit\w*|\bapproach\w*|\bsponsor us\b|\bpitch\w*/i.test(scene.u.question))
    return undefined;
  const guests = await guestsFor(scene, eventId);
  const asked = foldLetters(scene.u.question);
  return (
    guests.find(
      ({ company }) => company !== "" && asked.includes(foldLetters(company).split(" ")[0] ?? "\u0000"),
    ) ?? (scene.u.pick?.at === undefined ? undefined : guests.at(scene.u.pick.at))
  );
}

/** Why an invitation goes to this one before others: nobody was at an event that they only negotiate about. */
export function askedFirst({ deals, because: why, eventName }: Guest): string {
  if (deals === 0) return "";
  const where = why === "sponsored" || why === "sponsors" ? `at ${quotable(eventName, 70)}` : "before";
  return `You were with us ${where}, so I ask you first. `;
}
