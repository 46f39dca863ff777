/** How no wish and no complaint begins that is whole: "during welcome week", "like feel it", "we can bring six bikes". */
const beginsWithin =
  /^(?:like (?:feel|see|that|this|it)\b|during\b|because\b|although\b|which\b|whose\b|than\b|and\b|but\b|or\b|of\b|we (?:can|could|have|will)\b|you can\b|not to exceed\b|no wait\b)/i;
/** How none ends: "too heavy for a cat, which", "people who guess the weight I'm over the". */
const endsWithin =
  /(?:^|\s)(?:the|an?|of|to|with|and|or|but|which|that|who|whose|for|in|at|by|from|on|our|their|your|its|my|her|his|than|as|if|when|because|i'm|we're)$/i;
/** The heading of a part, and nothing of what stands in it. */
const isHeading =
  /^(?:(?:mandatory|general|special|technical|minimum|further|other) )?(?:requirements?|conditions?|prohibited|deliverables?|scope|background|evaluation|submission|subject|timeline|schedule|specifications?|objectives?|annex|appendix)$/i;

/** Whether a text that was cut from a brief says nothing by itself. What isn't whole is better left out than promised. */
export const isFragment = (text: string): boolean => {
  const plain = text.trim().replace(/[.,;:!?]+$/u, "");
  return beginsWithin.test(plain) || endsWithin.test(plain) || isHeading.test(plain);
};
