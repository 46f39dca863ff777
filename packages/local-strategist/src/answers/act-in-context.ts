import type { Act } from "../reading/acts.ts";
import { aboutOf, aboutOrFocus, type Scene } from "../scene.ts";
import { dealsMeant } from "./deals.ts";
import { draftedBefore, greets } from "./draft.ts";

const sendsAmount =
  /\b(?:send|give|offer|tell|name|put)\b.{0,20}\b(?:that|this|the same) (?:exact )?(?:number|figure|amount|sum|price)\b/i;

const hasQuestions = async ({ tools }: Scene): Promise<boolean> =>
  (await tools.listInquiries({ awaitsReader: true, limit: 1 })).length > 0;

/** "Now send them that number" is an offer and no message, and the draft of an answer goes to whoever asked. */
async function messageMeant(scene: Scene): Promise<Act> {
  if (sendsAmount.test(scene.u.question)) return "counter";
  return (await answersInquiry(scene)) ? "reply_inquiry" : "message";
}

const eventsNamed = ({ u }: Scene): string[] =>
  u.isNamed
    ? u.about.flatMap(({ kind, id, eventId }) =>
        kind === "event" ? [id] : kind === "deal" && eventId ? [eventId] : [],
      )
    : [];

/** Whether a message, or the letter drafted before, is to somebody whose question waits for an answer. */
async function answersInquiry(scene: Scene): Promise<boolean> {
  if (scene.role === "brand") return false;
  const events = new Set(eventsNamed(scene));
  // "Remind them about Startup Expo" is about that deal, whatever else they wrote about.
  const about = new Set(
    aboutOf(scene, "inquiry").flatMap(({ id, eventId }) =>
      events.size === 0 || events.has(eventId ?? "") ? [id] : [],
    ),
  );
  const drafted = draftedBefore(scene);
  if (about.size === 0 && drafted === undefined) return false;
  const waiting = await scene.tools.listInquiries({ awaitsReader: true, limit: 5 });
  return waiting.some(
    (inquiry) => about.has(inquiry.id) || (drafted !== undefined && greets(drafted, inquiry)),
  );
}

/**
 * What an act means where it is asked: "let's go there with $11,500" is an offer for a package, and a counter-offer
 * where a deal is being negotiated; only a host has prices to change.
 */
export async function actInContext(scene: Scene, given: Act): Promise<Act> {
  const act =
    given === "message" || (given === "reply_inquiry" && !(await hasQuestions(scene)))
      ? await messageMeant(scene)
      : given;
  if (act !== "start" && act !== "counter" && act !== "change_price" && act !== "propose_package") return act;
  const { u, role } = scene;
  const deals = await dealsMeant(scene);
  const negotiates = deals.some(({ status }) => status === "negotiating");
  const names = (kind: string) => u.isNamed && u.about.some((each) => each.kind === kind);
  const isNew = names("package") || (u.isNamed && !negotiates);
  if (act === "propose_package" && role === "brand") return "start";
  if (role === "brand" && act === "change_price") return negotiates && !isNew ? "counter" : "start";
  if (act === "start" && negotiates && !u.isNamed) return "counter";
  if (role !== "brand" && (act === "counter" || act === "start") && names("package") && !negotiates)
    return "change_price";
  // "Open a deal there", "draft an offer for the better one": without a deal at that event, it is a new one.
  const opens = /\b(?:draft|prepare|make|write|open|start|put in)\b.*\b(?:offer|deal)\b/i.test(u.question);
  const isEvent = u.about.some(({ kind }) => kind === "event") && opens && !/\bcounter/i.test(u.question);
  // "Offer them a hundred less for it" after a package was shown.
  const isShown =
    /\b(?:offer|bid|propose)\b/i.test(u.question) && aboutOrFocus(u).some(({ kind }) => kind === "package");
  if (
    act === "counter" &&
    deals.length === 0 &&
    role !== "event_host" &&
    (names("package") || isEvent || isShown)
  )
    return "start";
  return act;
}
