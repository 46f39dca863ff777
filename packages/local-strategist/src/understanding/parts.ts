/** Whether somebody wants to see how a number comes about. */
export const wantsSum =
  /\b(?:arithmetic|maths?|calculation|working|workings|the sums?|step by step|how you (?:get|got) (?:there|it|that))\b/i;

const asks =
  /^(?:and |also |then )*(?:what|whats|how|when|where|which|who|whose|why|do|does|did|is|are|was|were|can|could|have|has|would|should|will)\b/i;

/** The questions that stand in one. */
export function partsOf(question: string): string[] {
  return (
    question
      .split(
        /\?\s+|;\s*|,?\s+and (?=(?:also|what|how|when|where|which|who|do|does|did|is|are|can|have|has)\b)/i,
      )
      .map((part) => part.trim())
      .filter(
        (part) =>
          !wantsSum.test(part) ||
          part.endsWith("?") ||
          !/^(?:and )?(?:please )?(?:show|with|include|give|spell)\b/i.test(part),
      )
      // "And what's it worth" goes on with what comes before.
      .filter(
        (part) =>
          part.split(/\s+/).length >= 3 &&
          !/^(?:and )?(?:what(?:['’]?s| is) (?:it|that|this|all of it) worth|when, |(?:does|do|will|would) (?:it|that|this|they) cost\b)/i.test(
            part,
          ),
      )
      // "… to invite? Nothing is sold there!" ends with no question of its own.
      .filter(
        (part, at, all) =>
          at === 0 || at < all.length - 1 || question.trim().endsWith("?") || asks.test(part),
      )
      .slice(0, 2)
  );
}
