// cspell:ignore harbou messe theat universit
import type { SeededRandom } from "../seeded-random.ts";

/** Where an event takes place: in front of its city, 100 wide, on the horizon. */
export interface Venue {
  shape: string;
  /** Lit windows, as short strokes. */
  lights: string;
}

const venues = {
  hall: {
    shape: "M0 0V-20Q25 -36 50 -20Q75 -36 100 -20V0zM49 -22V-42H51V-22zM51 -42L62 -38L51 -34z",
    lights: "M10 -8h6M22 -8h6M34 -8h6M60 -8h6M72 -8h6M84 -8h6",
  },
  stadium: {
    shape:
      "M0 0V-12Q0 -24 50 -26Q100 -24 100 -12V0zM8 -14V-50H3V-58H18V-50H11V-14zM92 -14V-50H97V-58H82V-50H89V-14z",
    lights: "M5 -54h2M9 -54h2M13 -54h2M84 -54h2M88 -54h2M92 -54h2M20 -10h8M36 -10h8M56 -10h8M72 -10h8",
  },
  harbor: {
    shape:
      "M-40 0V-7Q-32 -11 -24 -7T-8 -7T8 -7T24 -7T40 -7T56 -7T72 -7T88 -7T104 -7T120 -7T136 -7V0zM20 -9H46L41 -3H25zM31 -11V-42L46 -11zM29 -11V-32L19 -11zM66 -9H84L80 -4H70zM74 -10V-30L84 -10z",
    lights: "M50 -4h8M96 -3h7M4 -3h7",
  },
  park: {
    shape:
      "M8 0V-10A11 11 0 1 1 12 -10V0zM92 0V-12A13 13 0 1 1 96 -12V0zM26 0L50 -30L74 0zM49 -28V-42H51V-28zM51 -42L60 -39L51 -35z",
    lights: "M46 -6h2M52 -6h2M49 -12h2",
  },
  hotel: {
    shape: "M18 0V-44H82V0zM24 -44V-50H76V-44zM10 0V-8L18 -13H82L90 -8V0z",
    lights:
      "M26 -38h5M38 -38h5M50 -38h5M62 -38h5M26 -30h5M50 -30h5M62 -30h5M38 -22h5M50 -22h5M72 -22h5M26 -22h5M72 -38h5",
  },
  campus: {
    shape:
      "M4 0V-5H96V0zM10 -26L50 -46L90 -26zM14 -6V-24H22V-6zM32 -6V-24H40V-6zM60 -6V-24H68V-6zM78 -6V-24H86V-6zM10 -24H90V-27H10z",
    lights: "M46 -8h3M51 -8h3M46 -14h3M51 -14h3",
  },
  theater: {
    shape: "M6 0V-30H30V-38H70V-30H94V0zM40 -38V-56H60V-38zM0 -12H100V-18H0z",
    lights:
      "M4 -15h3M12 -15h3M20 -15h3M28 -15h3M36 -15h3M44 -15h3M52 -15h3M60 -15h3M68 -15h3M76 -15h3M84 -15h3M92 -15h3M48 -50h4M48 -44h4",
  },
  screen: {
    shape: "M6 -8V-54H94V-8zM40 -8H60L64 0H36zM12 -48V-14H88V-48zM42 -42L64 -31L42 -20z",
    lights: "M10 -51h2M14 -51h2M18 -51h2",
  },
} as const satisfies Record<string, Venue>;
type VenueKind = keyof typeof venues;

/** Words in an event's name or place that say where it is held. */
const byWord: readonly (readonly [RegExp, VenueKind])[] = [
  [/\b(online|virtual|webinar|livestream|remote)\b/i, "screen"],
  [/\b(stadium|arena|games?|sports?|cup|race|marathon|olympic)\b/i, "stadium"],
  [/\b(harbou?r|port|marina|bay|beach|coast|pier|docks?|sail(ing)?|waterfront)\b/i, "harbor"],
  [/\b(park|gardens?|festival|outdoor|picnic|fields?|camp)\b/i, "park"],
  [/\b(expo|fair|congress|convention|exhibition|exposition|trade show|hall|messe)\b/i, "hall"],
  [/\b(universit\w+|campus|college|academy|school|museum|library|workshops?)\b/i, "campus"],
  [/\b(hotel|resort|retreat|roundtable|dinner|breakfast|gala)\b/i, "hotel"],
  [/\b(theat(er|re)|opera|concert|cinema|night|awards?|premiere|film|show)\b/i, "theater"],
];

/** The kind of place: as its words say, or else one that its guests fill. */
export function venueOf(
  event: { name: string; location: string; attendeeCount: number },
  random: SeededRandom,
): Venue {
  const said = byWord.find(([words]) => words.test(`${event.name} ${event.location}`))?.[1];
  return venues[said ?? random.pick(kindsFor(event.attendeeCount))];
}

function kindsFor(attendees: number): [VenueKind, ...VenueKind[]] {
  if (attendees > 20_000) return ["stadium", "park"];
  if (attendees > 3_000) return ["hall", "hall", "harbor", "stadium"];
  if (attendees > 500) return ["hall", "campus", "theater", "harbor", "hotel"];
  return ["hotel", "campus", "theater", "park"];
}
