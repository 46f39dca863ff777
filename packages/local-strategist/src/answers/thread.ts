import { onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolInquiry } from "@marquee/adapters/ai/tool-results-market";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { bullets } from "../answer.ts";
import { aboutOrFocus, type Reply, type Scene } from "../scene.ts";
import { lookedAt } from "./deal-lines.ts";

const asks =
  /\bwhat (?:did|do|does|have|has|was it (?:that )?) ?(.{2,48}?) (?:last )?(?:say|said|write|wrote|written|answer(?:ed)?|repl(?:y|ied)|ask(?:ed)?(?: us)?|want(?:ed)?(?: again| from us)?)(?: (?:about|on|to|again|regarding|in reply)\b.*)?[?.! ]*$|\b(?:show|read|open)(?: me)? (?:the |our |my )?(?:thread|conversation|messages?|correspondence) (?:with|from|about) (.{2,48}?)[?.! ]*$/i;
const asksIfAnswered =
  /\b(?:did|has|have) (.{2,40}?) (?:already |ever |yet )?(?:answer(?:ed)?|repl(?:y|ied)|respond(?:ed)?|(?:write|written|wrote) back|(?:get|got(?:ten)?) back to us)(?: to (?:us|me|our (?:question|message)))?(?: yet| already)?[?.! ]*$/i;
const general = new Set(
  "the our my people folks guys team they them you those about from who that what".split(" "),
);
const shownMost = 4;

/**
 * What somebody wrote in a conversation about an event before there is a deal: "what did the Summit people say?", "what
 * did the bank want?". Undefined where no such conversation is meant.
 */
export async function answerThread(scene: Scene): Promise<Reply | undefined> {
  const ifAnswered = asksIfAnswered.test(scene.u.question);
  const inquiry = ifAnswered || asks.test(scene.u.question) ? await meant(scene) : undefined;
  if (!inquiry) return undefined;
  const detail = await scene.tools.getInquiry({ inquiryId: inquiry.id });
  const messages = (detail?.messages ?? []).slice(-shownMost);
  const theirs = messages.filter(({ by }) => by !== inquiry.ownSide);
  const last = theirs.at(-1);
  const other = quotable(inquiry.with.name || inquiry.with.company, 60);
  const company = quotable(inquiry.with.company, 60);
  const event = quotable(inquiry.eventName, 70);
  const own = messages.findLast(({ by }) => by === inquiry.ownSide);
  const waitsFor =
    ifAnswered && own && messages.at(-1) === own
      ? `No, not since your last message of ${onDay(own.at)}. `
      : ifAnswered && last
        ? "Yes. "
        : "";
  return {
    verdict: last
      ? `${waitsFor}${other}${company && company !== other ? ` of ${company}` : ""} wrote on ${onDay(last.at)}: “${quotable(last.text, 200)}”`
      : `${other} hasn't answered about ${event} yet.`,
    body: [
      `The conversation about ${event}:`,
      bullets(
        messages.map(
          ({ by, text, at }) =>
            `**${by === inquiry.ownSide ? "You" : other}**, ${onDay(at)}: “${quotable(text, 200)}”`,
        ),
      ),
    ].join("\n\n"),
    question: inquiry.awaitsReader ? "Should I draft an answer?" : "Should I draft another message?",
    options: [],
    shows: [{ kind: "inquiry", id: inquiry.id, name: inquiry.eventName, eventId: inquiry.eventId }],
  };
}

async function meant(scene: Scene): Promise<ToolInquiry | undefined> {
  const { u, tools } = scene;
  const found = asks.exec(u.question) ?? asksIfAnswered.exec(u.question);
  const subject = foldLetters(found?.[1] ?? found?.[2] ?? "");
  const all = await tools.listInquiries({ limit: lookedAt });
  const about = aboutOrFocus(u);
  const ids = new Set(about.flatMap(({ kind, id }) => (kind === "inquiry" ? [id] : [])));
  const events = new Set(
    about.flatMap(({ kind, id, eventId }) => (kind === "event" ? [id] : (eventId ?? []))),
  );
  const words = (subject.match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !general.has(word));
  const called = all.filter(({ with: other, eventName }) =>
    words.some((word) =>
      foldLetters(`${other.company} ${other.name} ${eventName}`)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    ),
  );
  const exact = all.filter(({ id }) => ids.has(id));
  const there = all.filter(({ eventId }) => events.has(eventId));
  const fitting = [
    called.filter((each) => exact.includes(each)),
    called.filter((each) => there.includes(each)),
    called,
    words.length === 0 ? exact : [],
    words.length === 0 ? there : [],
  ].find(({ length }) => length > 0);
  return fitting?.[0];
}
