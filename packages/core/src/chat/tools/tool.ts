import type { ReadToolInput, ReadToolName, ReadToolResults } from "@marquee/adapters/ai/read-tools";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../../core.ts";

/** For whom a tool looks: it sees what this account may see, whoever asks in whatever words. */
export interface ToolReader {
  core: Core;
  accountId: string;
}

/** A tool that reads; what it may be asked was checked before. */
export type Tool<Name extends ReadToolName> = (
  reader: ToolReader,
  input: ReadToolInput<Name>,
) => Promise<ReadToolResults[Name]>;

/** How many entries a look-up gives where nobody says. */
export const toolLimit = 5;

/** What is there, or null for what there is not: nobody learns from Morgan whether another's is there. */
export async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
