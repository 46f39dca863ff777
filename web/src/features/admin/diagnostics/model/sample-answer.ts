/** A complete answer with every kind of section that Morgan writes; its figures are samples. */
export const sampleAnswer = `## Event Recommendations

1. **Enterprise Tech Summit** reaches 3,400 decision makers, most of them in security.
2. **Cloud Innovation Expo** draws platform teams that are choosing vendors this year.

## Audience Insights

1. **Security leaders** spend longest at live demonstrations.
2. **Engineers** come back for hands-on labs.

## ROI Analysis

| Measure | Sample |
| --- | --- |
| Investment | **$75,000** |
| Return | **$168,750** |
| ROI | **125%** |

## Key Performance Metrics

1. **Qualified leads** per day
2. **Cost per lead** against last year`;

/** The follow-up that each phrase in an answer suggests. */
const offers = [
  { phrase: /sponsor|investment/i, reply: "Show sponsorship packages" },
  { phrase: /event/i, reply: "More event details" },
  { phrase: /enterprise tech summit/i, reply: "Enterprise Tech Summit info" },
  { phrase: /cloud innovation expo/i, reply: "Cloud Innovation Expo details" },
] as const;

/** The quick replies whose phrases occur in a text. */
export function quickRepliesIn(text: string): string[] {
  return offers.filter(({ phrase }) => phrase.test(text)).map(({ reply }) => reply);
}
