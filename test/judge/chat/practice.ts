import type { Conversation } from "./conversation.ts";
import { practiceA } from "./practice-a.ts";
import { practiceB } from "./practice-b.ts";

/** Questions by people who know neither the answers' code nor the other questions. */
export const practice: readonly Conversation[] = [...practiceA, ...practiceB];
