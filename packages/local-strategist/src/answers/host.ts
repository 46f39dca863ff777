import { counted, inNumbers, quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { aboutOf, eventsOf, type Reply, type Scene } from "../scene.ts";
import { answerHostEvents } from "./host-events.ts";

/** Who runs an event and how they answer. */
export async function answerHost(scene: Scene): Promise<Reply | undefined> {
  const others = await answerHostEvents(scene);
  if (others) return others;
  const [eventId] = eventsOf(scene);
  const [hostRef] = aboutOf(scene, "host");
  if (eventId === undefined && !hostRef) return undefined;
  const host = await scene.tools.getHost(hostRef ? { hostId: hostRef.id } : { eventId });
  if (!host) return undefined;
  const who = [quotable(host.name, 60), quotable(host.company, 60)].filter(Boolean).join(" of ");
  const speed =
    host.medianReplyHours === null
      ? "how quickly they answer is not known yet: they have answered too few questions"
      : `they usually answer within ${counted(Math.round(host.medianReplyHours * 10) / 10, "hour")}`;
  const deals = await scene.tools.listDeals({ limit: 20 });
  const own = deals.filter((deal) => deal.with.company === host.company && deal.with.name === host.name);
  if (scene.u.topic === "worked_with") {
    const [event] = aboutOf(scene, "event");
    // "Tech Live, we sponsored that, didn't we?" asks of this event alone.
    if (event && !hostRef && scene.u.isNamed && !deals.some((deal) => deal.eventId === event.id))
      return {
        verdict: `No, you have no deal about ${quotable(event.name, 70)}.`,
        body:
          own.length === 0
            ? ""
            : `With its host, ${who}, you have ${counted(own.length, "deal")} about other events.`,
        question: "Shall I show what it offers sponsors?",
        options: [quotable(`Show packages for ${event.name}`, 99)],
        shows: [event],
      };
    return {
      verdict:
        own.length === 0
          ? `No, you have no deal with ${who} so far.`
          : `Yes, you have ${counted(own.length, "deal")} with ${who}.`,
      body: bullets(
        own.map(
          (deal) =>
            `**${quotable(deal.eventName, 70)}**, ${quotable(deal.packageName, 60)}: ${usd(deal.amountUsd)}, ${deal.status}`,
        ),
      ),
      question: "Shall I show one of them in detail?",
      options: [],
      shows: own.map(({ id, eventName, eventId: at }) => ({
        kind: "deal",
        id,
        name: eventName,
        eventId: at,
      })),
    };
  }
  return {
    verdict: `${who} runs it, and ${speed}.`,
    body: bullets([
      ...(host.completionRate === null
        ? []
        : [
            `**Deals completed**: ${inNumbers(host.completionRate * (host.completionRate <= 1 ? 100 : 1))}% of those that were signed`,
          ]),
      ...(own.length > 0 ? [`**With you**: ${counted(own.length, "deal")}`] : []),
      ...(host.pastSponsors.length > 0
        ? [
            `**Sponsors so far**: ${host.pastSponsors
              .slice(0, 5)
              .map(({ company }) => quotable(company, 60))
              .join(", ")}`,
          ]
        : []),
    ]),
    question: "Would you like to write to them?",
    options: [],
    shows: scene.u.about,
  };
}

/** How quickly the reader answers. */
export async function answerReplySpeed(scene: Scene): Promise<Reply> {
  const host = await scene.tools.getHost({});
  const hours = host?.medianReplyHours;
  return {
    verdict:
      hours === null || hours === undefined
        ? "I can't say yet: it takes three answered questions for a figure."
        : `You usually answer within ${counted(Math.round(hours * 10) / 10, "hour")}.`,
    body: "Sponsors see it on each of your events: it is the middle of the times between a question and your first answer.",
    question: "Should I show the questions that wait?",
    options: ["Which questions wait for me?"],
  };
}
