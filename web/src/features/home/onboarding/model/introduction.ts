import type { User } from "@marquee/contracts/account/auth";
import { introductions } from "../roles-copy.ts";

/** What the wizard asks, in order. */
export const wizardFields = ["companyName", "industry", "marketingGoals", "targetAudience"] as const;
export type WizardAnswers = Record<(typeof wizardFields)[number], string>;

/** The message that introduces a newcomer to Morgan: their answers, written in the first person. */
export function introductionOf({ name, role }: Pick<User, "name" | "role">, answers: WizardAnswers): string {
  const { goals, audience } = introductions[role];
  const withoutPeriod = (text: string) => text.trim().replace(/[.\s]+$/, "");
  return [
    `Hi Morgan, I'm ${name} from ${withoutPeriod(answers.companyName)}.`,
    `Our industry: ${withoutPeriod(answers.industry)}.`,
    `${goals}: ${withoutPeriod(answers.marketingGoals)}.`,
    `${audience}: ${withoutPeriod(answers.targetAudience)}.`,
    "What would you suggest we do first?",
  ].join("\n");
}
