import type { JobKind } from "./credits/job-kinds.ts";

/** `generateCampaignIdeas` → `generate-campaign-ideas`: the form of an operation's id in file and function names. */
export function kebabCase(word: string): string {
  return word.replace(/[A-Z]/g, (letter, offset) => (offset === 0 ? "" : "-") + letter.toLowerCase());
}

/** The environment variables with the URLs of a kind's queues: "eventReport" → "EVENT_REPORT_QUEUE_URL". */
export function queueVariables(kind: JobKind): { queue: string; deadLetters: string } {
  return { queue: `${variableCase(kind)}_QUEUE_URL`, deadLetters: `${variableCase(kind)}_DEAD_LETTERS_URL` };
}

/** The environment variable with the number of jobs of a kind that the stage may order per day. */
export function ordersVariable(kind: JobKind): string {
  return `MODEL_${variableCase(kind)}_ORDERS_PER_DAY`;
}

/** What the names of a search engine's indexes of events begin with. */
export const eventIndexPrefix = "marquee-events-";

function variableCase(word: string): string {
  return kebabCase(word).replaceAll("-", "_").toUpperCase();
}
