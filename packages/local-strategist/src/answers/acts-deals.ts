import { usd } from "@marquee/contracts/text/usd";
import type { Act } from "../reading/acts.ts";
import { capital } from "../say.ts";
import { aboutOf, type Reply, type Scene } from "../scene.ts";
import { isReply, missing, type Prepared, spokenAmount, theDeal, theEvent } from "./act-targets.ts";
import { dealName } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";
import { draftedBefore, noteAbout } from "./draft.ts";
import { eventDetails, packageMeant } from "./event.ts";

/** What follows "because", a comma or a dash: the reason that the other side reads. */
function reasonIn(question: string): string | undefined {
  const found = /(?:\bbecause\b|\bsince\b|[,:;–—]|\bas\b)\s*(?!please\b)(.{8,300}?)[.!]*$/i
    .exec(question)?.[1]
    // "Say the budget was too low": how to pass it on is not what is passed on.
    ?.replace(
      /^(?:and |just |please )*(?:say(?:ing)?|tell (?:them|him|her)|write|mention|explain|give as (?:the )?reason|reason(?: is)?|the reason(?: is)?|(?:because|since))(?: (?:that|to them))?:? /i,
      "",
    )
    .trim();
  return found === undefined ? undefined : `${capital(found)}.`;
}

/** Without a reason in the question, the plainest one; the card shows it before it is sent. */
const plainReason = "It doesn't fit our plans this time.";
const unsaidReason =
  "You gave no reason, so it says the plainest one. Ask again with “because …” to have them read yours.";

async function accepting(scene: Scene): Promise<Prepared> {
  const deal = await theDeal(scene, ({ moves }) => moves.includes("accept"), "accepted");
  if (isReply(deal)) return deal;
  const amount = spokenAmount(scene.u.question, deal.amountUsd);
  // Who accepts 15,500 where 16,000 stands means an offer of their own, or has misread it.
  if (amount !== undefined && amount > deal.amountUsd / 2 && amount !== deal.amountUsd)
    return missing(
      `${usd(deal.amountUsd)} stands for ${dealName(deal)}, and not ${usd(amount)}.`,
      [`Accept ${usd(deal.amountUsd)}`, `Counter with ${usd(amount)}`],
      scene.u.about,
    );
  return { suggestion: { kind: "accept_offer", input: { dealId: deal.id } } };
}

async function declining(scene: Scene): Promise<Prepared> {
  const deal = await theDeal(scene, ({ moves }) => moves.includes("decline"), "declined");
  if (isReply(deal)) return deal;
  const reason = reasonIn(scene.u.question);
  return {
    suggestion: { kind: "decline_offer", input: { dealId: deal.id, reason: reason ?? plainReason } },
    ...(reason === undefined ? { remark: unsaidReason } : {}),
  };
}

async function canceling(scene: Scene): Promise<Prepared> {
  const deal = await theDeal(scene, ({ moves }) => moves.includes("cancel"), "canceled");
  if (isReply(deal)) return deal;
  const reason = reasonIn(scene.u.question);
  return {
    suggestion: { kind: "cancel_deal", input: { dealId: deal.id, reason: reason ?? plainReason } },
    ...(reason === undefined ? { remark: unsaidReason } : {}),
  };
}

async function requesting(scene: Scene): Promise<Prepared> {
  const deal = await theDeal(scene, ({ moves }) => moves.includes("request_changes"), "changed");
  if (isReply(deal)) return deal;
  const { question } = scene.u;
  const asked = /\bask \S+(?: \S+)? (?:to|if they (?:can|could|would)) (.{4,400}?)[.!?]*$/i.exec(
    question,
  )?.[1];
  const wanted = asked ?? /\b(?:for|to|that)\s+(.{4,400}?)[.!?]*$/i.exec(question)?.[1];
  if (wanted === undefined) return missing("Tell me what should change, and I'll prepare the request.");
  const reason = asked === undefined ? `Could we change this: ${wanted}?` : `Could you ${asked}?`;
  return { suggestion: { kind: "request_changes", input: { dealId: deal.id, reason } } };
}

async function renewing(scene: Scene): Promise<Prepared> {
  const deal = await theDeal(scene, ({ moves }) => moves.includes("renew"), "renewed");
  return isReply(deal) ? deal : { suggestion: { kind: "renew_deal", input: { dealId: deal.id } } };
}

/** What is asked back where a message is wanted, and nothing is said that it could hold. */
export const asksWhatToWrite = "Tell me what to write, and I'll prepare the message.";

/** A message to the other side of a deal, else to the host of an event: the draft before, or what the question says. */
async function messaging(scene: Scene): Promise<Prepared> {
  const message = draftedBefore(scene) ?? (await noteAbout(scene));
  if (message === undefined) return missing(asksWhatToWrite);
  const deals = (await dealsMeant(scene)).filter(({ status }) => status !== "cancelled");
  const [deal] = deals;
  if (deal && deals.length === 1)
    return { suggestion: { kind: "message_deal", input: { dealId: deal.id, message } } };
  if (deals.length > 1) {
    const which = await theDeal(scene, ({ status }) => status !== "cancelled", "written to");
    return isReply(which)
      ? which
      : { suggestion: { kind: "message_deal", input: { dealId: which.id, message } } };
  }
  const event = await theEvent(scene);
  if (isReply(event)) return event;
  return { suggestion: { kind: "ask_host", input: { eventId: event.id, topic: "other", message } } };
}

/** The package whose spot is meant. */
async function packageFor(scene: Scene): Promise<{ id: string } | Reply> {
  const [event] = await eventDetails(scene);
  if (!event) return missing("Tell me the event and the package.");
  const ids = new Set(aboutOf(scene, "package").map(({ id }) => id));
  const offer = packageMeant(scene, event) ?? event.packages.find(({ id }) => ids.has(id));
  return (
    offer ??
    missing(
      `Tell me which package of ${event.name} you mean.`,
      event.packages.map(({ name }) => name),
    )
  );
}

async function waiting(scene: Scene): Promise<Prepared> {
  const offer = await packageFor(scene);
  if (isReply(offer)) return offer;
  const [event] = await eventDetails(scene);
  const left = event?.packages.find(({ id }) => id === offer.id)?.spotsLeft ?? 0;
  return left > 0
    ? { suggestion: { kind: "hold_spot", input: { packageId: offer.id } } }
    : { suggestion: { kind: "join_waiting_list", input: { packageId: offer.id } } };
}

export const dealActs: Readonly<Partial<Record<Act, (scene: Scene) => Promise<Prepared | undefined>>>> = {
  accept: accepting,
  decline: declining,
  cancel: canceling,
  request_changes: requesting,
  renew: renewing,
  message: messaging,
  waiting_list: waiting,
};
