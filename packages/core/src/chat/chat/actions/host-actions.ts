import type { SuggestionInput } from "@marquee/contracts/chat/action-inputs";
import { eventMoves, type SponsorshipTier } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import { dayIn } from "@marquee/contracts/events/event-time";
import type { EventDetail, SponsorshipPackage } from "@marquee/contracts/events/events";
import { sitePaths } from "@marquee/contracts/site-path";
import { longDays } from "@marquee/contracts/text/day-text";
import { usd } from "@marquee/contracts/text/usd";
import type { Core } from "../../../core.ts";
import { listContacts } from "../../../deals/proposals/event-contacts.ts";
import { proposePackage } from "../../../deals/proposals/propose-package.ts";
import type { SponsorshipPackageRecord } from "../../../events/events/event.item.ts";
import { eventOfPackage, getEvent } from "../../../events/events/get-event.ts";
import { tellWatchers } from "../../../events/events/watch-events.ts";
import { transitionEvent } from "../../../events/hosting/edit-event.ts";
import type { HostActor } from "../../../events/hosting/hosted-event.ts";
import { requireComplete } from "../../../events/hosting/moves.ts";
import { deletePackage, updatePackage } from "../../../events/hosting/packages.ts";
import type { Identity } from "../../../ground/identity/principal.ts";
import { isoTime } from "../../../time.ts";
import { orNull } from "../tools/tool.ts";
import { type ActionKind, cannotUndo, type Refused, type Undo } from "./action-kind.ts";
import { type Change, contactLine, line } from "./card-lines.ts";
import { inWords } from "./renew-deal.ts";

/** A card acts for the reader's own events only, even an admin's. */
const hostOf = ({ accountId, actorId, through }: Identity): HostActor => ({
  accountId,
  actorId,
  through,
  admin: undefined,
});

const noEvent: Refused = { refused: "The reader hosts no event with this id." };

async function ownEvent(core: Core, accountId: string, eventId: string): Promise<EventDetail | undefined> {
  const event = await orNull(getEvent(core, { accountId, seesAll: false }, eventId));
  return event?.hostId === accountId ? event : undefined;
}

async function ownPackage(core: Core, accountId: string, packageId: string) {
  const eventId = await orNull(eventOfPackage(core, packageId));
  const event = eventId === null ? undefined : await ownEvent(core, accountId, eventId);
  const offer = event?.packages.find(({ id }) => id === packageId);
  return event && offer && { event, offer };
}

const aboutEvent = ({ name, timeZone, date, endsAt, location }: EventDetail): Change[] => [
  line("Event", name),
  line("Days", longDays([dayIn(timeZone, date), dayIn(timeZone, endsAt)])),
  line("Place", location || "None"),
];

const eventPath = (id: string) => sitePaths.hostedEvent.replace(":id", encodeURIComponent(id));

/** Publishes a draft of the reader's own, so that sponsors find it. */
export const publishEventAction: ActionKind<
  SuggestionInput<"publish_event">,
  { eventId: string; version: number },
  never
> = {
  async suggest(core, user, { eventId }) {
    const event = await ownEvent(core, user.id, eventId);
    if (!event) return noEvent;
    if (!eventMoves[event.status].includes("publish"))
      return { refused: `${event.name} is ${event.status}, so it can't be published.` };
    try {
      requireComplete(event, isoTime(core.clock.now()), { beginsInFuture: true });
    } catch (error) {
      if (!(error instanceof AppError && error.fields)) throw error;
      return { refused: `The draft isn't complete: ${Object.values(error.fields).flat().join(". ")}.` };
    }
    const offers = event.packages.map(({ name, price }) => `${name} (${usd(price)})`).join("; ");
    return {
      order: { eventId, version: event.version },
      effect: {
        title: `Publish ${event.name}`,
        effect:
          "Everybody can find it, and brands whose saved search fits are told. It can be canceled, not unpublished.",
        changes: [
          ...aboutEvent(event),
          line("Packages", offers || "None"),
          { label: "Status", before: "Draft", after: "Published" },
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, principal }, { eventId, version }) {
    try {
      await transitionEvent(core, hostOf(principal), eventId, { version, action: "publish" });
    } catch (error) {
      const now = await ownEvent(core, principal.accountId, eventId);
      const isLate = error instanceof AppError && error.code === "stale_version";
      if (!isLate || now === undefined || now.status === "draft") throw error;
    }
    return { leadsTo: eventPath(eventId), undoing: null };
  },
  undo: cannotUndo,
};

interface PackageChange {
  packageId: string;
  before: number;
  after: number;
}

/** What both cards that change a package have in common: one number of it, from what the card says to another. */
function changesPackage<Input extends { packageId: string }>({
  field,
  wanted,
  title,
  effect,
  label,
  displayed,
}: {
  field: "price" | "maxSponsors";
  wanted: (input: Input) => number;
  title: (offer: SponsorshipPackage, after: number) => string;
  effect: string;
  label: string;
  displayed: (value: number) => string;
}): ActionKind<Input, PackageChange & { amount?: number }, PackageChange> {
  const change = async (
    { core, channel, principal }: Pick<Undo, "core" | "channel" | "principal">,
    { packageId, before, after }: PackageChange,
  ) => {
    const requireStill = (old: SponsorshipPackageRecord) => {
      const now = field === "price" ? old.priceCents / 100 : old.maxSponsors;
      // It is there already if an earlier click was cut off.
      if (now === before || now === after) return;
      throw new AppError("stale_version", {
        message: `${label} of ${old.name} is ${displayed(now)} now, not ${displayed(before)}. Ask Morgan again.`,
      });
    };
    const body = { [field]: after };
    const { eventId } = await updatePackage(core, hostOf(principal), packageId, body, requireStill);
    await tellWatchers(core, channel, eventId);
    return eventId;
  };
  return {
    async suggest(core, user, input) {
      const own = await ownPackage(core, user.id, input.packageId);
      if (!own) return { refused: "The reader hosts no event with this package." };
      const { event, offer } = own;
      if (eventMoves[event.status].length === 0)
        return { refused: `${event.name} is ${event.status}, so its packages can't be changed.` };
      const [before, after] = [offer[field], wanted(input)];
      if (before === after) return { refused: `${label} of ${offer.name} is ${displayed(after)} already.` };
      return {
        order: { packageId: offer.id, before, after, ...(field === "price" ? { amount: after } : {}) },
        effect: {
          title: title(offer, after),
          effect,
          changes: [
            ...aboutEvent(event),
            line("Package", `${offer.name}, ${offer.tier}`),
            ...(offer.madeFor ? [line("Only for", contactLine(offer.madeFor))] : []),
            line("Sold", String(offer.sold)),
            { label, before: displayed(before), after: displayed(after) },
          ],
          costCredits: 0,
        },
      };
    },
    async act(doing, { packageId, before, after }) {
      const eventId = await change(doing, { packageId, before, after });
      return { leadsTo: eventPath(eventId), undoing: { packageId, before: after, after: before } };
    },
    async undo(by, undoing) {
      await change(by, undoing);
    },
  };
}

export const changePriceAction = changesPackage<SuggestionInput<"change_price">>({
  field: "price",
  wanted: ({ amount }) => amount,
  title: ({ name }, after) => `Set the price of ${name} to ${usd(after)}`,
  effect:
    "New offers go by it at once; deals that exist keep what they say. Brands who saved the event are told.",
  label: "Price",
  displayed: usd,
});

export const changeSpotsAction = changesPackage<SuggestionInput<"change_spots">>({
  field: "maxSponsors",
  wanted: ({ spots }) => spots,
  title: ({ name }, after) => `Offer ${after} ${after === 1 ? "spot" : "spots"} of ${name}`,
  effect: "Who waits for a spot gets a new one first. There are never fewer than are taken.",
  label: "Spots",
  displayed: String,
});

interface ProposeOrder extends Omit<SuggestionInput<"propose_package">, "tier"> {
  tier: SponsorshipTier;
}

/** Makes a package with one spot for one brand that has contacted the reader about their event. */
export const proposePackageAction: ActionKind<
  SuggestionInput<"propose_package">,
  ProposeOrder,
  { packageId: string }
> = {
  async suggest(core, user, input) {
    const { eventId, contactKind, contactId, name, tier, amount, benefits = [], description = "" } = input;
    const event = await ownEvent(core, user.id, eventId);
    if (!event) return noEvent;
    const actor: HostActor = { accountId: user.id, actorId: user.id, admin: undefined };
    const contacts = await listContacts(core, actor, eventId).catch(inWords);
    if ("refused" in contacts) return contacts;
    const contact = contacts.find(({ ref }) => ref.kind === contactKind && ref.id === contactId);
    if (!contact)
      return { refused: "A package can be proposed only to a brand that has made contact about the event." };
    if (eventMoves[event.status].length === 0)
      return { refused: `${event.name} is ${event.status}, so nothing can be proposed.` };
    return {
      order: input,
      effect: {
        title: `Propose ${name} to ${contact.company || contact.name}`,
        effect: `Only ${contact.name} sees it, and is told at once. Undo takes the package back while no spot is taken, not the notice.`,
        changes: [
          ...aboutEvent(event),
          line("For", contactLine(contact)),
          line("Package", `${name}, ${tier}`),
          line("Price", usd(amount)),
          line("Benefits", benefits.join("; ") || "None"),
          ...(description === "" ? [] : [line("Description", description)]),
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, channel, principal, key }, { eventId, contactKind, contactId, amount, ...described }) {
    const { id } = await proposePackage(core, channel, hostOf(principal), {
      eventId,
      body: { ...described, price: amount, onlyFor: { kind: contactKind, id: contactId } },
      idempotencyKey: key,
    });
    return { leadsTo: eventPath(eventId), undoing: { packageId: id } };
  },
  async undo({ core, channel, principal }, { packageId }) {
    const eventId = await orNull(deletePackage(core, hostOf(principal), packageId));
    if (eventId !== null) await tellWatchers(core, channel, eventId);
  },
};
