// cspell:ignore Balogun Bezerra boda centre colour craftsm enrol enrolment enrolments famil Hashimoto
// cspell:ignore injur licence neighbouring Pesa Rafa reais Salalah Seyi travelling
import type { Brief } from "./brief.ts";

/** Briefs of strangers on four continents: a generator meter, umbrellas, graves and a bus at night. */
export const practiceK: readonly Brief[] = [
  {
    id: "k01",
    industry: "tech",
    prompt:
      "Good day. Seyi here, from Lagos. Every row in Balogun Market shares one diesel generator and every " +
      "month there is a fight, because the man with one bulb pays the same as the man with two freezers. " +
      "Our plug-in meter tells each stall what it really used. I want three days there, Tuesday to " +
      "Thursday, 10:00 to 15:00. About 1,200 traders pass that corner. Each trader must see the reading " +
      "of something of their own, a fan, a phone charger, whatever they carry. Please, no MC with a " +
      "microphone, the market has enough noise, and no branded T-shirts, everybody does T-shirts. 9 " +
      "million naira. 60 stalls signed up and I am a happy man.",
    product: ["meter"],
    problem: ["generator", "fight", "diesel", "same bill", "pays the same", "pay the same", "quarrel"],
    audience: { words: ["trader", "stall"], size: 1_200 },
    mustHaves: {
      "a reading of their own appliance": ["reading", "own fan", "own charger", "their own", "reads"],
    },
    mustNots: {
      "no MC with a microphone": ["MC", "microphone", "emcee", "loudspeaker", "megaphone"],
      "no branded T-shirts": ["T-shirt", "branded shirt", "tee shirt"],
    },
    place: { words: ["Lagos", "Balogun", "market"], wrong: ["hotel", "shopping mall", "conference"] },
    when: {
      days: 3,
      hours: 15,
      words: ["Tuesday", "Thursday", "three days", "3 days"],
      wrong: ["evening", "Sunday", "night"],
    },
    target: { count: 60, counts: ["stall", "sign-up", "signup", "signed up"] },
  },
  {
    id: "k02",
    industry: "retail",
    prompt:
      "Dear Sir or Madam, I am Hashimoto of umbrella repair shop in Kanazawa. In our city it is raining " +
      "170 days and people throw away umbrella for one bent rib. We repair it while the guest waits. " +
      "Station of Kanazawa has lent to us the hall in June: five evenings, Monday to Friday, 17:00-20:00. " +
      "We are two craftsmen. One repair needs fifteen minutes, it can not be faster, please understand. " +
      "Our wish is 300 umbrellas repaired. We do not sell new umbrella at this occasion. Also no calling " +
      "out to passing persons. Cost until 1.2 million yen. The broken rib should be given to the guest as " +
      "a memory.",
    product: ["umbrella repair", "umbrella"],
    problem: ["throw*", "bent rib", "broken rib", "discard*", "waste", "rain"],
    audience: { words: ["commuter", "guest", "passenger", "traveler", "people", "passer-by", "passersby"] },
    mustHaves: { "the broken rib is given back": ["rib"] },
    mustNots: {
      "no new umbrellas on sale": ["new umbrellas on sale", "sell new umbrellas", "buy a new umbrella"],
      "no calling out to passing people": ["call out", "calls out", "shout*", "barker", "megaphone"],
    },
    place: { words: ["Kanazawa", "station", "hall"], wrong: ["trade show", "hotel", "shopping mall"] },
    when: {
      days: 5,
      hours: 15,
      words: ["evening", "Monday", "Friday", "five evenings"],
      wrong: ["morning", "lunch", "weekend"],
    },
    target: { count: 300, counts: ["umbrella", "repair"] },
    unmet: [
      {
        line: "target",
        why: "Two craftsmen with four repairs an hour each repair 120 umbrellas in 15 hours.",
        words: ["300", "120", "craftsm*", "fifteen minutes", "15 minutes", "repair"],
      },
    ],
  },
  {
    id: "k03",
    industry: "finance",
    prompt:
      "- Product: pay-per-day accident cover for boda boda riders (motorcycle taxi)\n- Town: Kisumu\n- " +
      "Pain: rider breaks a leg, family has no income the same evening\n- Where: two rider stages near " +
      "the bus park\n- When: Mon, Tue, Wed, Thu, 6-9 am\n- Riders: 300 altogether\n- Must: premium gets " +
      "paid from the phone right there, one day's worth is enough\n- Never: pictures of crashes, famous " +
      "people, reflective vests as gifts (county gives those)\n- Spend: USD 5,500\n- KPI: 90 covers " +
      "started",
    product: ["accident cover", "cover"],
    problem: ["income", "leg", "accident", "injur*", "hurt"],
    audience: { words: ["rider", "boda boda"], size: 300 },
    mustHaves: { "the premium is paid by phone": ["phone", "mobile money", "M-Pesa"] },
    mustNots: {
      "no pictures of crashes": ["crash photo", "crash picture", "crash video", "photos of crashes", "wreck"],
      "no famous people": ["celebrity", "influencer", "footballer", "famous"],
      "no vests as gifts": ["reflective vest", "vest", "hi-vis"],
    },
    place: { words: ["Kisumu", "stage", "bus park"], wrong: ["hotel", "shopping mall", "conference"] },
    when: {
      days: 4,
      hours: 12,
      words: ["morning", "Monday", "Thursday", "6 a.m.", "four mornings"],
      wrong: ["weekend", "night"],
    },
    budgetCents: 550_000,
    target: { count: 90, counts: ["cover", "policy", "policies"] },
  },
  {
    id: "k04",
    industry: "healthcare",
    prompt:
      "Hiya, Clare from the foot health team. So we've got this home foot-check kit for people with " +
      "diabetes: a mirror on a stick, a soft nylon thread, a colour card. Because they can't feel the " +
      "blister, and six weeks later it's an ulcer. We're allowed the outpatient corridor at the hospital " +
      "in Nottingham three Wednesdays, half nine to half twelve. One nurse, six minutes a check, I'd love " +
      "80 proper checks. Absolutely nothing with needles or blood, they get enough of that. No photos of " +
      "ulcers. No nibbles please, half of them are fasting for tests! Roughly three thousand pounds. Oh " +
      "and chairs: people must be able to sit.",
    product: ["foot-check kit", "foot check", "kit"],
    problem: ["blister", "ulcer", "feel"],
    audience: { words: ["diabetes", "diabetic", "patient", "outpatient"] },
    mustHaves: { "people can sit": ["chair", "seat*", "sit", "sits", "sitting", "bench"] },
    mustNots: {
      "nothing with needles or blood": ["needle", "finger prick", "lancet", "blood test", "blood sample"],
      "no photos of ulcers": ["ulcer photo", "photos of ulcers", "wound photo", "pictures of ulcers"],
      "no nibbles": ["snack", "biscuit", "nibble", "fruit bowl", "cake"],
    },
    place: { words: ["Nottingham", "corridor", "hospital"], wrong: ["shopping centre", "street", "hotel"] },
    when: { days: 3, hours: 9, words: ["Wednesday", "morning"], wrong: ["evening", "weekend", "Saturday"] },
    target: { count: 80, counts: ["check"] },
  },
  {
    id: "k05",
    industry: "food",
    prompt:
      "I'm Rafa Bezerra, I left the bank to sell filled tapioca, everybody laughed, now we are eleven " +
      "people. The night team of a customer-service center in Recife has only instant noodles from a " +
      "machine and they tell me the stomach hurts until morning. HR opens the staff canteen for us on two " +
      "nights, 23:00 to 03:00. 600 people work there at night. I bring two plates and one plate makes 20 " +
      "portions in an hour, I've timed it a hundred times. I want 400 portions out. It has to be made in " +
      "front of them! The building forbids any flame. Nothing on a loudspeaker because calls are running " +
      "next door. And I refuse to say diet or light or detox. Twenty thousand reais.",
    product: ["tapioca"],
    problem: ["noodle", "stomach", "machine"],
    audience: { words: ["night team", "night shift", "agent", "night worker", "staff", "team"], size: 600 },
    mustHaves: { "made in front of them": ["in front of", "live", "watch*", "before their eyes"] },
    mustNots: {
      "no flame": ["open flame", "gas burner", "gas stove", "charcoal", "flambé", "candle"],
      "nothing on a loudspeaker": ["loudspeaker", "DJ", "PA system", "live band", "megaphone"],
      "no diet talk": ["diet", "detox", "low-calorie", "slimming"],
    },
    place: { words: ["Recife", "canteen"], wrong: ["street", "beach", "supermarket"] },
    when: {
      days: 2,
      hours: 8,
      words: ["night", "23:00", "midnight"],
      wrong: ["lunch", "afternoon", "weekend"],
    },
    target: { count: 400, counts: ["portion", "tapioca"] },
    unmet: [
      {
        line: "target",
        why: "Two plates with 20 portions an hour give 320 portions in eight hours.",
        words: ["400", "320", "portion", "plate", "20"],
      },
    ],
  },
  {
    id: "k06",
    industry: "entertainment",
    prompt:
      "We are a comedy night in Mexican Sign Language, performed by deaf comics, in Monterrey. With an " +
      "interpreter the joke always arrives four seconds late; with us the deaf laugh first and the " +
      "hearing wait. We'd like to win an audience at the Sunday flea market, one Sunday, 11 to 15 h, " +
      "among deaf families who meet there anyway, maybe 150. NOTHING may be spoken over the comics, no " +
      "voice-over and no music, we perform in silence. Don't ask people to 'imagine being deaf', no " +
      "earplugs, no headphones. Budget is 45,000 pesos. 70 tickets for the first night.",
    product: ["comedy night", "comedy", "comic"],
    problem: ["late", "interpreter", "four seconds", "last to laugh"],
    audience: { words: ["deaf"], size: 150 },
    mustNots: {
      "no voice-over or music": [
        "voice-over",
        "voiceover",
        "live music",
        "playlist",
        "DJ",
        "background music",
      ],
      "nobody imagines being deaf": ["earplug", "headphone", "ear defender", "simulate deafness"],
    },
    place: { words: ["Monterrey", "flea market", "market"], wrong: ["hotel", "theater lobby", "trade show"] },
    when: { days: 1, hours: 4, words: ["Sunday", "noon"], wrong: ["evening", "Friday", "Saturday"] },
    target: { count: 70, counts: ["ticket"] },
  },
  {
    id: "k07",
    industry: "automotive",
    prompt:
      "Agency brief, client: maker of a child-seat sensor (clips under the belt, blinks red while the " +
      "seat is loose). Insight: six of ten seats are fitted wrongly and grandparents are too proud to " +
      "ask. Task: one activation on the parking lot of a furniture store near Kassel, two Saturdays, " +
      "10:00–16:00. Audience: parents and grandparents who come by car. Mandatory: the seat is checked in " +
      "the family's own car. Out of bounds: crash-test dummies, slow-motion crash films, driving " +
      "anywhere, blaming parents. Three fitters, ten minutes a seat. Expected: 150 seats checked. " +
      "Production budget 14,000 US dollars.",
    product: ["seat sensor", "sensor"],
    problem: ["loose", "wrongly", "proud", "fitted wrong", "badly fitted", "incorrectly"],
    audience: { words: ["parent", "grandparent", "famil*"] },
    mustHaves: {
      "checked in their own car": ["own car", "their car", "family car", "family's car", "own cars"],
    },
    mustNots: {
      "no crash-test dummies": ["crash-test dummy", "crash test dummies", "crash dummy"],
      "no crash films": ["crash film", "crash video", "slow-motion", "crash footage"],
      "no driving": ["test drive", "driving course", "drive a lap"],
    },
    place: {
      words: ["Kassel", "parking lot", "car park", "furniture store"],
      wrong: ["hotel", "trade show", "campus"],
    },
    when: { days: 2, hours: 12, words: ["Saturday"], wrong: ["Sunday", "evening", "night"] },
    budgetCents: 1_400_000,
    target: { count: 150, counts: ["seat", "check"] },
  },
  {
    id: "k08",
    industry: "education",
    prompt:
      "Respected team, kindly prepare the concept for our spoken English course for hotel cooks at Kochi. " +
      "The cook knows forty gravies but when the guest comes to the live counter and asks is there nut in " +
      "it, he looks at the floor. We shall be given the staff canteen of one hotel group on six Mondays " +
      "between 3 and 4.30 in the afternoon; strength is 140 cooks. Session must be conducted with their " +
      "own dishes. Kindly avoid all examinations and marks, and nobody should make fun of accent. No " +
      "PowerPoint. Amount sanctioned is four lakh rupees. Target is 35 enrolments for the full course.",
    product: ["English course", "spoken English", "course"],
    problem: ["floor", "guest", "nut", "ask*", "silent", "shy"],
    audience: { words: ["cook"], size: 140 },
    mustHaves: { "with their own dishes": ["dish", "dishes", "gravy", "gravies", "recipe"] },
    mustNots: {
      "no examinations": ["exam", "written test", "quiz score", "graded", "marks out of"],
      "nobody makes fun of an accent": ["funny accent", "accent contest", "mimic*"],
      "no PowerPoint": ["PowerPoint", "slide deck", "slideshow"],
    },
    place: { words: ["Kochi", "canteen"], wrong: ["shopping mall", "street", "trade show"] },
    when: { days: 6, hours: 9, words: ["Monday", "afternoon"], wrong: ["evening", "Sunday", "night"] },
    target: { count: 35, counts: ["enrolment", "enrollment", "enrol*"] },
  },
  {
    id: "k09",
    industry: "travel",
    prompt:
      "The Company operates an overnight coach between Muscat and Salalah and is introducing a cabin " +
      "reserved for women and their children. At present a woman travelling alone must buy the " +
      "neighbouring seat or stay at home. Scope: a presence in the atrium of a mall in Muscat on four " +
      "consecutive evenings, Wednesday to Saturday, 18:00 to 22:00. Visitors shall be able to sit in two " +
      "original seats. There shall be no music of any kind, no photography of visitors, and no prize " +
      "draw, which would require a licence. A financial ceiling of OMR 4,000 applies. Success criterion: " +
      "200 seats reserved.",
    product: ["coach", "cabin", "bus"],
    problem: ["alone", "neighbouring seat", "neighboring seat", "stay at home", "stay home", "second seat"],
    audience: { words: ["women", "woman", "mother"] },
    mustHaves: {
      "sitting in two original seats": ["original seat", "two seats", "real seat", "coach seat", "seat"],
    },
    mustNots: {
      "no music": ["live music", "playlist", "DJ", "background music", "oud player", "singer"],
      "nobody is photographed": ["photo booth", "selfie", "photo wall", "photographer", "instant photo"],
      "no prize draw": ["prize draw", "raffle", "lottery", "sweepstake", "lucky draw"],
    },
    place: { words: ["Muscat", "atrium", "mall"], wrong: ["beach", "trade show", "airport"] },
    when: {
      days: 4,
      hours: 16,
      words: ["evening", "Wednesday", "Saturday"],
      wrong: ["morning", "lunch", "breakfast"],
    },
    target: { count: 200, counts: ["seat", "reservation"] },
  },
  {
    id: "k10",
    industry: "other",
    prompt:
      "we clean and look after graves. yes graves. most of our families moved to the city and feel rotten " +
      "that mum's stone has gone green. father nolan in sligo lets us stand in the parish hall after " +
      "mass, one sunday, 11 to 1, over the tea (the parish does the tea, not us). got $600 and my cousin. " +
      "nothing jolly: no balloons, no jokes, no discounts ('2 for 1 graves' was an actual suggestion). " +
      "show how a stone comes up clean, on a spare slab obviously. a dozen visits booked would be lovely",
    product: ["grave care", "grave", "headstone", "stone"],
    problem: ["green", "moved", "guilt*", "neglect*", "moss", "overgrown", "rotten"],
    audience: { words: ["famil*", "parishioner", "mass", "relative"] },
    mustHaves: { "a spare slab is cleaned": ["slab", "clean*"] },
    mustNots: {
      "no balloons": ["balloon"],
      "no jokes": ["joke", "comedian", "pun", "tongue-in-cheek", "humor", "humour"],
      "no discounts": ["discount", "two for one", "2 for 1", "special offer", "voucher", "coupon"],
    },
    place: { words: ["Sligo", "parish hall", "hall"], wrong: ["shopping mall", "pub", "hotel"] },
    when: { days: 1, hours: 2, words: ["Sunday", "after mass"], wrong: ["evening", "Saturday", "night"] },
    budgetCents: 60_000,
    target: { count: 12, counts: ["visit", "booking", "grave"] },
  },
];
