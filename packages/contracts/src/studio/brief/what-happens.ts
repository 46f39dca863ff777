/** "They wash one half of the hair with it", "the first puzzle is on paper": what happens, told as if it were so already. */
const happens =
  /^(?:(?:and|then|first) )*(?:(?:they|you|visitors?|guests?|players?|customers?)(?:'ll| will| can)? (?:(?:all|each|only|just|then|themselves) )?(?!(?:is|are|was|were|be|has|have|had|do|does|did|can|could|will|would|know|work|live|like|love|hate|need|want|think|say|see|look|feel|assume|pass|cross|come|comes|get|gets|started|buy|pay|use|lose|own|make|makes|sell|call|fear|ask|expect|hope|count|agreed|spend|tell|believe|wait|end|sit|stand|stay|recommend|control|haul|walk|put|take) (?!it\b|through\b|the route\b|one\b|their\b)|(?:hate|like|love|call|know|own|control|tell|sell|do|get|need|want|use) it\b|\p{L}+ (?:us|me)\b)\p{L}{2,} (?=\p{L})|it (?:goes|fits|hangs|stands|runs|is tried|is shown|is played|is done) (?=\p{L})|(?:whoever|every(?:body|one)(?: who \p{L}+(?: to)?)?|one of (?:us|our \p{L}+)) \p{L}+|(?:a|an|the|each|my|our) (?:[\p{L}-]+ ){1,4}?(?:(?:is|are) (?:on|in|at|\p{L}+-\p{L}+-\p{L}+|\p{L}{3,}ed(?! of))|takes|sits|stands|goes|gives|pours|shows|reads|opens|cuts|writes|holds|signs|repairs|picks|checks|ends|begins) \p{L})|^and (?:an?|the|two|three|four) (?:[\p{L}-]+ )+(?:for|in|at|with|before|on) /iu;

/** Whether a clause shows how it is to go as if it happened already, and neither counts, prices nor explains. */
export const tellsWhatHappens = (clause: string): boolean =>
  happens.test(clause) &&
  !/\b(?:\d[\d,]+|hundred|thousand|because|since|that's|it's|there's)\b|[$€£]/iu.test(clause);
