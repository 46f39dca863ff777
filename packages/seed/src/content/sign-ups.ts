import type { Industry, SelfSelectableRole } from "@marquee/contracts/enums";

/** Somebody who found Marquee in the last sixty days; nobody needs to sign in as them. */
export interface SignUpPlan {
  id: string;
  username: string;
  name: string;
  company: string;
  role: SelfSelectableRole;
  industry: Industry | null;
  daysAgo: number;
  /** The credit packages that they bought, each so many days after signing up. */
  bought: readonly { packageId: string; afterDays: number; refunded?: true; declined?: true }[];
  /** Why a campaign of theirs failed, so many days after signing up. */
  failed: readonly { reason: string; afterDays: number; prompt: string }[];
}

type Row = readonly [name: string, company: string, role: SelfSelectableRole, industry: Industry | null];

// cspell:disable
/** In the order in which they signed up. */
const people: readonly Row[] = [
  ["Lucía Navarro", "Tandem Coffee", "brand", "food"],
  ["Peter Holm", "Nordhavn Expo", "event_host", "media"],
  ["Keisha Grant", "Looped Audio", "brand", "media"],
  ["Anton Weiss", "Weiss & Sohn Optics", "brand", "healthcare"],
  ["Hana Sato", "Paper Lantern", "agency", "media"],
  ["Dmitri Volkov", "Stackyard", "brand", "tech"],
  ["Maeve Byrne", "Galway Food Week", "event_host", "food"],
  ["Carlos Mendes", "Ribeira Cycles", "brand", "sports"],
  ["Ifeoma Eze", "Brightline Learning", "brand", "education"],
  ["Tom Sandberg", "Sandberg Live", "event_host", "entertainment"],
  ["Yara Haddad", "Cedar & Salt", "brand", "food"],
  ["Nikhil Rao", "Ledgerline", "brand", "finance"],
  ["Emma Clarke", "Field & Fern", "agency", "media"],
  ["Jun Park", "Orbit Arcade", "brand", "gaming"],
  ["Sanne de Vries", "Kanal Forum", "event_host", "education"],
  ["Marco Bianchi", "Officina Verde", "brand", "automotive"],
  ["Chloe Martin", "Maison Lune", "brand", "beauty"],
  ["Abdi Warsame", "Savanna Tours", "brand", "travel"],
  ["Grace Liu", "Harbor Robotics", "brand", "tech"],
  ["Viktor Novak", "Prague Makers", "event_host", "tech"],
  ["Olivia Reed", "Common Thread", "brand", "fashion"],
  ["Samuel Osei", "Accra Sound", "event_host", "entertainment"],
  ["Leila Karimi", "Saffron Studio", "agency", "media"],
  ["Ben Foster", "Foster Dental Group", "brand", "healthcare"],
  ["Ana Popescu", "Carpathia Hotels", "brand", "travel"],
  ["Kofi Mensah", "Pulse Payments", "brand", "finance"],
  ["Ingrid Dahl", "Fjord Summit", "event_host", "nonprofit"],
  ["Ravi Patel", "Tallgrass Energy", "brand", "other"],
  ["Zoë Laurent", "Atelier Zoë", "brand", "luxury"],
  ["Miguel Torres", "Plaza Events", "event_host", "retail"],
  ["Hannah Cole", "Cole Running", "brand", "sports"],
  ["Farid Aziz", "Atlas Freight", "brand", "automotive"],
  ["Nora Lindgren", "Open Door Foundation", "brand", "nonprofit"],
  ["Theo Papadakis", "Aegean Media", "agency", "media"],
  ["Mina Cho", "Glow Theory", "brand", "beauty"],
  ["Jack Turner", "Turner Fairs", "event_host", "food"],
];
// cspell:enable

const days = 60;
/** Which package the buyers among them took. */
const packageIds = ["1", "2", "1", "3", "2"];
/** Which of them met a failure: what the model's service answered, and what was being asked of it. */
const failures: readonly (readonly [at: number, reason: string, prompt: string])[] = [
  [1, "http_529", "A tasting tour through six neighborhoods for our new cold brew, two weeks in June."],
  [
    7,
    "timeout",
    "Introduce our hearing test to people over fifty at a home fair, without a white coat in sight.",
  ],
  [13, "http_429", "A pop-up track where commuters try our city bike on the way to work."],
  [25, "stream_cut", "Get accountants to reconcile one month in front of us, over lunch."],
  [31, "invalid_output", "An evening for game studios that have never bought sound before."],
  [35, "http_500", "A road show that repairs jackets while people wait, in four cities."],
];

/** Thirty-six people over sixty days, more of them lately; nearly every second bought credits. */
export const signUps: readonly SignUpPlan[] = people.map(([name, company, role, industry], at) => {
  const key = String(at + 1).padStart(2, "0");
  const daysAgo = days * (1 - Math.sqrt((at + 1) / (people.length + 0.5)));
  const packageId = packageIds[at % packageIds.length] ?? "1";
  return {
    id: `usr_demo_signup_${key}`,
    username: `${usernameOf(name)}_${key}`,
    name,
    company,
    role,
    industry,
    daysAgo,
    bought:
      at % 2 === 1 && at % 10 !== 9
        ? [
            {
              packageId,
              afterDays: daysAgo * 0.2,
              ...(at === 11 ? { refunded: true as const } : {}),
              ...(at === 21 ? { declined: true as const } : {}),
            },
          ]
        : [],
    failed: failures
      .filter(([who]) => who === at)
      .map(([, reason, prompt]) => ({ reason, prompt, afterDays: daysAgo * 0.6 })),
  };
});

function usernameOf(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(" ")
    .slice(0, 2)
    .join("_")
    .slice(0, 16);
}
