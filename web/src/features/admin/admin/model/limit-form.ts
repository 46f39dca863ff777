import {
  modelBudgetSchema,
  type StageLimits,
  welcomeGrantSchema,
} from "@marquee/contracts/admin/stage-limits";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { modelBudgetCard as copy } from "../system-copy.ts";

/** The fields of the model budget as they are typed. */
export interface BudgetValues {
  campaigns: string;
  replies: string;
  tokens: string;
}

/** The fields of the welcome grant as they are typed. */
export interface WelcomeValues {
  credits: string;
  days: string;
}

export const toBudgetValues = ({ orders, outputTokens }: StageLimits["modelBudget"]): BudgetValues => ({
  campaigns: String(orders.campaign),
  replies: String(orders.chat),
  tokens: String(outputTokens),
});

export const toWelcomeValues = ({ credits, days }: StageLimits["welcome"]): WelcomeValues => ({
  credits: String(credits),
  days: String(days),
});

/** What a text stands for, as far as a schema of whole numbers is concerned. */
const numberOf = (text: string) => typedNumber(text);

/** Checks a form of whole numbers against the contract; `fields` says which field an issue of the contract is about. */
function checked<Values extends object, Wanted>(
  schema: { safeParse: (given: unknown) => Parsed<Wanted> },
  wanted: (values: Values) => unknown,
  fieldOf: (path: readonly PropertyKey[]) => keyof Values & string,
) {
  return {
    safeParse: (given: unknown) => {
      const values = given as Values;
      const parsed = schema.safeParse(wanted(values));
      if (parsed.success) return { success: true as const, data: parsed.data as Wanted };
      const issues = (parsed.error?.issues ?? []).map(({ path, message }) => {
        const field = fieldOf(path);
        const isWhole = Number.isInteger(numberOf(String(values[field])));
        return { path: [field], message: isWhole ? message : copy.wholeNumber };
      });
      return { success: false as const, error: { issues } };
    },
  };
}

interface Parsed<Wanted> {
  success: boolean;
  data?: Wanted | undefined;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

const budgetFields: Readonly<Record<string, keyof BudgetValues>> = {
  campaign: "campaigns",
  chat: "replies",
  outputTokens: "tokens",
};

export const budgetFormSchema = checked<BudgetValues, StageLimits["modelBudget"]>(
  modelBudgetSchema,
  ({ campaigns, replies, tokens }) => ({
    orders: { campaign: numberOf(campaigns), chat: numberOf(replies) },
    outputTokens: numberOf(tokens),
  }),
  (path) => budgetFields[String(path.at(-1))] ?? "campaigns",
);

export const welcomeFormSchema = checked<WelcomeValues, StageLimits["welcome"]>(
  welcomeGrantSchema,
  ({ credits, days }) => ({ credits: numberOf(credits), days: numberOf(days) }),
  (path) => (path.at(-1) === "days" ? "days" : "credits"),
);
