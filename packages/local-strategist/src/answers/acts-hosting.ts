import { quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolHostedEvent } from "@marquee/adapters/ai/tool-results-market";
import type { Act } from "../reading/acts.ts";
import { inDigits, numbersIn } from "../reading/numbers.ts";
import { tierIn } from "../reading/wish.ts";
import { aboutOf, eventsOf, type Reply, type Scene } from "../scene.ts";
import { isReply, missing, type Prepared, spokenAmount } from "./act-targets.ts";
import { draftedBefore, noteAbout } from "./draft.ts";

/** The reader's own event that is meant. */
async function hostedFor(
  scene: Scene,
  may: (event: ToolHostedEvent) => boolean,
  what: string,
): Promise<ToolHostedEvent | Reply> {
  const all = (await scene.tools.listHosted({ limit: 20 })).filter(may);
  const ids = new Set(eventsOf(scene));
  const named = all.filter(({ id }) => ids.has(id));
  const chosen = named.length > 0 ? named : all;
  const [only] = chosen;
  if (only && chosen.length === 1) return only;
  if (chosen.length === 0) return missing(`No: you have no event that can be ${what}.`);
  return missing(
    "Tell me which of your events you mean.",
    chosen.slice(0, 5).map(({ name }) => name),
  );
}

/** One of its packages, by name or level. */
function packageOf(event: ToolHostedEvent, question: string): ToolHostedEvent["packages"][number] | Reply {
  const asked = question.toLowerCase();
  const byName = event.packages.filter(({ name }) => asked.includes(name.toLowerCase()));
  const tier = tierIn(asked);
  const found = byName.length > 0 ? byName : event.packages.filter((each) => each.tier === tier);
  const [only] = found;
  return only && found.length === 1
    ? only
    : missing(
        `Tell me which package of ${quotable(event.name, 70)} you mean.`,
        event.packages.map(({ name }) => name),
      );
}

async function publishing(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(scene, ({ status }) => status === "draft", "published");
  return isReply(event) ? event : { suggestion: { kind: "publish_event", input: { eventId: event.id } } };
}

async function pricing(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(
    scene,
    ({ status }) => status === "upcoming" || status === "draft",
    "changed",
  );
  if (isReply(event)) return event;
  const offer = packageOf(event, scene.u.question);
  if (isReply(offer)) return offer;
  const amount = spokenAmount(scene.u.question, offer.priceUsd);
  return amount === undefined
    ? missing(`Tell me the new price of ${quotable(offer.name, 60)}.`)
    : { suggestion: { kind: "change_price", input: { packageId: offer.id, amount } } };
}

async function spotting(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(
    scene,
    ({ status }) => status === "upcoming" || status === "draft",
    "changed",
  );
  if (isReply(event)) return event;
  const offer = packageOf(event, scene.u.question);
  if (isReply(offer)) return offer;
  const number = numbersIn(inDigits(scene.u.question)).find(({ value }) => value > 0 && value < 1_000)?.value;
  if (number === undefined) return missing(`Tell me how many spots ${quotable(offer.name, 60)} should have.`);
  const spots = /\b(?:more|add|another|extra)\b/i.test(scene.u.question) ? offer.spots + number : number;
  return { suggestion: { kind: "change_spots", input: { packageId: offer.id, spots } } };
}

async function replying(scene: Scene): Promise<Prepared | undefined> {
  const shown = aboutOf(scene, "inquiry");
  const waits = await scene.tools.listInquiries({ awaitsReader: true, limit: 5 });
  const meant = shown.length > 0 ? waits.filter(({ id }) => shown.some((each) => each.id === id)) : waits;
  const [inquiry] = meant;
  if (!inquiry) return undefined;
  if (meant.length > 1)
    return missing(
      "Tell me which question you mean.",
      meant.map(({ eventName, with: other }) => `${other.company || other.name} about ${eventName}`),
    );
  const message = draftedBefore(scene) ?? (await noteAbout(scene));
  return { suggestion: { kind: "reply_inquiry", input: { inquiryId: inquiry.id, message } } };
}

async function proposing(scene: Scene): Promise<Prepared> {
  const event = await hostedFor(scene, ({ status }) => status === "upcoming", "offered");
  if (isReply(event)) return event;
  const asked = scene.u.question.toLowerCase();
  const invitees = (await scene.tools.listInvitees({ eventId: event.id, limit: 20 })) ?? [];
  const known = invitees.filter(({ contact }) => contact !== null);
  const meant = known.filter(({ company, name }) =>
    [company, name].some((each) => each !== "" && asked.includes(each.toLowerCase().split(" ")[0] ?? "")),
  );
  const [brand] = meant;
  if (!brand?.contact || meant.length > 1)
    return missing(
      known.length === 0
        ? "No: nobody has asked, waited or negotiated about this event, so there is no one to propose a package to."
        : "Tell me for whom the package is.",
      known.slice(0, 5).map(({ company, name }) => company || name),
    );
  const amount = spokenAmount(scene.u.question, 10_000);
  if (amount === undefined)
    return missing(`Tell me the price of the package for ${quotable(brand.company || brand.name, 60)}.`);
  const tier = tierIn(asked) ?? "gold";
  return {
    suggestion: {
      kind: "propose_package",
      input: {
        eventId: event.id,
        contactKind: brand.contact.kind,
        contactId: brand.contact.id,
        name: `${quotable(brand.company || brand.name, 40)} package`,
        tier,
        amount,
      },
    },
  };
}

export const hostActs: Readonly<Partial<Record<Act, (scene: Scene) => Promise<Prepared | undefined>>>> = {
  publish: publishing,
  change_price: pricing,
  change_spots: spotting,
  reply_inquiry: replying,
  propose_package: proposing,
};
