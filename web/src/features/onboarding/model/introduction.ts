import type { User } from "@marquee/contracts/http/auth";

/** What the wizard asks, in order. */
export const wizardFields = ["companyName", "industry", "marketingGoals", "targetAudience"] as const;
export type WizardAnswers = Record<(typeof wizardFields)[number], string>;

/** The message with which a newcomer introduces themselves to Morgan: their answers, in their name. */
export function introductionOf({ name }: Pick<User, "name">, answers: WizardAnswers): string {
  const said = (text: string) => text.trim().replace(/[.\s]+$/, "");
  return [
    `Hi Morgan, I'm ${name} from ${said(answers.companyName)}.`,
    `Our industry: ${said(answers.industry)}.`,
    `Our marketing goals: ${said(answers.marketingGoals)}.`,
    `Who we want to reach: ${said(answers.targetAudience)}.`,
    "What would you suggest we do first?",
  ].join("\n");
}
