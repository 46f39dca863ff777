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
export const speaksOf = (sentence: string, act: Act): boolean => words[act]?.test(sentence) ?? true;
