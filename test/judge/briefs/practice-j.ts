// cspell:ignore Dhabi measur
// cspell:ignore Artes Assalamu Bellas Delyth Eldoret Galway Ibirapuera Liezel Satwa alaikum anonymised armbands
// cspell:ignore balikbayan boda bogland centre instalment instalments majlis muzak quid sekt wormery
import type { Brief } from "./brief.ts";

/** Briefs as strangers write them, from dog boarding to a head-lice comb. */
export const practiceJ: readonly Brief[] = [
  {
    id: "j51",
    industry: "retail", // Sector: pets.
    industryOpen: true,
    prompt:
      "Oii! App of dog boarding in the home of a neighbor, São Paulo. People travel on the holiday and the kennel calls: your dog doesn't eat since two days. Or they don't travel!! We want the dog zone in Ibirapuera park, two Sundays 9h-13h. Please no contest of the most beautiful dog, no clothes on dogs, and NO food or biscuits for dogs, it makes fights. Also no veterinarian talk. We have 6 hosts, each meeting is 10 minutes. R$ 18.000. For me 100 first meetings done is a party.",
    product: ["boarding", "dog boarding", "host"],
    problem: ["kennel", "doesn't eat", "travel", "holiday", "refuses to eat", "stopped eating"],
    audience: { words: ["dog owner", "owner"] },
    mustNots: {
      "no contest": ["contest", "competition", "pageant", "best dog", "cutest dog", "prize", "winner"],
      "no clothes on dogs": ["dog costume", "bandana", "dog sweater", "dog outfit", "bow tie"],
      "no food for dogs": ["dog treat", "biscuit", "dog snack", "kibble", "dog cookie"],
    },
    place: {
      words: ["São Paulo", "Sao Paulo", "Ibirapuera", "park", "dog zone"],
      wrong: ["shopping mall", "trade show", "hotel", "pet store"],
    },
    when: {
      days: 2,
      hours: 8,
      words: ["Sunday", "morning", "9"],
      wrong: ["evening", "Saturday", "night", "weekday"],
    },
    target: { count: 100, counts: ["meeting"] },
  },
  {
    id: "j52",
    industry: "automotive",
    prompt:
      "Boda boda helmet that folds flat, Eldoret. The passenger's helmet hangs on the mirror, smells, nobody puts it on, and the rider pays the fine. Ours folds into the rider's jacket with a clean liner. Two stages by the stadium, one morning each, 6 to 9 (Wed, Thu). Riders pay in instalments, the SACCO signs. Three fitters, 10 min each, I've timed it. Should be done in a way that the passenger chooses the rider with the helmet. KSh 150,000, try. 90 helmets on instalment.",
    product: ["helmet"],
    problem: ["fine", "smell*", "dirty", "mirror", "nobody puts it on", "refuse*"],
    audience: { words: ["boda boda", "boda", "rider"] },
    mustHaves: { "the passenger chooses the rider with the helmet": ["passenger"] },
    place: {
      words: ["Eldoret", "stage", "stadium"],
      wrong: ["shopping mall", "hotel", "showroom", "trade show"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["morning", "Wednesday", "Thursday", "6 a.m.", "6 am"],
      wrong: ["evening", "night", "weekend", "lunch"],
    },
    target: { count: 90, counts: ["helmet", "instalment", "installment"] },
  },
  {
    id: "j53",
    industry: "finance",
    prompt:
      "Good day po! I am Liezel, community officer. We have a pension pot for domestic workers in Dubai: nannies, cooks, drivers. Many go home after 18 years with only balikbayan boxes. It's from 50 dirhams a month. The only free hours are Friday 2pm to 6pm in the park of Satwa, three Fridays. Please understand: employers must not be there or hear about it. No name on a list that others can read. The regulator does not let us promise any profit. Please no raffle, we always have raffle and people come for the rice cooker only. Ma'am says 4,000 US dollars is the maximum. 4 helpers, 15 mins. I hope for 120 pots opened.",
    product: ["pension pot", "pension", "pot"],
    problem: ["18 years", "eighteen years", "boxes", "nothing saved", "go home", "retire*", "empty-handed"],
    audience: { words: ["domestic worker", "nanny", "nannies", "cook", "driver"] },
    mustNots: {
      "no employers": ["employer booth", "invite employers", "employers are invited", "bring your employer"],
      "no promise of profit": ["guaranteed return", "high return", "guaranteed profit", "double your money"],
      "no raffle": ["raffle", "rice cooker", "prize draw", "lucky draw", "bingo"],
    },
    place: { words: ["Dubai", "Satwa", "park"], wrong: ["bank branch", "shopping mall", "hotel"] },
    when: {
      days: 3,
      hours: 12,
      words: ["Friday", "afternoon", "2 p.m.", "2 pm"],
      wrong: ["morning", "Sunday", "weekday", "breakfast"],
    },
    budgetCents: 400_000,
    target: { count: 120, counts: ["pot", "pension", "account"] },
  },
  {
    id: "j54",
    industry: "food",
    prompt:
      "Assalamu alaikum. Camel milk butter in breakfast portions. Buyers are the breakfast managers of hotels in Abu Dhabi, who throw away a third of the imported butter because it melts before the table. 48 are invited, one manager for one hotel, the list is closed by the tourism office. Two evenings in Ramadan, hall of the hotel school, 7 to 10 pm, so the rule: before the call to prayer nothing is poured, tasted or cooked, and no music at all in the month. No camels, no tents, no sand – they live here. AED 75k. The chairman expects 100 hotels to sign a trial delivery from these two evenings.",
    product: ["camel milk", "butter"],
    problem: ["melt*", "throw away", "thrown away", "waste", "a third"],
    audience: { words: ["breakfast manager", "hotel manager", "manager"], size: 48 },
    mustNots: {
      "no music": ["oud player", "live music", "DJ", "background music", "musician", "playlist", "singer"],
      "no camels, tents or sand": [
        "live camel",
        "camel ride",
        "Bedouin",
        "desert tent",
        "majlis tent",
        "sand dune",
      ],
      "nothing is tasted before the call to prayer": [
        "tasting before sunset",
        "afternoon tasting",
        "welcome bite",
      ],
    },
    place: {
      words: ["Abu Dhabi", "hotel school", "hall"],
      wrong: ["shopping mall", "beach", "supermarket", "street"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["evening", "two evenings", "7 p.m.", "7 pm", "Ramadan"],
      wrong: ["lunch", "morning session", "brunch"],
    },
    target: { count: 100, counts: ["trial delivery", "deliveries", "signed hotel"] },
    unmet: [
      {
        line: "target",
        why: "48 managers come, each for one hotel, and the list is closed, so no more than 48 can sign.",
        words: ["100", "48", "hotel", "invited", "list"],
      },
    ],
  },
  {
    id: "j55",
    industry: "tech",
    prompt:
      "* sensor for elevators, name LiftOhr, hears the worn bearing 3 weeks before the stop\n* facility managers, they get the call at 22:40 that Mrs. Schulz sits between 3 and 4\n* Hamburg, Cologne, Leipzig – 1 afternoon each, 13 to 17 h, foyer of the property owners' association\n* ca. 70 persons per city\n* they should hear good and bad bearing on headphones and decide\n* 27.000 USD for all three\n* 45 buildings registered for a test sensor\n* one test place, 4 minutes per person, there's only the one recording device",
    form: { budget: 27_000, targetAudience: { description: "facility managers of residential blocks" } },
    product: ["LiftOhr", "sensor"],
    problem: ["stuck", "22:40", "between", "breakdown", "stops", "call"],
    audience: { words: ["facility manager"], size: 210 },
    mustHaves: { "hearing a good and a bad bearing on headphones": ["headphone", "bearing"] },
    place: {
      words: ["Hamburg", "Cologne", "Leipzig", "foyer"],
      wrong: ["shopping mall", "street", "campus", "trade show"],
    },
    when: {
      days: 3,
      hours: 12,
      words: ["afternoon", "13:00", "1 p.m."],
      wrong: ["breakfast", "night", "weekend", "Saturday"],
    },
    budgetCents: 2_700_000,
    target: { count: 45, counts: ["building", "test sensor", "registration"] },
  },
  {
    id: "j56",
    industry: "education", // Sector: sports.
    industryOpen: true,
    prompt:
      "Adult swimming lessons, Cardiff. One in three grown-ups here can't do a length, they sit on the side at their kid's party and say they've a cold. Council pool, teaching end only, two evenings, Tues & Thurs, 8 till 10 after the public's gone. One teacher (Delyth). Insurance says four people in the water with her, half-hour slots, not one more. Blinds down. No spectators, no children, no whistle, nobody gets pushed or has to put their face under. £700. Each one of the 40 who want a first lesson should get it on those two evenings.",
    product: ["swimming lesson", "swimming", "lesson"],
    problem: ["can't swim", "can't do a length", "sit on the side", "ashamed", "excuse", "a cold", "length"],
    audience: { words: ["adult", "grown-up"] },
    mustHaves: { "blinds are down": ["blinds", "blind down", "screened off", "covered windows"] },
    mustNots: {
      "no spectators": ["spectator", "audience area", "cheering", "viewing gallery", "bleachers"],
      "no whistle": ["whistle", "starting gun", "air horn"],
      "nobody puts the face under": ["face under water", "head under water", "submerge*", "diving", "dunk*"],
    },
    place: {
      words: ["Cardiff", "pool", "teaching end"],
      wrong: ["beach", "gym floor", "shopping mall", "trade show"],
    },
    when: {
      days: 2,
      hours: 4,
      words: ["evening", "Tuesday", "Thursday", "8 p.m.", "8 pm"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
    target: { count: 40, counts: ["first lesson", "lesson", "swimmer"] },
    unmet: [
      {
        line: "target",
        why: "Four people in each half-hour slot make 32 in the four hours of both evenings.",
        words: ["40", "32", "four people", "slot", "half-hour", "lesson"],
      },
    ],
  },
  {
    id: "j57",
    industry: "education", // Sector: nonprofit.
    industryOpen: true,
    prompt:
      "I represent a refugee law clinic in Berlin. People wait eleven weeks for one hour of advice; meanwhile the deadline of the appeal is two. We search young lawyers who give three hours a month. Possible: canteen of the district court, lunch breaks of one week, 12:00–13:30, Monday to Friday. Please observe: (a) no pictures of refugees, no names, no accounts of their flight; (b) no politicians, no party; (c) we are not to be called heroes nor they. Means: 1.200 Euro.",
    product: ["law clinic", "clinic", "legal advice"],
    problem: ["eleven weeks", "11 weeks", "deadline", "wait*"],
    audience: { words: ["lawyer", "attorney"] },
    mustNots: {
      "no refugees' stories or pictures": [
        "refugee portrait",
        "refugee's story",
        "refugee story",
        "refugee stories",
        "testimonial",
        "fled from",
      ],
      "no politicians": ["politician", "senator", "minister", "mayor", "party leader"],
      "nobody is called a hero": ["hero", "heroes", "heroic"],
    },
    place: {
      words: ["Berlin", "canteen", "district court", "court"],
      wrong: ["shopping mall", "trade show", "street", "hotel"],
    },
    when: {
      days: 5,
      hours: 7.5,
      words: ["lunch", "Monday", "week", "12:00"],
      wrong: ["evening", "weekend", "Saturday", "breakfast"],
    },
  },
  {
    id: "j58",
    industry: "retail",
    prompt:
      "Peat-free compost. Galway, our own garden centre car park, every Saturday in March & the first two in April so six in all, 10-4. Customers bought the cheap peat-free years back, the seedlings died, they've sworn off it. There's 480 bags set aside for this and when they're gone, they're gone. Everyone sows one bean in ours and brings it back on a later Saturday to show it, living or dead. €2,600. Shift 400 of the bags.",
    product: ["peat-free", "compost"],
    problem: ["seedling", "died", "sworn off", "dead plant", "cheap peat-free", "failed"],
    audience: { words: ["gardener", "customer", "grower"] },
    mustHaves: { "a bean is sown and brought back": ["bean"] },
    place: {
      words: ["Galway", "garden centre", "garden center", "car park", "parking lot"],
      wrong: ["shopping mall", "trade show", "school", "hotel"],
    },
    when: { days: 6, hours: 36, words: ["Saturday"], wrong: ["Sunday", "evening", "weekday", "night"] },
    target: { count: 400, counts: ["bag"] },
  },
  {
    id: "j59",
    industry: "entertainment", // Sector: travel.
    industryOpen: true,
    prompt:
      "I've used a wheelchair for 22 years and I run city tours in Mexico City for people who roll. Ramps tested by me, bathrooms measured by me. The hotels' concierges say 'accessible' and then there's one step, always one step. I want concierges to send us their guests. Plaza in front of Bellas Artes, a Tuesday and a Wednesday, 10:00 to 13:00, on their break or before the shift. They walk the route with a tape measure and find the step. NOBODY who can walk sits in a wheelchair to 'feel it', that's my red line. The words brave, inspiring, special, suffer: no. No balloons, I don't know why but there's always balloons. 45,000 pesos. They should keep our card at the desk.",
    product: ["tour", "city tour"],
    problem: ["one step", "step", "accessible"],
    audience: { words: ["concierge"] },
    mustHaves: { "they walk the route with a tape measure": ["tape measure", "measuring tape", "measur*"] },
    mustNots: {
      "nobody who can walk sits in a wheelchair": [
        "try a wheelchair",
        "tries a wheelchair",
        "wheelchair simulation",
        "take a seat in a wheelchair",
        "spare wheelchair",
        "loaned wheelchair",
      ],
      "none of the pity words": [
        "brave",
        "bravery",
        "inspiring",
        "special needs",
        "suffer",
        "suffering",
        "confined",
      ],
      "no balloons": ["balloon"],
    },
    place: {
      words: ["Mexico City", "Bellas Artes", "plaza"],
      wrong: ["shopping mall", "trade show", "beach", "conference room"],
    },
    when: {
      days: 2,
      hours: 6,
      words: ["Tuesday", "Wednesday", "morning", "10:00"],
      wrong: ["evening", "weekend", "Saturday", "night"],
    },
  },
  {
    id: "j60",
    industry: "healthcare",
    prompt:
      "hi, school nurse turned inventor here. steel comb for head lice w/ a magnifier in the handle, no chemicals. every september the letter goes home, mums get blamed, and the lotions stopped working years ago. a primary in liverpool says we can have the school hall at parents' evening, one thursday 4 to 7, about 180 parents in the queue for teachers. they comb a wig, never a real head, never ever a child's head in public. no cartoon bugs, no giant insects, no itching jokes. nothing that says dirty or clean. you've got 800 quid, it's my redundancy money so be nice. 70 combs gone home",
    product: ["comb"],
    problem: ["letter", "blame*", "lotion", "stopped working", "September"],
    audience: { words: ["parent", "mum", "mom", "mother"], size: 180 },
    mustHaves: { "they comb a wig": ["wig"] },
    mustNots: {
      "no real head is combed": [
        "child's hair",
        "own child's head",
        "hair check",
        "head check",
        "scalp check",
      ],
      "no bugs or insects on show": [
        "cartoon bug",
        "giant louse",
        "insect model",
        "plush louse",
        "bug mascot",
      ],
      "nothing that says dirty or clean": ["dirty", "clean hair", "filthy", "squeaky clean", "hygiene"],
    },
    place: {
      words: ["Liverpool", "school hall", "hall", "school"],
      wrong: ["pharmacy", "shopping mall", "trade show", "clinic"],
    },
    when: {
      days: 1,
      hours: 3,
      words: ["Thursday", "parents' evening", "evening", "4"],
      wrong: ["morning", "lunch", "weekend", "Saturday"],
    },
    target: { count: 70, counts: ["comb"] },
  },
];
