import type { Act } from "../reading/acts.ts";

/**
 * What a sentence has to speak of for a card that spends, ends or rewrites something: that its words are usual there is
 * not enough. "Just those made for developers" orders nothing, and "send them that one" declines nothing.
 */
const words: Readonly<Partial<Record<Act, RegExp>>> = {
  order_campaign:
    /\b(?:campaigns?|concepts?|ideas?|activations?|pop-?ups?|brainstorm\w*|generat\w+|order)\b/i,
  buy_credits:
    /\b(?:credits?|creds?|packs?|packages?|bundles?|top(?:ping)? (?:\w+ )?up|refill\w*|recharge|buy|purchase)\b/i,
  set_profile:
    /\b(?:profile|budgets?|budgett|industry|industries|interests?|audiences?|regions?|markets?|places?|cities|company|name|year\w*|annual\w*|purse|pot|pocket|spend\w*|sponsor\w*|business|based|mov(?:e|ed|ing)|notes?|enter|put|record|update|set|change|add|remove|list|switch)\b/i,
  decline:
    /\b(?:no|nope|not|never|nah|\w+n['’]?t|declin\w*|reject\w*|refus\w*|pass(?:ing)?|turn(?:ing)?|down|drop|skip|out|kill|bin|ditch|withdraw|scrap|end|cancel|regrets?|thanks but|too (?:low|little|much))\b/i,
  cancel:
    /\b(?:cancel\w*|withdraw\w*|call\w* off|off|out|end|stop|scrap|drop|kill|back|pull\w*|quit|terminate|abandon|leave|axe|bin|ditch|void|no longer|abort|undo)\b/i,
};

/** Whether a sentence speaks of what an act is about; true of acts whose cards do no harm. */
export const speaksOf = (sentence: string, act: Act): boolean =>
  (words[act]?.test(sentence) ?? true) && !(speaksOfElse[act]?.test(sentence) ?? false);

/** What speaks of something else, though the words of an act stand in it. */
const speaksOfElse: Readonly<Partial<Record<Act, RegExp>>> = {
  // "Tell me about that deal" is said to nobody else.
  // "Offer them 6,200 and say that our engineers run the drill" makes an offer with a word to it.
  message:
    /^\W*(?:(?:ok|okay|please|so|then|yes|and|good|fine|i'd like one|can you|could you)\W+)*(?:(?:offer|bid|counter)\b[^.?!]*\{(?:amount|number)\}|(?:tell|show|give|remind) (?:me|us)\b)/iu,
  // "Platform engineers should try our tool, with 12,000 to spend" says what a campaign may cost.
  set_profile:
    /\bwith (?:about |around |up to )?\{(?:amount|number)\}(?: dollars| bucks)? to (?:spend|burn|use|play with)\b/iu,
  // "People who sign purchase orders"
  sign: /\b(?:people|those|somebody|someone|anyone|buyers?|leads|managers) (?:who|that) (?:can |may )?signs?\b|\bsign(?:s|ing)? (?:purchase|up\b|off\b|in\b)/iu,
};
