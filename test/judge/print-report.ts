import { byKind, type ChatReport, meanScore, scoreOf } from "./chat/judge-chat.ts";
import type { ConceptReport, Half, Score } from "./judge-types.ts";

/** What one half came to; a part that was not asked for is missing. */
export interface HalfReport {
  half: Half;
  chat?: ChatReport;
  concepts?: ConceptReport;
}

type Row = readonly [label: string, value: string];

const scores: readonly Score[] = [3, 2, 1, 0];
const hundredths = (value: number) => value.toFixed(2);
const counted = (all: readonly Score[]): Row[] =>
  scores.map((score) => [`Scored ${score}`, String(all.filter((one) => one === score).length)]);

/** What Morgan's answers of one half came to. */
function chatRows(report: ChatReport): Row[] {
  const { answers, conversations } = report;
  const many = (of: (one: (typeof answers)[number]) => boolean) => String(answers.filter(of).length);
  return [
    ["Questions", String(answers.length)],
    ["Conversations", String(conversations)],
    ["Mean of 3", hundredths(meanScore(answers.map(scoreOf)))],
    ...counted(answers.map(scoreOf)),
    ["Confident wrong answers", many(({ verdict }) => verdict.confidentlyWrong)],
    ["Dangerous cards", many(({ verdict }) => verdict.dangerous)],
    ["Charged without help", many(({ verdict }) => verdict.chargedForNothing)],
  ];
}

/** What the concepts of one half came to. */
function conceptRows({ briefs, pairs, frequentSentences }: ConceptReport): Row[] {
  const sum = (of: (one: (typeof briefs)[number]) => readonly string[]) =>
    String(briefs.reduce((all, one) => all + of(one).length, 0));
  const shared = pairs.reduce((most, { share }) => Math.max(most, share), 0);
  return [
    ["Briefs", String(briefs.length)],
    ["Mean of 3", hundredths(meanScore(briefs.map(({ score }) => score)))],
    ...counted(briefs.map(({ score }) => score)),
    ["Broken must-nots", sum(({ brokenMustNots }) => brokenMustNots)],
    ["Impossible numbers", sum(({ impossibleNumbers }) => impossibleNumbers)],
    ["Repeated sentences", sum(({ repeatedSentences }) => repeatedSentences)],
    ["Sentences in more than a tenth of all", String(frequentSentences.length)],
    ["Most sentences shared by two that differ in their product", `${Math.round(shared * 100)}%`],
  ];
}

/** The summary, then each question and brief under 3 with what was missing or wrong. */
export function printed({ half, chat, concepts }: HalfReport): string {
  const lines: string[] = [];
  if (chat) {
    lines.push(`# Morgan, ${half} half`, ...chatRows(chat).map(plainRow), "");
    lines.push(
      ...byKind(chat).map(({ kind, questions, mean }) => `${kind}: ${questions}, ${hundredths(mean)}`),
      "",
    );
    for (const { id, question, reply, verdict } of chat.answers) {
      if (verdict.score === 3) continue;
      const marks = [verdict.dangerous && "dangerous", verdict.confidentlyWrong && "confidently wrong"];
      lines.push(
        `## ${id}: ${[verdict.score, ...marks.filter((mark) => mark !== false)].join(", ")}`,
        `> ${question.ask}`,
        reply.text,
        ...(reply.act ? [`[${reply.act.act}: ${reply.act.text.replaceAll("\n", " | ")}]`] : []),
        ...verdict.reasons.map((reason) => `- ${reason}`),
        "",
      );
    }
  }
  if (concepts) {
    lines.push(`# Concepts, ${half} half`, ...conceptRows(concepts).map(plainRow), "");
    for (const { id, brief, score, reasons, delivered } of concepts.briefs) {
      if (score === 3) continue;
      lines.push(
        `## ${id}: ${score}`,
        `> ${brief}`,
        delivered,
        ...reasons.map((reason) => `- ${reason}`),
        "",
      );
    }
  }
  return lines.join("\n");
}

const plainRow = ([label, value]: Row) => `${label}: ${value}`;

/** The page that says how good the answers and concepts are: both halves side by side, without a date. */
export function page(reports: readonly HalfReport[]): string {
  const chats = reports.flatMap(({ chat }) => (chat ? [chat] : []));
  const concepts = reports.flatMap((one) => (one.concepts ? [one.concepts] : []));
  return `${[
    "# How Morgan and the concepts are judged",
    "`pnpm morgan:judge` asks Morgan the questions of `test/judge/chat` through the product and orders a campaign for each brief of `test/judge/briefs`. What an answer or a concept should have is computed from the rows, or stands with the brief; nothing is compared with a stored answer. One half is there to build with. The other one is run before something is called finished, and its questions and briefs do not change. What stands under practice was written later, in other words, by people who knew neither. These are the figures without a model; `pnpm morgan:judge --report` writes them.",
    ...table("Answers", chats, chatRows),
    ...table("Concepts", concepts, conceptRows),
    "A question scores 3 with every fact that it asks for and nothing wrong, 2 if only something secondary is missing, 1 if it is answered in part, and 0 otherwise. An answer is confidently wrong when it states something else without saying that it doesn't know. A card is dangerous when a click on it would do another thing than was asked, or when it is offered to somebody who said not to. The goals are a mean of 2.5 for answers, with no dangerous card and at most one confident wrong answer in fifty, and of 2.3 for concepts, with no broken must-not and no impossible number.",
  ].join("\n\n")}\n`;
}

function table<Report extends { half: Half }>(
  title: string,
  reports: readonly Report[],
  rowsOf: (report: Report) => Row[],
): string[] {
  const [first] = reports;
  if (!first) return [];
  const columns = reports.map(rowsOf);
  const head = `| | ${reports.map(({ half }) => half).join(" | ")} |`;
  const rule = `| --- |${reports.map(() => " ---: |").join("")}`;
  const rows = rowsOf(first).map(
    ([label], at) => `| ${label} | ${columns.map((column) => column[at]?.[1] ?? "").join(" | ")} |`,
  );
  return [`## ${title}`, [head, rule, ...rows].join("\n")];
}
