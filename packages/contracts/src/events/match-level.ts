/** What the score of a match amounts to. */
export const matchLevels = ["strong", "good", "weak"] as const;
export type MatchLevel = (typeof matchLevels)[number];

/** The lowest score of each level; below a good one, nothing is called a match or recommended. */
const [strongFrom, goodFrom] = [80, 60];

export function matchLevel(score: number): MatchLevel {
  if (score >= strongFrom) return "strong";
  return score >= goodFrom ? "good" : "weak";
}
