/** How an answer asks which thing an act is meant for. */
export const asksWhich = "Which one?";
/** How an answer asks for what an act needs. */
export const asksMore = "Tell me, and I'll prepare it.";

/** Whether an answer asked for what was missing to do something: what is said next may be just that. */
export const askedBack = (answer: string): boolean =>
  answer.includes(asksWhich) || answer.includes(asksMore) || answer.includes("Did you mean one of these?");
