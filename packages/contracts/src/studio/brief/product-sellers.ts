// cspell:ignore Wärmewerk
/** Words of a sentence with a verb or a person in it, which is no title. */
export const tellsOf =
  /\b(?:we|i|you|they|he|she|it|is|are|was|were|has|have|had|can|will|want|wants|need|needs|please|dear|hello|hi|this|that|there|my|help|think|thank|thanks|make|do|let|get|give|sorry|so|ok|okay|well|right|hey|proposal|brief|idea|ideas|request|concept|campaign|launch|event|party|dinner|booth|something|no|not|never|who|what|why|how)\b/iu;

/** "A firm that wants to hire twelve junior bridge inspectors": whom one looks for is what the brief is about. */
export const sought =
  /\b(?:hire|hiring|recruit|recruiting|looking for|short of|in need of) (?:(?:a|an|the|our|more|new|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) )*((?:\p{L}[\p{L}-]* ){0,3}?\p{L}+s)(?= (?:from|for|in|on|at|who|to|by|with|this|next|and)\b|[.,;:]|$)/iu;

/** "Foster families for teenagers is what we're short of" */
export const soughtFirst =
  /^(?:more |new )?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}+s)(?: (?:for|from|who|with|in) [^.,;:]{3,40})? (?:is|are) (?:what|whom?) (?:we|i)(?:'re| are|'m| am)? (?:short of|looking for|in need of|missing|need|lack)\b/iu;

/** "Oyster farm here. We'd love to shuck": what somebody grows, as the brief itself calls it later. */
export function grownBy(opening: string): string[] {
  const [, grown = ""] =
    /^(?:we are |we're |an? |the |our |small |family )*(\p{L}{3,}) (?:farm|farmers|growers|orchard|ranch)(?= here\b|[,.(:;]|$)/iu.exec(
      opening,
    ) ?? [];
  return grown === "" || isFarmed.test(grown) ? [] : [`${grown.toLowerCase().replace(/s$/, "")}s`];
}
/** How a farm is called, rather than what it grows. */
const isFarmed =
  /^(?:family|organic|small|local|wind|solar|urban|dairy|vertical|city|old|new|animal|hill|stock|fish|salmon|shrimp|trout|sheep|deer|server|ant|health|funny|farm)$/i;

/** "Heat pump installer (Wärmewerk), from Kassel": what a seller's own name says that it sells. */
export function soldBy(opening: string): string[] {
  const [, thing = ""] =
    /^(?:we are |we're |an? |the |our |small |family |local |(?:two|three|four|five|six) )*((?:[\p{L}-]+ ){0,3}\p{L}[\p{L}-]+) (?:installers?|dealers?|retailers?|sellers?|makers?|manufacturers?|producers?|importers?|suppliers?|builders?|repairers?|rental|distributors?|wholesalers?)(?=[,.(:;]| \(| (?:from|in|of|near|has|have|wants?|needs?|based)\b)/iu.exec(
      opening,
    ) ?? [];
  return thing === "" || tellsOf.test(thing) ? [] : [thing];
}
