import type { JobKind } from "./job-kinds.ts";

/** `generateCampaignIdeas` → `generate-campaign-ideas`: the one word of an operation as a file and function name. */
export function kebabCase(word: string): string {
  return word.replace(/[A-Z]/g, (letter, offset) => (offset === 0 ? "" : "-") + letter.toLowerCase());
}

/** The variables that tell a function where a kind's queues are: "eventReport" → "EVENT_REPORT_QUEUE_URL". */
export function queueVariables(kind: JobKind): { queue: string; deadLetters: string } {
  return { queue: `${variableCase(kind)}_QUEUE_URL`, deadLetters: `${variableCase(kind)}_DEAD_LETTERS_URL` };
}

/** The variable that tells a function how many jobs of a kind the stage may order in a day. */
export function ordersVariable(kind: JobKind): string {
  return `MODEL_${variableCase(kind)}_ORDERS_PER_DAY`;
}

function variableCase(word: string): string {
  return kebabCase(word).replaceAll("-", "_").toUpperCase();
}
