import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { numbered } from "../answer.ts";
import { aboutOf, eventsOf, type Reply, type Scene } from "../scene.ts";

const asks =
  /\b(?:other|else|more|further|next|upcoming|another)\b.*\b(?:are they|do they|they['’]re|are these people|does (?:that|this|the) (?:host|company)|from (?:them|that host|this host)|by (?:them|the same|that host)|of theirs|they (?:run|do|have|host|organi[sz]e|put))\b|\b(?:other|more) (?:events|shows) (?:of|from|by) (?:them|theirs|the same|that|this)\b/i;
const shownMost = 6;

/**
 * What else whoever runs the event that was spoken of has on: "what else are they putting on in Miami?". Undefined where
 * that isn't asked.
 */
export async function answerHostEvents(scene: Scene): Promise<Reply | undefined> {
  const { u, tools } = scene;
  if (u.isNamed || !asks.test(u.question)) return undefined;
  const [eventId] = eventsOf(scene);
  const [reference] = aboutOf(scene, "host");
  if (eventId === undefined && !reference) return undefined;
  const host = await tools.getHost(reference ? { hostId: reference.id } : { eventId });
  if (!host) return undefined;
  const { places } = u.ownWish;
  const { events, total } = await tools.findEvents({
    hostId: host.id,
    limit: shownMost,
    ...(places ? { places: [...places] } : {}),
    ...(eventId === undefined ? {} : { except: [eventId] }),
  });
  const who = quotable(host.company || host.name, 60);
  const where = places ? ` in ${quotable(places.join(" or "), 60)}` : "";
  if (events.length === 0)
    return {
      verdict: `No, ${who} has nothing else coming up${where}.`,
      body: "",
      question: "Should I look at other hosts?",
      options: [],
      shows: u.focus,
    };
  return {
    verdict: `${who} has ${counted(total, "other event")} coming up${where}.`,
    body: numbered(
      events.map(
        ({ name, location, date, priceFromUsd }) =>
          `**${quotable(name, 70)}**, ${quotable(location, 60)}, ${onDay(date)}${priceFromUsd === null ? "" : `, from ${usd(priceFromUsd)}`}`,
      ),
    ),
    question: "Shall I show one of them in detail?",
    options: events.slice(0, 2).map(({ name }) => quotable(`Show packages for ${name}`, 99)),
    shows: events.map(({ id, name, location }) => ({ kind: "event", id, name, detail: location })),
  };
}
