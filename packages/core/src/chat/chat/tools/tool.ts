import type { ReadToolInput, ReadToolName, ReadToolResults } from "@marquee/adapters/ai/read-tools";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../../core.ts";

/** The account that tools read for: they see only what this account may see, however the question is phrased. */
export interface ReplyReader {
  core: Core;
  accountId: string;
  /** The agency that pays what this reader orders for the account; null where the account itself does. */
  payingAgency?: string | null;
}

/** What a tool reads with, for one reply. */
export interface ToolReader extends ReplyReader {
  /**
   * What was made under a name before, for whichever tool; else made now, and again if that failed. A reply sees one
   * state of a list.
   */
  once<T>(name: string, make: () => T): T;
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
