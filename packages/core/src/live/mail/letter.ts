import { isolated } from "@marquee/contracts/text/direction";
import { greeting, inMail, inSubject } from "./in-mail.ts";
import { letterHtml } from "./letter-html.ts";

/** A mail before it is addressed, as HTML and as text that say the same. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** A link of the site, with what it does as its label. */
export interface MailLink {
  label: string;
  url: string;
}

/** A sentence, and where it leads. */
export interface LinkedSentence {
  text: string;
  link?: MailLink;
}

/** One of several things that a mail lists. */
interface MailEntry {
  title: string;
  message: string;
  url: string;
  picture?: MailPicture | undefined;
}

/** A picture of the site that anybody may load, in the shape of a poster; `alt` says what it shows. */
export interface MailPicture {
  url: string;
  alt: string;
}

/** What a mail says. Its texts may contain words of people: every one of them is made safe when it is composed. */
export interface Letter {
  subject: string;
  /** What happened, in one line. */
  headline: string;
  /** The name of its reader; a mail to an address that may be a stranger's has none. */
  name?: string;
  /** The company or person that it is about, shown as a monogram. */
  from?: string;
  /** Shown above the headline; a mail says the same without it. */
  picture?: MailPicture | undefined;
  paragraphs: readonly string[];
  facts?: readonly { label: string; value: string }[];
  button?: MailLink;
  entries?: readonly MailEntry[];
  closing?: readonly LinkedSentence[];
  /** Why its reader gets it, and where they turn it off. */
  why: LinkedSentence;
}

/** Writes a mail in the one layout that all of them have. */
export function composed(siteUrl: string, letter: Letter): Mail {
  const safe = safeLetter(letter);
  return {
    subject: inSubject(letter.subject),
    text: letterText(siteUrl, safe),
    html: letterHtml(siteUrl, safe),
  };
}

/** The letter with the words of people as a mail may print them; its links are the site's own. */
function safeLetter(letter: Letter): Letter {
  const { name, from, picture, facts = [], entries = [], closing = [] } = letter;
  const sentence = ({ text, ...link }: LinkedSentence) => ({ text: inMail(text), ...link });
  return {
    ...letter,
    headline: inMail(letter.headline),
    ...(name === undefined ? {} : { name: inMail(name) }),
    ...(from === undefined ? {} : { from: inMail(from) }),
    picture: safePicture(picture),
    paragraphs: letter.paragraphs.map(inMail),
    facts: facts.map(({ label, value }) => ({ label, value: inMail(value) })),
    entries: entries.map((entry) => ({
      title: inMail(entry.title),
      message: inMail(entry.message),
      url: entry.url,
      picture: safePicture(entry.picture),
    })),
    closing: closing.map(sentence),
    why: sentence(letter.why),
  };
}

const safePicture = (picture: MailPicture | undefined) =>
  picture && { url: picture.url, alt: inMail(picture.alt) };

function letterText(siteUrl: string, letter: Letter): string {
  const { name, headline, paragraphs, facts = [], button, entries = [], closing = [], why } = letter;
  const sentence = ({ text, link }: LinkedSentence) => (link ? `${text}\n${link.label}: ${link.url}` : text);
  return [
    greeting(name),
    headline,
    ...paragraphs,
    ...(facts.length === 0
      ? []
      : [facts.map(({ label, value }) => `${label}: ${isolated(value)}`).join("\n")]),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...entries.map(({ title, message, url }) => `${title}\n${message}\n${url}`),
    ...closing.map(sentence),
    sentence(why),
    `Marquee\n${siteUrl}`,
  ].join("\n\n");
}
