/** What the conversation is called, and how its answers are marked. */
export const sampleTitle = "Sample conversation";
export const sampleNote = "Sample data";

/** What somebody with the sample data could have asked Morgan; its numbers are those of the sample deals. */
export const sampleTurns: readonly { question: string; answer: string; followUps: readonly string[] }[] = [
  {
    question: "Where did our sponsorships pay off best?",
    answer:
      "**New York** came out ahead: a dollar there brought back about $2.25. San Francisco follows with about $1.95, Austin with $1.60.\n\nOne deal explains much of it: it cost $75,000 and brought in $168,750. Before you put more money into New York, look at what the other deals there returned without it.",
    followUps: ["Which deal was that?", "What about cost per lead?"],
  },
  {
    question: "We have $20,000 left this quarter. More of the same, or something smaller?",
    answer:
      "Something smaller, if it can be measured within the quarter. *Minutes on the Wall* in your library is made for that: $26,000 in full, but its wall and printer can be reused, so a second run costs about **$18,500**.\n\nIf you would rather buy reach, a Gold package in New York starts above what you have left.",
    followUps: ["Open the concept", "How would you measure it?"],
  },
  {
    question: "What should I ask the host before I make an offer?",
    answer:
      "Three things decide what a package is worth:\n\n1. **Who came last time**, by role and company size, not only how many.\n2. **Where you would stand**, on the floor plan, and who stands next to you.\n3. **What you get afterwards**: the list of scans, on which day, and in which format.\n\nAsk for the third in writing. It is what most sponsors miss when they want to show results.",
    followUps: ["Write that to a host"],
  },
];
