import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { bullets } from "../answer.ts";
import { timeIn } from "../reading/times.ts";
import type { Reply, Scene } from "../scene.ts";
import { pointsBack } from "../understanding/references.ts";
import { asReference, lineOf, lookedAt, otherOf } from "./deal-lines.ts";
import { dealsMeant } from "./deals.ts";

/** What the reader has to deliver, the next due first; what the other side owes where that is asked. */
export async function answerOwed(scene: Scene): Promise<Reply> {
  const asked = foldLetters(scene.u.question);
  // "Which are late?" asks about all, unless it names or points to one.
  const isOpen = asksLate.test(asked) && !scene.u.isNamed && !pointsBack(scene.u.question);
  const meant = isOpen ? [] : await dealsMeant(scene);
  const theirs =
    /\b(?:they|them|their|theirs|he|she|host|organi[sz]er|sponsor|brand|folks|other side)\b.*\b(?:owes?|deliver\w*|hand\w*|send|promis\w*|give|due)\b|\bowes? us\b|\bowed to us\b|\b(?:get|coming|due) (?:to us|from)\b/.test(
      asked,
    );
  if (meant.length > 0 || theirs) {
    const listed = meant.length > 0 ? meant : await scene.tools.listDeals({ status: "active", limit: 6 });
    const open = await openDeliverables(scene, listed);
    const wanted = theirs ? open.filter(({ own }) => !own) : open;
    const [next] = wanted;
    const late = wanted.filter(({ dueDate }) => dueDate != null && dueDate < scene.u.today);
    return {
      verdict: asksLate.test(asked)
        ? lateVerdict(
            late.map(({ benefit, event }) => `“${benefit}” for ${event}`),
            next &&
              `“${next.benefit}”${next.dueDate ? `, due ${onDay(next.dueDate)}` : ""}, for ${next.event}`,
          )
        : next
          ? `Next ${next.own ? "from you" : `from ${next.other}`} is “${next.benefit}”${next.dueDate ? `, due ${onDay(next.dueDate)}` : ""}, for ${next.event}.`
          : `Nothing is still to be delivered${theirs ? " to you" : ""} there.`,
      body: bullets([
        ...open.map(
          ({ benefit, dueDate, own, other, event }) =>
            `**${own ? "You owe" : `${other} owes you`}**: ${benefit}${dueDate ? `, due ${onDay(dueDate)}` : ""} (${event})`,
        ),
        ...(meant.length === 1 && meant[0] ? [`**The deal**: ${lineOf(meant[0])}`] : []),
      ]),
      question: "Shall I draft a reminder?",
      options: [],
      shows: listed.map(asReference),
    };
  }
  const days = timeIn(scene.u.question, scene.u.today);
  const owed = (
    await scene.tools.listOwed({ limit: lookedAt, ...(days?.to ? { until: days.to } : {}) })
  ).toSorted((left, right) => left.dueDate.localeCompare(right.dueDate));
  const [next] = owed;
  return {
    verdict: asksLate.test(asked)
      ? lateVerdict(
          owed
            .filter(({ overdue }) => overdue)
            .map(({ benefit, eventName }) => `“${quotable(benefit, 100)}” for ${quotable(eventName, 70)}`),
          next &&
            `“${quotable(next.benefit, 100)}”, due ${onDay(next.dueDate)}, for ${quotable(next.eventName, 70)}`,
        )
      : next
        ? `Next due is “${quotable(next.benefit, 100)}” for ${quotable(next.eventName, 70)}, on ${onDay(next.dueDate)}${next.overdue ? ", which is overdue" : ""}.`
        : `You owe nothing ${days?.words ?? "right now"}.`,
    body: bullets(
      owed.map(
        ({ benefit, eventName, dueDate, overdue, with: other }) =>
          `**${onDay(dueDate)}**${overdue ? ", overdue" : ""}: ${quotable(benefit, 100)} for ${quotable(other.company || other.name, 60)} (${quotable(eventName, 70)})`,
      ),
    ),
    question: owed.length > 0 ? "Shall we begin with the first?" : "Shall I look at what others owe you?",
    options: [],
  };
}

const asksLate = /\b(?:late|overdue|missed|behind (?:schedule|with)|too late|past due)\b/;

/** What is late, or that nothing is, with what is due next. */
function lateVerdict(late: readonly string[], next: string | undefined): string {
  if (late.length === 0) return `Nothing is late.${next ? ` Next is ${next}.` : ""}`;
  return `${counted(late.length, "deliverable")} ${late.length === 1 ? "is" : "are"} late: ${late.slice(0, 3).join("; ")}${late.length > 3 ? " and more" : ""}.`;
}

/** What is still to be delivered in deals, by either side, the next due first. */
async function openDeliverables(scene: Scene, deals: readonly ToolDeal[]) {
  const details = await Promise.all(deals.map(({ id }) => scene.tools.getDeal({ dealId: id })));
  return details
    .flatMap((detail, at) => {
      const deal = deals[at];
      if (!detail || !deal) return [];
      return detail.deliverables
        .filter(({ status }) => !["accepted", "delivered", "waived"].includes(status))
        .map(({ benefit, owner, dueDate }) => ({
          benefit: quotable(benefit, 100),
          dueDate,
          own: owner === detail.ownSide,
          other: otherOf(deal),
          event: quotable(deal.eventName, 70),
        }));
    })
    .toSorted((one, other) => (one.dueDate ?? "9").localeCompare(other.dueDate ?? "9"));
}
