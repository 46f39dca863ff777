/** A kind of company that sponsors: what it comes for, and what an event can give it. */
interface Sector {
  words: RegExp;
  /** As the subject of a sentence, in the plural. */
  name: string;
  /** What follows the name. */
  wants: string;
  gives: readonly string[];
}

const sectors: readonly Sector[] = [
  {
    words: /\b(?:banks?|insurers?|insurance|credit unions?|savings banks?|lenders?|pension\w*|financial)\b/i,
    name: "Banks and insurers",
    wants:
      "want to be seen among people who know each other, as the one that makes it possible, more than they want contacts",
    gives: [
      "**A prize or a fund with their name**: something that is handed over on stage",
      "**Hospitality**: a corner or a dinner to which they invite their own customers",
      "**One useful half hour**: an expert who answers questions about money, and sells nothing",
      "**Photos with people from here**, cleared for their own channels",
    ],
  },
  {
    words:
      /\b(?:brewer\w*|beers?|breweries|drinks?|beverages?|wine\w*|distiller\w*|coffee|roaster\w*|soft drinks?)\b/i,
    name: "Drinks companies",
    wants: "want to pour: the right to serve and sell, and that no competitor does",
    gives: [
      "**Pouring rights** for their kind of drink, for the whole event or one stage",
      "**A bar with their name** at the place where people wait anyway",
      "**What they need to serve**: power, water, waste and the license, settled beforehand",
      "**A count**: how much went over the counter, for their next decision",
    ],
  },
  {
    words: /\b(?:food|bakers?|bakeries|butchers?|supermarkets?|grocer\w*|restaurants?|caterers?|snacks?)\b/i,
    name: "Food companies",
    wants: "want people to taste, and to buy within the week",
    gives: [
      "**A tasting spot** on the way in, with power and water",
      "**A voucher** in every bag, with a code that shows what came back",
      "**One dish or snack of the day** named after them",
      "**No second one of their kind** in the same row",
    ],
  },
  {
    words:
      /\b(?:suppliers?|equipment|machin\w+|tools?|manufacturers?|wholesalers?|trade suppliers?|brewing suppliers?)\b/i,
    name: "Suppliers",
    wants: "want an hour with the people who place orders, and something in their hands",
    gives: [
      "**A live demonstration** at the hour when your exhibitors have time",
      "**A talk on one problem of the trade**, without a pitch",
      "**An evening for professionals only**, with a list of who comes",
      "**Contacts of those who agreed**, within two days",
    ],
  },
  {
    words:
      /\b(?:software|tech|saas|platforms?|cloud|startups?|apps?|it compan\w+|developers? tools?|cyber\w*)\b/i,
    name: "Software companies",
    wants: "want conversations with people who decide on tools, and proof that these took place",
    gives: [
      "**A live exercise with their product**, in which people solve a case of their own",
      "**One session by a customer of theirs**, in the program and recorded",
      "**A demo station** beside the room it belongs to, with the scanner app",
      "**Contacts with consent** within two days, with what each one asked",
    ],
  },
  {
    words: /\b(?:car|cars|carmakers?|dealerships?|automotive|bikes?|bicycles?|e-?bikes?|mobility)\b/i,
    name: "Mobility brands",
    wants: "want people to sit in it and to drive it, and the keys of the organizers in the photos",
    gives: [
      "**A place for two vehicles** where everybody passes, with shade and power",
      "**Test rides** on a marked course, with times to book",
      "**The shuttle or the fleet of the event** in their colors",
      "**Contacts of those who drove**, with consent",
    ],
  },
  {
    words: /\b(?:hospitals?|clinics?|pharma\w*|health|medical|dentists?|doctors?|gyms?|fitness)\b/i,
    name: "Health companies",
    wants: "want trust: an expert whom people may ask, in a place where they can talk",
    gives: [
      "**A quiet corner for checks or questions**, with a curtain and no queue in view",
      "**A talk by their expert** that helps without the product",
      "**The first-aid point or the water stations** with their name",
      "**Numbers that name nobody**: how many asked, and about what",
    ],
  },
  {
    words: /\b(?:shops?|retail\w*|fashion|clothing|cosmetics|beauty|local business\w*|local compan\w+)\b/i,
    name: "Shops and local brands",
    wants: "want visitors in their own store the week after, and pictures to post",
    gives: [
      "**A voucher or a map** that leads to their door",
      "**A corner to try on or try out**, near the entrance",
      "**Something of theirs that helpers or artists wear**",
      "**Ten cleared photos** within two days",
    ],
  },
  {
    words: /\b(?:employers?|recruit\w*|staffing|hr|jobs?|apprentic\w+)\b/i,
    name: "Employers",
    wants: "want to talk with people who could work for them, without calling it recruiting",
    gives: [
      "**A task from their real work** that people can try",
      "**Their people on stage**, and no slides about benefits",
      "**A table at lunch** with those who asked",
      "**Contacts of those who agreed**, sorted by what they can do",
    ],
  },
];

/** The kind of sponsor that a text speaks of; undefined where it names none. */
export const sectorIn = (text: string): Sector | undefined => sectors.find(({ words }) => words.test(text));
