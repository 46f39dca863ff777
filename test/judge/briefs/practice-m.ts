// cspell:ignore aperitivo Ceará centre dashcam Eldoret matatu measur Ningxia Quixada Quixadá sakura
// cspell:ignore Thika traveller videographer
import type { Brief } from "./brief.ts";

/** Briefs of the last strangers: bread clocks, hoists, night markets, a library van and one angry letter. */
export const practiceM: readonly Brief[] = [
  {
    id: "m21",
    industry: "tech",
    prompt:
      "We build a fermentation clock: a probe in the dough, it rings the baker when the dough is ready, " +
      "not when the recipe says. Bakers set five alarms and still sleep beside the mixer. Guild school in " +
      "Bologna, evening class for master bakers, one Thursday 19:00 to 22:00, 54 people in the room, that " +
      "is everyone. Bring dough which is too young and dough which is too old, they will know. Excluded: " +
      "wine (they start at 2 a.m.), a countdown show on a big screen, any claim that the machine replaces " +
      "the nose. The managing director wants 80 probes ordered by those who are in the room, one for each " +
      "bakery. Up to 3,800 dollars.",
    product: ["fermentation clock", "clock", "probe"],
    problem: ["alarm", "sleep*", "recipe", "mixer"],
    audience: { words: ["baker"], size: 54 },
    mustHaves: { "young and old dough": ["too young", "too old", "young dough", "old dough", "dough"] },
    mustNots: {
      "no wine": ["wine", "prosecco", "spritz", "aperitivo"],
      "no countdown on a screen": ["countdown show", "big screen", "LED wall", "video wall"],
      "the nose is not replaced": ["replaces the nose", "better than the nose", "replace your nose"],
    },
    place: { words: ["Bologna", "guild school", "school", "class"], wrong: ["trade show", "mall", "street"] },
    when: { days: 1, hours: 3, words: ["Thursday", "evening"], wrong: ["morning", "weekend", "lunch"] },
    budgetCents: 380_000,
    target: { count: 80, counts: ["probe", "order"] },
    unmet: [
      {
        line: "target",
        why: "54 people with one probe for each bakery order 54 probes at most.",
        words: ["80", "54", "probe", "order"],
      },
    ],
  },
  {
    id: "m22",
    industry: "healthcare",
    prompt:
      "To whom it may concern. This is the THIRD agency and I am tired. It's a ceiling hoist for " +
      "bathrooms. Wives lift husbands out of the tub until their own back goes. You people always send me " +
      "ideas with old folks smiling at a sunset. I don't want a sunset, I don't want actors, I do not " +
      "want the word dignity. What I do want: carers lifting a sandbag of 80 kilos by the hoist with one " +
      "finger. The carers' afternoon at the town hall in Dunedin, one Friday, 1 to 4, seventy carers. If " +
      "15 let us come and measure their bathroom I'll apologize for this letter. NZ$5,000.",
    product: ["hoist"],
    problem: ["back", "lift*"],
    audience: { words: ["carer", "caregiver", "wife", "wives"], size: 70 },
    mustHaves: { "lifting an 80 kilo sandbag": ["sandbag", "80 kilos", "80 kg"] },
    mustNots: {
      "no sunset": ["sunset"],
      "no actors": ["actor", "actress", "role-player"],
      'not the word "dignity"': ["dignity", "dignified"],
    },
    place: { words: ["Dunedin", "town hall", "hall"], wrong: ["trade show", "shopping mall", "hospital"] },
    when: { days: 1, hours: 3, words: ["Friday", "afternoon"], wrong: ["evening", "morning", "weekend"] },
    target: { count: 15, counts: ["bathroom", "visit", "measur*", "appointment"] },
  },
  {
    id: "m23",
    industry: "travel",
    prompt:
      "Dear partner, we are family guesthouses of Hokkaido, eleven houses together, we offer the 'empty " +
      "week': in November, when there is no snow and no leaf, nobody comes and the rooms are cold. We " +
      "like to meet people of Taipei who are tired from crowded travel. Place: night market, Ningxia, " +
      "Taipei, two nights (Tuesday, Wednesday), 18:00-23:00. Please do not show ski, do not show cherry " +
      "flower, it would be a lie in November. Someone from every house can not come, only two " +
      "grandmothers come. They will pour hot buckwheat tea. No lucky wheel. Wish: 60 bookings. Cost USD " +
      "9,200.",
    product: ["guesthouse", "empty week"],
    problem: ["crowd*", "nobody comes", "empty", "tired"],
    audience: { words: ["traveler", "traveller", "visitor", "people", "Taipei"] },
    mustHaves: { "buckwheat tea is poured": ["buckwheat tea", "tea"] },
    mustNots: {
      "no ski": ["ski", "skiing", "snowboard"],
      "no cherry flowers": ["cherry blossom", "sakura", "cherry flower"],
      "no lucky wheel": ["lucky wheel", "wheel of fortune", "prize wheel", "spin the wheel"],
    },
    place: { words: ["Taipei", "Ningxia", "night market", "market"], wrong: ["hotel", "airport", "mall"] },
    when: {
      days: 2,
      hours: 10,
      words: ["Tuesday", "Wednesday", "night", "evening"],
      wrong: ["morning", "weekend", "lunch"],
    },
    budgetCents: 920_000,
    target: { count: 60, counts: ["booking"] },
  },
  {
    id: "m24",
    industry: "retail",
    prompt:
      "* second-hand school uniforms, washed, name tags removed\n* parents in Leicester pay 90 quid for a " +
      "blazer that fits till Easter\n* primary school hall, 2 evenings in July, 5.30-7.30pm, right after " +
      "parents' evening\n* ca. 180 parents\n* rails sorted by height, not by school year!!\n* nobody must " +
      "be able to tell who buys because they're skint and who buys because they're green: so no income " +
      "questions, no free rail, no stickers saying 'second-hand'\n* no fashion show with the kids\n* 110 " +
      "pieces sold\n* money: £700",
    product: ["uniform", "blazer"],
    problem: ["90", "blazer", "Easter", "outgrow*", "expensive", "afford*"],
    audience: { words: ["parent"], size: 180 },
    mustHaves: { "rails sorted by height": ["height"] },
    mustNots: {
      "no income questions": ["income question", "means test", "proof of income", "voucher for low-income"],
      "no free rail": ["free rail", "free rack", "giveaway rail"],
      "no second-hand stickers": ["second-hand sticker", "second-hand label", "pre-loved sticker"],
      "no fashion show": ["fashion show", "catwalk", "runway"],
    },
    place: { words: ["Leicester", "school hall", "hall"], wrong: ["shopping centre", "street", "hotel"] },
    when: { days: 2, hours: 4, words: ["evening", "July"], wrong: ["morning", "weekend", "lunch"] },
    target: { count: 110, counts: ["piece", "uniform", "sold", "sale"] },
  },
  {
    id: "m25",
    industry: "automotive",
    prompt:
      "Context: dashcam for matatu owners. The owner sits in Nairobi, the van is in Thika, the driver " +
      "says 'the day was slow' and the owner can't count passengers from a chair. Our camera counts heads " +
      "at the door. Action: SACCO general meeting, Eldoret, one Saturday, 9 am-1 pm, 310 owners. Do: put " +
      "one camera at the meeting's own entrance and let them check the count against the sign-in book. " +
      "Don't: faces on a screen (data protection act), anything that calls drivers thieves, cash on " +
      "stage, matatu graffiti look. KES 1.1m.",
    product: ["dashcam", "camera"],
    problem: ["slow", "count*", "passengers", "missing"],
    audience: { words: ["owner"], size: 310 },
    mustHaves: { "a count at the meeting's own door": ["entrance", "door", "sign-in book"] },
    mustNots: {
      "no faces on a screen": [
        "face on screen",
        "faces on a screen",
        "facial recognition",
        "live video wall",
      ],
      "drivers are not called thieves": ["thief", "thieves", "stealing driver", "dishonest driver"],
      "no graffiti look": ["graffiti"],
    },
    place: { words: ["Eldoret", "meeting"], wrong: ["showroom", "shopping mall", "trade show"] },
    when: { days: 1, hours: 4, words: ["Saturday", "morning"], wrong: ["evening", "night", "Sunday"] },
  },
  {
    id: "m26",
    industry: "education",
    prompt:
      "So I'm a retired welding teacher and I've got this kit, eight evenings, learn to weld sitting at a " +
      "kitchen table, no spark, it's a pen with a magnet that shakes if your hand goes too fast. Kids in " +
      "Youngstown, Ohio think a trade means dirt. High school cafeteria, lunch, five days, 11:15 to " +
      "12:45. One pen, that's all there is, the other's in Toledo for repair. A go takes three minutes. " +
      "They told me to get 200 goes. I would settle for what can be done, just say it straight. No " +
      "college bashing, no recruiters in uniform, no energy drinks. $1,900 from the Rotary.",
    product: ["welding kit", "welding", "weld", "pen"],
    problem: ["dirt", "dirty", "trade"],
    audience: { words: ["student", "kid", "teen*", "pupil"] },
    mustNots: {
      "no college bashing": ["college is a waste", "skip college", "college is a scam"],
      "no recruiters in uniform": ["army recruiter", "military recruiter", "uniformed recruiter"],
      "no energy drinks": ["energy drink"],
    },
    place: { words: ["Youngstown", "cafeteria"], wrong: ["trade show", "mall", "hotel"] },
    when: { days: 5, hours: 7.5, words: ["lunch", "11:15", "five days"], wrong: ["weekend", "breakfast"] },
    budgetCents: 190_000,
    target: { count: 200, counts: ["goes", "trial", "turn", "try", "tries"] },
    unmet: [
      {
        line: "target",
        why: "One pen at three minutes a go gives 20 an hour, 150 in seven and a half hours.",
        words: ["200", "150", "pen", "three minutes", "3 minutes"],
      },
    ],
  },
  {
    id: "m27",
    industry: "entertainment",
    prompt:
      "we are a choir you can join for ONE night. no auditions no robes. you come, you learn a song in " +
      "three parts, you sing it, you go home. for people in Warsaw who were told at school to just move " +
      "their lips. the underground passage at Centrum has brilliant echo, city gave us one friday, " +
      "20:30-22:30. the song mustn't be religious or patriotic, those always start a fight. no filming, " +
      "half of them would leave, no solo, no jury. we've literally nothing, 600 zloty for hot water and " +
      "lamps. oh and don't set a number please, last time someone counted and it killed the mood",
    product: ["choir"],
    problem: ["school", "lips", "told", "silent", "ashamed"],
    audience: { words: ["people", "passer-by", "passersby", "singer", "adult", "resident"] },
    mustHaves: { "a song in three parts": ["three parts", "three-part", "3 parts", "parts"] },
    mustNots: {
      "not religious or patriotic": ["hymn", "gospel", "anthem", "psalm", "carol"],
      "no filming": ["film crew", "livestream", "live stream", "videographer", "is filmed", "we film"],
      "no solo": ["solo", "soloist"],
      "no jury": ["jury", "judges", "scorecard", "audition"],
    },
    place: { words: ["Warsaw", "Centrum", "passage", "underground"], wrong: ["church", "mall", "theater"] },
    when: { days: 1, hours: 2, words: ["Friday", "evening", "night"], wrong: ["morning", "lunch", "Sunday"] },
  },
  {
    id: "m28",
    industry: "nonprofit",
    prompt:
      "Terms of reference (extract)\nThe Foundation runs a book van for villages without a library. In " +
      "Ceará, grandmothers who learn to read at sixty are given children's primers, and feel mocked. The " +
      "van carries novels set in 20-point type. The activity takes place in the yard of the health post " +
      "of Quixadá on vaccination days: six Saturdays, 7:30-10:30. Beneficiaries: women over fifty, about " +
      "240. They shall choose the books of next month's van themselves. Not permitted: children's books " +
      "or school desks, reading aloud on demand, any logo of a party or mayor. Result: 90 reader cards " +
      "issued. Resources: US$ 4,600.",
    product: ["book van", "van", "novel"],
    problem: ["primer", "mocked", "children's", "childish"],
    audience: { words: ["women", "woman", "grandmother"], size: 240 },
    mustHaves: { "they choose next month's books": ["choose*", "chose", "vote*", "pick*", "select*"] },
    mustNots: {
      "no school desks": ["school desk", "school bench", "chalkboard", "blackboard"],
      "nobody reads aloud on demand": ["asked to read aloud", "reading test", "read aloud in turn"],
      "no party or mayor": ["mayor", "party logo"],
    },
    place: { words: ["Quixadá", "Quixada", "health post", "yard"], wrong: ["mall", "hotel", "trade show"] },
    when: { days: 6, hours: 18, words: ["Saturday", "morning"], wrong: ["evening", "night", "Sunday"] },
    budgetCents: 460_000,
    target: { count: 90, counts: ["reader card", "card"] },
  },
  {
    id: "m29",
    industry: "food",
    prompt:
      "Client: pickled lemon paste, Amman. Situation: office women eat dry sandwiches at the desk in " +
      "eleven minutes. Idea wanted for the ground-floor lobby of the ministry's annex, Sunday to Thursday " +
      "(that's the working week here), 12:30-13:30. 400 employees. Everything is to be eaten cold. During " +
      "one of these weeks it is Ramadan and nothing may be tasted before sunset; they gave us exactly " +
      "that week. And yet the client insists on a tasting at lunch for each visitor. No perfume girls, no " +
      "coupons, nothing with pork or gelatin obviously. JOD 3,500. 130 jars sold.",
    product: ["lemon paste", "lemon"],
    problem: ["dry", "sandwich", "eleven minutes", "desk"],
    audience: { words: ["employee", "office", "women", "staff"], size: 400 },
    mustHaves: {
      "a tasting at lunch for each visitor": ["taste*", "tasting"],
      "everything is eaten cold": ["cold"],
    },
    mustNots: {
      "no perfume girls": ["perfume girl", "promo girl", "hostess"],
      "no coupons": ["coupon", "voucher", "discount code"],
      "no pork or gelatin": ["pork", "ham", "gelatin", "bacon"],
    },
    place: { words: ["Amman", "lobby", "annex"], wrong: ["supermarket", "street", "mall"] },
    when: {
      days: 5,
      hours: 5,
      words: ["lunch", "12:30", "Sunday", "Thursday"],
      wrong: ["weekend", "Friday"],
    },
    target: { count: 130, counts: ["jar"] },
    unmet: [
      {
        line: "must-have",
        why: "In that week of Ramadan nothing may be tasted before sunset, so not at lunch.",
        words: ["Ramadan", "tasting", "taste*", "sunset", "fast*"],
      },
    ],
  },
  {
    id: "m30",
    industry: "other",
    industryOpen: true,
    prompt:
      "Hello, I'd like something for our removal of wasps' nests. We move them alive to the forest " +
      "instead of gassing them. Allotment gardeners around Ghent either spray, and lose their bees, or " +
      "don't sit outside all August. The allotment association's summer fete, one Sunday from 2 to 6, " +
      "maybe 130 gardeners. An empty nest should be cut open so that they see the floors inside. Not a " +
      "single living insect, please, my insurer was firm. No horror, no giant wasp suit, no sweet drinks " +
      "at the stand for reasons you can guess. What I can pay is €1,500. I'd be pleased with 20 people " +
      "who write their garden number down for a visit.",
    form: { goals: ["20 visits agreed"], duration: "one Sunday afternoon" },
    product: ["wasp", "nest"],
    problem: ["spray*", "bees", "gas", "gassing", "August"],
    audience: { words: ["gardener", "allotment"], size: 130 },
    mustHaves: { "an empty nest is cut open": ["cut open", "empty nest", "cross-section", "opened nest"] },
    mustNots: {
      "no living insect": ["live wasp", "living wasp", "live insect", "living insect", "observation hive"],
      "no wasp suit": ["wasp suit", "wasp costume", "mascot", "giant wasp"],
      "no sweet drinks": ["lemonade", "soda", "juice", "sweet drink", "cola"],
    },
    place: { words: ["Ghent", "allotment", "fete"], wrong: ["shopping mall", "trade show", "hotel"] },
    when: { days: 1, hours: 4, words: ["Sunday", "afternoon"], wrong: ["morning", "evening", "Saturday"] },
    target: { count: 20, counts: ["visit", "gardener", "garden"] },
  },
];
