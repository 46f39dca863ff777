import { placeName } from "@marquee/contracts/events/place-name";
import type { SeededRandom } from "../seeded-random.ts";

/** What a city is known by: a shape that stands on the horizon, 60 wide around x = 30, and its roofs. */
export interface Landmark {
  shape: string;
  roofs: "towers" | "gables" | "low";
}

const shapes = {
  bridge:
    "M-22 0V-9H6V-50H12V-9H48V-50H54V-9H82V0zM-22 -9Q2 -12 9 -48V-45Q4 -8 -22 -7zM9 -48Q30 4 51 -48V-45Q30 8 9 -45zM82 -9Q58 -12 51 -48V-45Q56 -8 82 -7z",
  cableBridge: "M-12 0V-6H72V0zM20 0L14 -62H18L68 -6H62L21 -50L27 0z",
  crownedTower: "M10 0V-30H16V-44H22V-56H27V-64H29V-78H31V-64H33V-56H38V-44H44V-30H50V0z",
  steppedTower: "M14 0V-46H20V-60H23V-76H25V-60H35V-76H37V-60H40V-46H46V0z",
  needle: "M26 0L29 -44H18L13 -48H21V-51H29V-70H31V-51H39V-48H47L42 -44H31L34 0z",
  mast: "M27 0L29.2 -46H24V-52H29V-62L30 -80L31 -62V-52H36V-46H30.8L33 0z",
  iron: "M6 0Q24 -18 28 -74H32Q36 -18 54 0H44Q40 -13 30 -13Q20 -13 16 0zM22 -30H38V-27H22z",
  clock: "M-6 0V-18H22V-46H20V-52H24L30 -70L36 -52H40V-46H38V0z",
  ball: "M28 0L29.2 -38A8 8 0 1 1 30.8 -38L32 0zM29.3 -52V-78H30.7V-52z",
  spires:
    "M4 0V-32Q7 -54 10 -32V0zM15 0V-42Q18 -68 21 -42V0zM27 0V-48Q30 -76 33 -48V0zM39 0V-42Q42 -68 45 -42V0zM50 0V-32Q53 -54 56 -32V0zM0 0V-18H60V0z",
  gableRow:
    "M0 0V-26H3V-31H6L10 -38L14 -31H17V-26H20V0zM20 0V-32L30 -46L40 -32V0zM40 0V-24H43V-29H46L50 -36L54 -29H57V-24H60V0z",
  hallTower: "M-8 0V-20H22V-52H20V-57H26V-62L30 -70L34 -62V-57H40V-52H38V0z",
  spire: "M24 0V-28H27L30 -74L33 -28H36V0z",
  thinSpire: "M28.4 0L30 -80L31.6 0z",
  tallest: "M23 0V-26H25V-42H27V-58H29L30 -82L31 -58H33V-42H35V-26H37V0z",
  threeTowers:
    "M6 0L9 -46H15L18 0zM24 0L27 -46H33L36 0zM42 0L45 -46H51L54 0zM0 -52H58Q64 -50 58 -46H4Q-3 -48 0 -52z",
  lattice: "M12 0L28 -52H26V-56H29L30 -78L31 -56H34V-52H32L48 0H40L35 -16H25L20 0z",
  shells: "M-4 0Q2 -26 22 -32Q17 -14 24 0zM16 0Q21 -36 45 -44Q37 -18 44 0zM38 0Q43 -24 60 -29Q55 -12 64 0z",
  dome: "M0 0V-17H17V-24H21V-30Q21 -46 30 -46Q39 -46 39 -30V-24H43V-17H60V0zM29 -44V-58H31V-44z",
  palms:
    "M29 0Q32 -20 29 -38L31 -38Q34 -20 32 0zM30 -38Q18 -49 10 -35Q20 -40 30 -38zM30 -38Q42 -49 50 -35Q40 -40 30 -38zM30 -38Q23 -58 12 -51Q24 -49 30 -38zM30 -38Q37 -58 48 -51Q36 -49 30 -38zM51 0Q53 -14 51 -26L53 -26Q55 -14 53 0zM52 -26Q42 -35 37 -24Q44 -28 52 -26zM52 -26Q62 -35 67 -24Q60 -28 52 -26z",
  wheel:
    "M30 -66A30 30 0 1 1 29.9 -66zM30 -61A25 25 0 1 0 30.1 -61zM18 0L28.6 -36L6 -54L8 -56L30 -39L52 -56L54 -54L31.4 -36L42 0H39L30 -30L21 0z",
  pencil: "M22 0V-48H24V-56L30 -74L36 -56V-48H38V0z",
  twinDomes:
    "M8 0V-46Q8 -50 11 -51Q10 -57 16 -57Q22 -57 21 -51Q24 -50 24 -46V0zM36 0V-46Q36 -50 39 -51Q38 -57 44 -57Q50 -57 49 -51Q52 -50 52 -46V0zM24 0V-24H36V0z",
  slab: "M18 0V-52L42 -62V0z",
  peaks: "M-30 0L-6 -30L4 -20L24 -52L44 -22L52 -30L90 0z",
} as const;
type Shape = keyof typeof shapes;

const cities: Record<string, readonly [Shape, Landmark["roofs"]]> = {
  amsterdam: ["gableRow", "gables"],
  atlanta: ["pencil", "towers"],
  austin: ["dome", "towers"],
  barcelona: ["spires", "low"],
  bengaluru: ["dome", "low"],
  berlin: ["ball", "low"],
  boston: ["slab", "towers"],
  chicago: ["steppedTower", "towers"],
  copenhagen: ["spire", "gables"],
  denver: ["peaks", "towers"],
  dubai: ["tallest", "towers"],
  dublin: ["thinSpire", "gables"],
  frankfurt: ["steppedTower", "towers"],
  "hong kong": ["peaks", "towers"],
  lisbon: ["bridge", "gables"],
  london: ["clock", "gables"],
  "las vegas": ["wheel", "towers"],
  "los angeles": ["palms", "low"],
  madrid: ["twinDomes", "low"],
  miami: ["palms", "towers"],
  milan: ["spires", "low"],
  munich: ["twinDomes", "gables"],
  "new york": ["crownedTower", "towers"],
  oslo: ["peaks", "gables"],
  paris: ["iron", "low"],
  rotterdam: ["cableBridge", "towers"],
  "san diego": ["palms", "low"],
  "san francisco": ["bridge", "towers"],
  seattle: ["needle", "towers"],
  singapore: ["threeTowers", "towers"],
  stockholm: ["hallTower", "gables"],
  sydney: ["shells", "towers"],
  tokyo: ["lattice", "towers"],
  toronto: ["mast", "towers"],
  vienna: ["spire", "gables"],
  washington: ["dome", "low"],
  zurich: ["twinDomes", "gables"],
};

const anywhere: [Shape, ...Shape[]] = [
  "crownedTower",
  "steppedTower",
  "mast",
  "clock",
  "hallTower",
  "spire",
  "dome",
  "wheel",
  "pencil",
  "slab",
  "cableBridge",
  "peaks",
];

/** What a city is known by, or something that any city may have. */
export function landmarkOf(city: string, random: SeededRandom): Landmark {
  const [shape, roofs] = cities[placeName(city)] ?? [
    random.pick(anywhere),
    random.pick(["towers", "gables", "low"]),
  ];
  return { shape: shapes[shape], roofs };
}
