/** Forms of questions that tell of what a question is, whatever its words. */

export const asksWhatThisIs =
  /\bwhat (?:is|['’]s) (?:this(?: (?:site|place|thing|app|tool|platform|all about|about|here))?|marquee)(?=[?.,!]|$| and\b)|\bwhats this\b|\bhow does (?:this|marquee) work\b/i;

export const searchesEvents =
  /\b(?:find|search|show|list|which|what|any|are there|looking for|other|similar|competing)\b.*\b(?:events?|shows?|fairs?|conferences?|festivals?|expos?)\b/i;

/** "Just pick one for us", "you choose an event". */
export const picksForUs =
  /\b(?:pick|choose|select|suggest|recommend|name) (?:just |only |me |us )*(?:one|an event|a show)(?: event| show)?(?: for (?:me|us|our \w+))?[.!?]*$|^(?:(?:ok|well|no|fine|then|so)[,.]? )*you (?:pick|choose|decide)\b/i;

export const isForUs =
  /\b(?:something|anything|a (?:good |real )?(?:fit|match|place|one)|right|good|suitable|made|interesting|any use|worth (?:it|a look|our time)) for (?:us|me|our (?:brand|company|team|product))\b/i;

/** What happens to an offer that isn't sent yet: "if I do send it, how long have they got to react?". */
export const waitsIfSent =
  /\b(?:if|once|when|after) (?:i|we) (?:do |did |actually )?(?:send|submit|confirm|make)\b.*\bhow (?:long|much time|many (?:hours|days))\b|\bhow (?:long|much time|many (?:hours|days))\b.*\b(?:if|once|when|after) (?:i|we) (?:do |did |actually )?(?:send|submit|confirm|make)\b/i;

/** Whether a price is asked to be judged. */
export const asksIfFair =
  /\b(?:fair|reasonable|overpriced|(?:too )?(?:steep|dear)|high or low|(?:a )?lot for|over the odds|expensive for|a bargain|good value|value for money|a rip-?off|a steal|(?:good|decent|ok(?:ay)?|right) (?:price|deal|offer|number|money)|too (?:much|expensive|high|low|cheap|little|dear|steep)|worth (?:that|the money|the price))\b/i;

/** What waits for an answer of one's own: "offers that I have to answer", "who is waiting for a yes or no from us". */
export const asksForTurn =
  /\b(?:offers?|bids?|proposals?|sponsors?|brands?|organ\w+|hosts?|anybody|anyone|who)\b.*\b(?:(?:i|we) (?:still )?(?:have to|need to|must|should|have(?:n['’]t| not)|never|did(?:n['’]t| not))(?: yet)? (?:answer|repl|decide|react|sign|respond)|(?:waiting|waits?) (?:for|on) (?:an? )?(?:yes|no|answer|reply|decision|us|me|our|my)|lying with us|left unanswered|on (?:our|my) desk)|\b(?:whose|which|what) (?:bids?|offers?|proposals?)\b.*\b(?:unanswered|not answered|open)\b/i;

/** What somebody passes on to others, who want figures. */
export const tells =
  /\b(?:tell|report|show|say|explain|present|send)\b.*\b(?:cfo|ceo|cmo|boss|board|finance|management|manager|directors?|investors)\b|\b(?:cfo|boss|board|finance (?:chief|director|team)|management)\b.*\b(?:wants?|asks?|needs?)\b/i;
