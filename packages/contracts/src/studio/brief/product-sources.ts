// cspell:ignore rehomed organi rehome habibi Haferling introduc promot rais ourism ourist Husum Nordkraut
import { numberPattern } from "./brief-text.ts";

/** What is done with something that is new. */
const verbs = String.raw`(?:introduc(?:e|ing)|launch(?:ing)?|present(?:ing)?|promot(?:e|ing)|(?<=\b(?:we|i|to|will|shop|and|are|is) )sell(?:ing)?|show(?:ing)? off|unveil(?:ing)?|debut(?:ing)?|publish(?:ing)?|giv(?:e|ing) (?:out|away))`;

/** For whom money is raised or people are won: nothing else of such a brief is offered. */
export const causes: readonly RegExp[] = [
  /\b(?:rais(?:e|ing)|collect(?:ing)?) (?:money|funds|donations|awareness|support|interest) (?:for|of) (?:a |an |the |our )?(.+)/i,
  /\b(?:recruit(?:ing)?|hir(?:e|ing)|attract(?:ing)?)\b[^.!?]{0,60}? (?:for|to join|to work (?:at|for)) (?:a |an |the |our )(.+)/i,
];
/** The client may be what is offered, or somebody who offers it. */
export const ofClient = /\bclient is (?:a |an |the )?(.+)/i;
/** How a brief names what it is about, the surest first; what is in brackets begins with it. */
export const sources: readonly RegExp[] = [
  /\b(?:product|offering|what we sell) (?:is|are) (?:a |an |the |our )?(.+)/i,
  /\b(?:product|what we sell|what it is|offer|brand)\s?: (?:a |an |the |our )?(.+)/i,
  // A name with its explanation: "Nimbus, a cordless hedge trimmer".
  /(?:^|\b(?:for|of|called|named|to|launch|introducing|introduce|is|are|client|brand)) \p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?, (?:a|an|our|the) (.+)/u,
  /\b(?:launch|roll-?out|introduction|release|debut|reveal|promotion|premiere) of (?:our |the |a |an |my )?(?:new )?(.+)/i,
  new RegExp(String.raw`\b${verbs} (?:(?:our|a|an|the|my) )?(?:new |brand-new )?(.+)`, "i"),
  // "Our evening school teaches sign language", "the association lends walking frames"
  /\b(?:our|the|my) (?:\p{L}+ )?(?:school|association|club|charity|foundation|museum|theater|library|practice|clinic|agency|shop|store|garage|cooperative|union|office|society|group|band|choir|farm|bakery|studio|workshop|mother|father|wife|husband|uncle|aunt|brother|sister)\b[^.,;:!?]{0,30}? (?:teaches|lends|sells|makes|repairs|mends|offers|trains|rents|builds|prints|brews|grows|bakes|publishes|translates|restores|delivers|runs|produces|breeds|hires out) (?:a |an |the |out )?(.+)/iu,
  ofClient,
  /^it(?:'s| is)(?: all)? (?:for|about) (?:a |an |our |the )(?!booth|dinner|event|party|launch|day|week)(.+)/i,
  // "We bottle a fish sauce", "we rent out baby strollers"
  /^(?:(?:so|okay|hi|hello|hey|and|now|y'all|folks|well|look)[,]? )*(?:we|i) (?!(?:are|were|have|had|need|want|wanted|would|will|can|could|must|should|may|shall|might|go|go into|come|write|think|believe|hope|know|get|got|like|love|hate|also|don't|never|was|do not|leave|try|met|meet|saw|see|invite|expect|plan|ask|seek|look|heard|hear|open|start|call|visit|join|give|take|help|reach|talk|work|live|sit|stand|stay|move|see|ask|ship|close|speak|count|foresee|hand|record)\b)\p{L}+(?: and (?:\p{L}+))?(?: out| up| after| off| down)? (?:a |an |the |our |some )?(?=\p{Ll})(?!them\b|it\b|him\b|her\b)(.+)/iu,
  // "We have scalp oil for ladies", "that is how the hive scale came about"
  /\b(?:we|i)(?: have|'ve| have got|'ve got) (?!(?:an?|the|to|no|not|been|made|got|had|some|only|all|also|two|three|four|five|six|\d+|permission|room|space|time|money|people)\b)(?=(?!\p{L}+(?:ed|ing)\b)(?:\p{L}[\p{L}-]+ ){1,2}(?:for|that|which|with) )(.+)/iu,
  /\bhow (?:the|our|this|my) (?=[^.,;]{3,40} (?:came about|was born|came to be|began|started|happened)\b)(.+)/iu,
  /^(?:we|i)(?:'re| are|'m| am) (?:giving|offering|starting|opening|bringing) (?:a |an |the |our |some )(.+)/iu,
  /\bwe (?:show|do|demo|demonstrate) (?:a |an |the |our )?(?!not\b|want\b)(.+)/i,
  /\b(?:we've|we have|we've got|i've|i have|i've got|there's|there is) (?:a |an |the |this |now a )(?!lot\b|few\b|couple\b|chance\b|fight\b|hall|booth|stand|room|permit|slot|corner|spot|place|team|staff|contract|table|problem|budget)(.+)/i,
  /\b(?:we|they) (?:made|wrote|built|designed|developed|invented|cut|sew|forge|print) (?:a |an |the |some )?(.+)/i,
  /\bour (?:house|company|firm|brand|studio|workshop|family|team|factory|lab|farm|charity|association|co-?op|cooperative|bakery|brewery|foundation|start-?up|master|publisher)\b[^.]{0,12}? (?:places|trains|rents(?: out)?|makes?|builds?|sells?|produces?|brews?|designs?|offers?|publishes|lends?|forges|cuts) (?:a |an |the )?(.+)/i,
  /\bours is (?:a |an |the )(.+)/i,
  // "Hi, it's Bola from the podcast"
  /^(?:(?:hi|hello|hey|yo)[,!]? )?(?:it's|it is|this is|i'm|i am) \p{Lu}\p{Ll}+(?: again| here)? (?:from|with|of|at|behind) (?:the|our) (.+)/u,
  // "It's a ceiling hoist for bathrooms"
  /^(?:so )?it(?:'s| is) (?:just |basically |actually )?(?:a |an )(?!\p{L}+ (?:place|night|day|evening|shame|pity|lot|bit|must|fact)\b|place|night|day|evening|shame|pity|lot|bit|must|fact|holy|tradition)(.+)/iu,
  // "We're a phone line for farmers", "we are family guesthouses of Hokkaido"
  /^(?:(?:so|okay|dear \p{L}+|and|now),? )?(?:we're|we are) (?:an? )?(?!(?:the|in|on|at|not|just|very|all|so|only|two|three|four|five|six|seven|eight|nine|ten|\d+|looking|trying|going|allowed|happy|sorry|a (?:small|family|young|little) (?:company|team|business|firm))\b|\p{L}+(?:ing|ed)\b)(.+)/iu,
  /\b(?:proposals?|concepts?|ideas?|campaign|launch|event|something|anything|activations?|action|promotion|experience|stand|brief) for (?:a |an |the |our |my |its |their )(?:new )?(.+)/i,
  /^(?:the )?(?:what|product|machine|service) (?:is|are) (?:a |an |the )?(.+)/i,
  /\b(?:pharmacies|stores|shops|clinics|branches|library|libraries|museum|gym|bank|union|hotel|school|farm|pharmacy|clinic|shop|store)\b[^.]{0,30}? (?:offers?|sells?|has|have|launch(?:es)?|introduces?) (?:now )?(?:a |an |the )(.+)/i,
  /\b(?:we|i)(?:'re| are| also)? (?:sell|make|build|offer|produce|run|craft|brew|bake|grow|design|developed|made|rent|repair|provide|distribute|import|lend|forge|cook|print|mend|teach|train|translate|clean|restore|arrange|organize|plan(?! (?:to|on|for|a|an|the)\b)|breed)\s+(?:a |an |the |some )?(.+)/i,
];

/** How it may be named besides, less surely than by "our". */
export const furtherSources: readonly RegExp[] = [
  /\b(?:we|i) (?:run|own|operate|manage|started|opened|roast|publish|import|install) (?:a |an |the )?(.+)/i,
  // "We are three persons in Leipzig and produce Haferling", "we are manufacturing a shampoo bar"
  /\b(?:we|i)(?:'re| are|'m| am)?\b[^.!?;:]{0,40}?\b(?:and |are |'re |am |'m )(?:make|makes|sell|produce|manufacture|offer|brew|bake|grow|import|distribute|rent|publish|design|build|making|selling|producing|manufacturing|offering|brewing|baking|growing|importing|distributing|renting|publishing|designing|building|developing|launching|introducing|running) (?:a |an |the |our |some )?(?:new )?(.+)/i,
  /\b(?:we|i)(?:'ve| have) (?:now |just |finally )?(?:made|built|developed|invented|designed|put up|set up|opened|launched|started|written|brought out|come up with) (?:a |an |the |our |some )?(?:new )?(.+)/i,
  /\b(?:that's|this is) why (?:we|i) (?:made|built|developed|invented|designed|started|wrote|opened) (.+)/i,
  // "We're the volunteer fire brigade of Bergen and need new members"
  /^(?:we're|we are) the (.+)/i,
  // "The brake sensor team wants something"
  /\bthe (.+?) (?:team|department|people|folks|division|unit) (?:wants?|needs?|asks?|would like)\b/i,
  // "Our client is a housing cooperative", "we are asked to launch"
  /\b(?:sender|applicant|organizer) is (?:a |an |the )(.+)/i,
  /\b(?:request|brief|proposal|pitch|campaign|ideas?|something|presentation|launch) (?:is |are |is all )?(?:about|on|around) (?:a |an |the |our |my )(.+)/i,
  /\b(?:makers?|producers?|manufacturers?|providers?|publishers?|importers?) of (.+)/i,
  /\b(?:promote|advertise|introduce|get the word out about|awareness (?:for|of)|try out|taste|try|test) (?:my |the |a |an )(.+)/i,
  /\b(?:client|company|startup|\p{Lu}[\p{L}\d]+) (?:sells|makes|builds|offers|is launching|launches|brews|bakes|runs|operates|provides|produces|rents|publishes|organi[sz]es|is introducing) (?:now )?(?:a |an |the |out )?(.+)/u,
  /\b(?:take home|sign up for|switch to|subscribe to|apply for|hear about|know about) (?:a |an |our |the )(.+)/i,
  /\bmy (?:new )?(.+)/i,
  /(?:^|[,(] ?)(?:brand|brand name|called|named|under the name)(?: is|:)? (\p{Lu}.+)/u,
  // "An umbrella repair shop": what a seller's own name says that it sells
  /\b(?:of|from|run|own|have|is|are|at) (?:(?:a|an|the|our|my|small|family) )*((?:\p{Ll}[\p{L}-]+ ){1,3})(?:shop|store|company|firm|maker|manufacturer|startup|service|business)\b/u,
];

/** How a sentence tells of it in passing: surer than what only stands beside "our". */
export const toldSources: readonly RegExp[] = [
  // "I've used a wheelchair for 22 years and I run city tours"
  /\band (?:i|we) (?:run|teach|guide|sell|rent out|rent|build|make|publish|organize|offer|operate|brew|bake|print) (?:a |an |the |our |some )?(.+)/i,
  // "We are the visitors bureau of a lake county with forty inns"
  /^(?:we are|we're) (?:the|a|an) (?:visitors?['’]? bureau|tourist (?:board|office)|tourism (?:board|office)|chamber of \p{L}+|association|destination)\b[^.]*? (?:with|of) (?:\d+|\p{L}+) (\p{L}+s\b.*)/iu,
  // "proposals regarding its new part-time certificate"
  /\b(?:regarding|concerning|about|for|promote|on|of) (?:our|its|their|his|her|my) (?:brand-)?new (.+)/i,
  // "Our studio will show a cooperative puzzle game at a convention"
  /^(?:our|my) (?:\p{L}+ ){1,3}(?:in \p{Lu}\p{L}+ )?(?:(?:will|is going to|wants? to|would like to|is about to|has just) )?(?:shows?|presents?|launch(?:es)?|introduces?|releases?|opens?|brings?|sells?|offers?|publish(?:es)?|makes?|built|made) (?:its |their |his |her |our |a |an |the )(?:own |new |first )?(.+)/iu,
  // "We would like to sample our frozen dumplings", "we want to explain our first home loan"
  /\b(?:we|i)(?:'d| would) (?:like|love) to \p{L}+(?: out)? our (?:own |new |first )?(.+)/iu,
  /\b(?:we|i) (?:want|plan|hope|need|wish|intend|aim) to \p{L}+(?: out)? our (?:own |new |first )?(.+)/iu,
  // "In Lancaster we are about to open 64 rental apartments"
  /\bwe(?: are|'re) about to (?:open|launch|sell|rent out|release|start|introduce) (?:(?:a|an|the|our|\d+|\p{L}+ty|two|three|four|five|six|ten|twelve) )?(.+)/iu,
  // "We look after the computers of dental practices as a flat monthly service"
  /^(?:we|i) \p{L}+ (?:after |for |out )?[^.]{3,80}? as an? (.+)/iu,
  // "We find homes for dogs over eight years old"
  /^(?:we|i) (?:find (?:new )?(?:homes|owners|families|work|places|jobs) for|rescue|rehome|care for|look after|take care of|train|restore) (?:the |our |some )?(.+)/iu,
  // "We deliver a weekly coffee subscription to offices"
  /\b(?:and |, )?we (?:deliver|send|ship|provide|supply|operate|host|teach|offer) (?:a|an|the|our) (.+)/iu,
  // "We will have three electric pickup trucks for a ride and drive"
  /\b(?:we|and)(?: will| can|'ll)? (?:have|bring|own|show|demonstrate) (?:two|three|four|five|six|eight|ten|twelve|\d+) (?:of (?:our|the) )?(?:new )?(?=(?:\p{L}[\p{L}-]+ ){1,3}\p{L}+s\b)(?!\p{L}+ (?:for|of|in|on|at|and|who|that|with)\b)(.+)/iu,
  // "We are a nonprofit that lends out sewing machines"
  /^(?:we are|we're|i am|i'm|i run|we run|it's|ours is) (?:an? |the )?[^.,;]{3,40}? (?:that|which|who) (?:lends?(?: out)?|sells?|makes?|rents?(?: out)?|repairs?|builds?|teaches|teach|offers?|brews?|bakes?|delivers?|prints?|grows?|trains?|rescues?|collects?|publish(?:es)?|restores?) (?:an? |the |our )?(.+)/iu,
  // "Please help me fill a beginners' course"
  /\b(?:fill|fills|filling|seats left in|places in|enroll in|sign up for) (?:an? |the |our |my |this )(?=[^.,;]{0,30}?(?:course|class|workshop|program|camp|season|tour)\b)(.+)/iu,
  // "Our community college opens a one-year certificate this fall"
  /\b(?:our|the|my) (?:[\p{L}-]+ ){0,2}(?:college|university|school|academy|institute|district|city|county|library|hospital|museum|clinic|church)\b[^.,;:!?]{0,30}? (?:opens|starts|launches|introduces|adds|begins|offers|unveils) (?:an? |the |its |a new )?(.+)/iu,
  // "We need foster homes for kittens"
  /^(?:(?:hey|hi|hello|ok|so|and|well),? )*(?:we|i) (?:need|are looking for|are short of|'re short of|seek|want) (?:more |new )?(?!(?:help|ideas?|people|something|somebody|someone|anything|an?|the|some|your|to|it|this|that|our|my|no)\b)((?:\p{Ll}+ ){0,2}\p{Ll}+s (?:for|that|who) .+)/iu,
  // "Tourism board of Slovenia"
  /\b(?:[Tt]ourism|[Tt]ourist|visitors?['’]?) (?:board|office|bureau|association) (?:of|for) (?:the )?(\p{Lu}.+)/u,
  // "We're Nordkraut, two sisters from Husum, and make kimchi"
  /^(?:we're|we are) \p{Lu}[^.;!?]{2,80}?,? (?:and|who) (?:we )?(?:make|sell|brew|bake|build|produce|offer|rent out|rent|publish|design|grow|repair|teach|import|roast|run) (?:an? |the |our |some )?(.+)/iu,
  // "43 older dogs that nobody wants"
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) ((?:\p{Ll}+ ){1,3}\p{Ll}+s (?:that|which|whom?) (?:nobody|no one|hardly|need|wait|are)\b.+)/iu,
  // "My husband came up with a wall shelf that carries 40 pounds"
  /\b(?:came|come|comes) up with (?:a |an |the |our )(?!name\b|idea\b|plan\b|concept\b|proposal\b|something\b)(.+)/iu,
  // "We'd like men over 45 to take a home blood pressure monitor with them"
  /\b(?:take|have|borrow|wear|carry) (?:an? |the |our )([^.,;:]{3,60}?) (?:home with them|with them|away with them)\b/iu,
  // "Our shelter wants 20 senior dogs adopted by office people"
  new RegExp(
    String.raw`\b(?:wants?|would like|'d like|hopes? to (?:see|get|have)|needs?) (?:to (?:see|get|have) )?(?:${numberPattern}) ((?:\p{Ll}+ ){0,2}\p{Ll}+s) (?:adopted|rehomed|fostered|placed|sponsored|in new homes)\b`,
    "iu",
  ),
  // "Permanent hair color launch, brand: …"
  /^(?:an? |the |our )?(?!(?:product|event|campaign|book|brand|new|pop-?up|soft)\b)((?:\p{L}[\p{L}-]+ ){1,3}?)(?:launch|premiere|release|roll-?out)(?=[,.:;])/iu,
];
