import { counted, inNumbers, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import { howTos } from "@marquee/contracts/home/how-to";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "../answer.ts";
import { daysBehind, daysLater } from "../period.ts";
import type { Scene } from "../scene.ts";
import { balanceNotes } from "./words.ts";

/** Where the reader's credits came from and went to. */
export async function answerLedger(scene: AnswerScene): Promise<Answer> {
  const [entries, balance] = await Promise.all([
    scene.tools.listCreditEntries({ limit: 10 }),
    scene.tools.getCreditBalance({}),
  ]);
  const [newest] = entries;
  return {
    verdict: newest
      ? `Your latest entry is ${signed(newest.credits)} on ${onDay(newest.at)}: ${quotable(newest.description, 80)}.`
      : "Your credits haven't moved yet.",
    body: `${bullets(entries.map(({ at, credits, description, balanceAfter }) => `**${onDay(at)}**: ${signed(credits)}, ${quotable(description, 80)}; balance ${inNumbers(balanceAfter)}`))}\n\nYou have ${counted(balance.availableCredits, "credit")} available now.${balanceNotes(balance)}`,
    question: "Would you like to see what things cost?",
    options: ["What does a campaign cost?", "Show the credit packages"],
  };
}

function signed(credits: number): string {
  return `${credits < 0 ? "−" : "+"}${counted(Math.abs(credits), "credit")}`;
}

/** What the reader bought and paid. */
export async function answerPayments(scene: Scene): Promise<Answer> {
  const { question } = scene.u;
  const all = await scene.tools.listPayments({ limit: 10 });
  const days =
    daysBehind(question, scene.now) ??
    (scene.u.before?.topic === "payments" ? daysBehind(scene.u.before.question, scene.now) : undefined) ??
    (/\blast week\b/i.test(
      scene.u.before?.topic === "payments" ? `${question} ${scene.u.before.question}` : question,
    )
      ? lastWeek(scene.now)
      : undefined);
  const then = all.filter(({ at }) => days && at.slice(0, 10) >= days.from && at.slice(0, 10) <= days.to);
  const payments = then.length > 0 ? then : all;
  const paid = payments.filter(({ status }) => status === "completed" || status === "refunded");
  const total = paid.reduce((sum, { amountUsd, refundedUsd }) => sum + amountUsd - refundedUsd, 0);
  const failed = payments.filter(({ status }) => status === "failed");
  const [one] = payments;
  const amounts = paid.map(({ amountUsd }) => amountUsd);
  const isTwice = amounts.length > new Set(amounts).size;
  return {
    verdict: /\b(?:twice|double|two times|again)\b/i.test(question)
      ? isTwice
        ? `Two payments of the same amount are here: ${usd(amounts.find((each, at) => amounts.indexOf(each) !== at) ?? 0)}. If you meant to buy once, write to support.`
        : `No: you were charged ${paid.length === 1 ? "once" : `${paid.length} times`}, ${usd(total)}${failed.length > 0 ? `; what failed was not charged` : ""}.`
      : payments.length === 1 && one?.status === "failed"
        ? `It failed: the ${usd(one.amountUsd)} for ${quotable(one.packageName, 60)} on ${onDay(one.at)} was not charged, and no credits came.`
        : paid.length === 0
          ? "You haven't paid for anything yet."
          : `You paid ${usd(total)} in ${counted(paid.length, "purchase")}.`,
    body: [
      bullets(
        payments.map(
          ({ at, packageName, credits, amountUsd, refundedUsd, status }) =>
            `**${onDay(at)}**: ${quotable(packageName, 60)}, ${counted(credits, "credit")} for ${usd(amountUsd)}, ${status}${refundedUsd > 0 ? `, ${usd(refundedUsd)} refunded` : ""}`,
        ),
      ),
      ...(/\b(?:invoices?|receipts?|bill)\b/i.test(question) ? [receiptsText] : []),
    ].join("\n\n"),
    question: "Would you like to see where the credits went?",
    options: ["What did I spend credits on?", "Show the credit packages"],
  };
}

const receiptsText = howTos.find(({ id }) => id === "receipts")?.text ?? "";

/** The week before this one, from Monday to Sunday. */
function lastWeek(now: string): { from: string; to: string } {
  const day = (new Date(`${now.slice(0, 10)}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  return { from: daysLater(now, -day - 7), to: daysLater(now, -day - 1) };
}

/** How many free replies are left this month, and what a reply costs after them. */
export async function answerFreeReplies(scene: AnswerScene): Promise<Answer> {
  const [{ freeRepliesLeft }, { prices }] = await Promise.all([
    scene.tools.getCreditBalance({}),
    scene.tools.getPriceList({}),
  ]);
  return {
    verdict: `You have ${inNumbers(freeRepliesLeft)} free ${freeRepliesLeft === 1 ? "reply" : "replies"} left this month.`,
    body: `Each month has ${inNumbers(prices.freeRepliesPerMonth)}. After them a reply costs ${prices.chatReply === 0 ? "nothing" : counted(prices.chatReply, "credit")}. A reply that fails is not counted.`,
    question: "What would you like to ask next?",
    options: ["What is my credit balance?", "What does a campaign cost?"],
  };
}

/** The events that the reader saved. */
export async function answerSaved(scene: AnswerScene): Promise<Answer> {
  const events = await scene.tools.listSavedEvents({ limit: 20 });
  return {
    verdict:
      events.length === 0
        ? "You haven't saved any events yet."
        : `You saved ${counted(events.length, "event")}.`,
    body:
      events.length === 0
        ? "Save an event with the bookmark on its card, and I keep an eye on its date, price and spots."
        : bullets(
            events
              .slice(0, 8)
              .map(
                ({ name, date, location, priceFromUsd, spotsLeft }) =>
                  `**${quotable(name, 70)}**: ${onDay(date)}, ${quotable(location, 60)}, ${priceFromUsd === null ? "no packages yet" : `from ${usd(priceFromUsd)}`}, ${counted(spotsLeft, "spot")} left`,
              ),
          ),
    question: "Shall I show one of them in detail?",
    options: ["Find events that fit us", "Compare by cost per attendee"],
  };
}
