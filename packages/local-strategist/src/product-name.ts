/**
 * Whether a product is called by a name, which has no article: its words have capitals within a sentence, or where it
 * begins one a verb or an explanation follows without an article before it.
 */
export function isName(product: string, prompt: string): boolean {
  if (!/^\p{Lu}/u.test(product)) return false;
  const capitals = product.split(" ").filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const words = product.split(" ").length;
  const at = prompt.indexOf(product);
  if (at < 0) return false;
  const before = prompt.slice(0, at).trimEnd();
  const begins = before === "" || /[.!?:\n]$/.test(before);
  if (/\b(?:a|an|the|our|your|my|new|this)$/i.test(before) && capitals < words) return false;
  if (!begins) return capitals === words;
  if (words > 1) return capitals === words;
  const after = prompt.slice(at + product.length);
  return /^(?:,? (?:is|was|helps|lets|shows|makes|turns|gives|brings|keeps|does|has|will|can)\b|, (?:a|an|the|our)\b)/.test(
    after,
  );
}
