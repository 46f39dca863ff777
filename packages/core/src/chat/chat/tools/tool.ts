import type { ReadToolInput, ReadToolName, ReadToolResults } from "@marquee/adapters/ai/read-tools";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../../core.ts";

/** The account that a tool reads for: it sees only what this account may see, however the question is phrased. */
export interface ToolReader {
  core: Core;
  accountId: string;
  /** The agency that pays what this reader orders for the account; null where the account itself does. */
  payingAgency?: string | null;
}

/** A read-only tool; its input has been validated before. */
export type Tool<Name extends ReadToolName> = (
  reader: ToolReader,
  input: ReadToolInput<Name>,
) => Promise<ReadToolResults[Name]>;

/** How many entries a look-up returns by default. */
export const toolLimit = 5;

/** The result, or null if it is not found, so that Morgan never reveals whether another account's thing exists. */
export async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
