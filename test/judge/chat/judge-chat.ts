import type { Half, JudgeWorld } from "../judge-types.ts";
import { build } from "./build.ts";
import { kinds } from "./conversation.ts";
import { converse, type JudgedAnswer } from "./converse.ts";
import { final } from "./final.ts";
import { practice } from "./practice.ts";

/** How one half's questions were answered. */
export interface ChatReport {
  half: Half;
  conversations: number;
  answers: readonly JudgedAnswer[];
}

/** A model takes its time for each; without one, answers wait mostly for the pace at which they are written. */
const atOnce = { local: 40, scripted: 40, model: 4 } as const;

/** Holds every conversation of a half, several at once: none sees what another one writes. */
export async function judgeChat(half: Half, world: JudgeWorld): Promise<ChatReport> {
  const conversations = { build, practice, final }[half];
  const waiting = conversations.entries();
  const answers: JudgedAnswer[][] = [];
  await Promise.all(
    Array.from({ length: atOnce[world.adapter] }, async () => {
      for (const [at, one] of waiting) answers[at] = await converse(world, one);
    }),
  );
  return { half, conversations: conversations.length, answers: answers.flat() };
}

/** How many questions there are of each kind, and their mean score. */
export function byKind({ answers }: ChatReport): { kind: string; questions: number; mean: number }[] {
  return kinds.flatMap((kind) => {
    const own = answers.filter(({ question }) => question.kinds.includes(kind));
    return own.length === 0 ? [] : [{ kind, questions: own.length, mean: meanScore(own.map(scoreOf)) }];
  });
}

export const scoreOf = ({ verdict }: JudgedAnswer) => verdict.score;

export function meanScore(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
