// cspell:ignore celebrit competi espresso foodstuffs fundrais gamif goodie lectur lotter metaverse photobooth pictur prosecco pyro religio technolog theatre
/**
 * What a brief may refuse, as the beginnings of words, and the words by which a text shows it: the thing's kinds, its
 * other names, and what it is made with.
 */
const families: readonly (readonly [refused: string, shownBy: string])[] = [
  [
    "alcohol drink booze liquor drunk tipsy",
    "alcohol beer wine cocktail champagne prosecco bar liquor spirits whiskey toast",
  ],
  ["beverage", "drink beer wine cocktail coffee tea juice"],
  [
    "music entertain noise noisy loud sound band dj concert",
    "music band dj concert singer comedian magician performer loudspeaker bell song playlist drum",
  ],
  ["vr headset virtual metaverse", "vr headset virtual"],
  [
    "game gamif quiz trivia contest competi tournament leaderboard challenge race score",
    "quiz trivia contest competition tournament leaderboard game challenge score race relay winner rally",
  ],
  [
    "raffle giveaway prize sweepstake lotter freebie swag gift goodie merch wheel draw",
    "raffle giveaway prize sweepstake lottery freebie swag gift goodie merch merchandise",
  ],
  [
    "discount coupon voucher promo rebate price sale deal",
    "discount coupon voucher promo rebate price-off bargain markdown",
  ],
  ["costume cosplay mascot dressed outfit", "costume cosplay mascot"],
  ["uniform coat apron vest suit", "uniform coat apron vest"],
  [
    "photo selfie camera film picture pictur video record hashtag instagram",
    "photo photographer photobooth selfie camera film filming video hashtag backdrop recording",
  ],
  [
    "phone mobile smartphone app download install qr scan code email e-mail",
    "phone qr selfie email app scan download install smartphone",
  ],
  [
    "screen display monitor tablet tv television projector digital electronic device gadget technolog tech led computer laptop",
    "screen display monitor tablet tv television projector projection digital video app laptop computer led online interface",
  ],
  [
    "online virtual webinar stream zoom hybrid remote",
    "online virtual webinar stream zoom broadcast livestream",
  ],
  [
    "speech keynote slide presentation panel lectur talk powerpoint speaker stage podium microphone motivational sermon",
    "speech keynote slide slideshow presentation panel lecture podium microphone speaker presenter",
  ],
  ["stage theater theatre performance show", "stage theater performance actor"],
  ["actor perform clown magician juggler", "actor performer clown magician juggler"],
  ["influencer celebrit famous star blogger creator", "influencer creator celebrity blogger superstar"],
  ["dairy milk lactose", "milk dairy cheese cream yogurt butter"],
  ["meat animal-product", "meat beef chicken pork sausage burger bacon"],
  ["sugar candy candies sweet chocolate", "sugar candy sweets chocolate cookie cake"],
  [
    "food cater snack eat meal buffet",
    "food catering snack meal dinner lunch breakfast buffet bread cake plate cooking bite",
  ],
  ["coffee caffeine", "coffee espresso caffeine"],
  ["nut nuts peanut", "nut peanut almond hazelnut"],
  ["gluten wheat", "bread wheat flour gluten"],
  ["plastic single-use disposable throwaway", "plastic disposable single-use sachet"],
  [
    "paper print printed flyer brochure leaflet handout handouts pamphlet folder booklet card cards clipboard paperwork",
    "paper printed printout flyer brochure leaflet handout pamphlet booklet poster card clipboard",
  ],
  ["banner sign signage logo branding poster billboard", "banner signage logo billboard poster sign"],
  ["queue line lines waiting wait", "queue wait waiting"],
  ["donation fundrais collect money pledge", "donate donation pledge fundraiser collection"],
  ["politic election religio", "politics political election religion religious"],
  ["temp temps volunteer freelancer agency", "volunteer hired temp"],
  ["scent smell perfume fragrance odor", "spray scent perfume fragrance scented"],
  ["selling sell sales pitch salesperson salespeople salesman", "salespeople salesperson checkout pitch"],
  [
    "name names data personal address contact contacts form forms registration register sign-up signup",
    "phone email form badge register registration sign-up",
  ],
  ["test exam tested grade certificate", "exam quiz grade tested test-bench"],
  ["comparison compare competitor rival", "competitor rival compare comparison side-by-side"],
  ["seat sit chair sofa couch bench lounge", "seat seated chair sofa couch bench lounge"],
  ["tent outdoor outdoors outside open-air", "tent outdoor outdoors awning"],
  ["fire flame candle smoke pyro firework grill", "fire flame candle smoke pyrotechnics firework grill"],
  ["balloon confetti glitter bunting streamer", "balloon confetti glitter bunting streamer"],
  ["animal pet dog horse", "animal pet dog cat horse"],
  ["drone drones flying aerial", "drone aerial"],
  ["child children kid kids minor minors toddler", "child children kid toddler"],
  ["water liquid fluid", "water liquid rain shower hose fountain pool splash"],
  ["laser strobe flashing", "laser strobe flashing"],
  ["scare scary shock fear guilt horror", "scare scary shock guilt horror gory"],
  ["touch touching contact", "touch hug"],
  ["car truck vehicle van bus", "car truck vehicle van bus"],
  ["timer countdown clock rush hurry", "timer countdown stopwatch timed clock"],
];
const byHead = families.map(([refused, shownBy]) => [refused.split(" "), shownBy.split(" ")] as const);

/** The words by which a text shows what one refused word means, that word included. */
export function shownBy(word: string): readonly string[] {
  const one = word.toLowerCase();
  // A short beginning stands for itself and its plural only: "car" is no card.
  const isOf = (head: string) =>
    head.length > 4 ? one.startsWith(head) : one === head || one === `${head}s` || one === `${head}es`;
  return [...new Set([word, ...byHead.flatMap(([heads, words]) => (heads.some(isOf) ? words : []))])];
}

/** The kinds of what a word refuses in general, that word included: of "paper", but not of "clipboards". */
export function kindsOf(word: string): readonly string[] {
  const isGeneral = byHead.some(([[head = ""]]) => word.toLowerCase().startsWith(head));
  return isGeneral ? shownBy(word) : [word];
}
