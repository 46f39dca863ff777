import type { ZoneKind } from "@marquee/concept-boards/scene";
import type { CampaignType } from "@marquee/contracts/enums";
import type { Implied } from "../setting.ts";
import type { Kind } from "./kinds.ts";

/**
 * What a format needs of its place and people: a room, people who have more than a few minutes, a socket, a fair or an
 * event with a program of its own, or visitors who come for their business.
 */
export type Need = "room" | "time" | "power" | "program" | "business";

/**
 * A way to run a campaign, to be filled with what a brief asks for. In its texts {P} is the product, with an article
 * unless that is a name, {A} the audience, {place} where it happens, {n} how many of its units there are, {units} what they are
 * called, {m} how many minutes one person takes; {tryP}, {triedP} and {tryingP} are what one does with the product, and
 * {turn} and {turns} what one go is called.
 */
export interface Format {
  type: CampaignType;
  /** The beginning of an idea's name, by which it is found again. */
  title: string;
  /** The kinds of products that it is for. */
  kinds: readonly Kind[];
  needs?: readonly Need[];
  /** What its scene implies, for briefs that refuse that. */
  implies?: readonly Implied[];
  /** People only talk there: no test ride or tasting that a brief counts takes place. */
  isTalk?: true;
  /** Where at the place it is set up. */
  spot: string;
  /** What one person uses at a time, in the singular; its number, hours and minutes are the capacity. */
  unit: string;
  minutes: number;
  /** How many hosts one unit needs. */
  staff: number;
  /** The percentage of visitors who take the next step. */
  leadPercent: number;
  /** Only where an online audience is asked for. */
  online?: true;
  /** Words of a brief that suggest it. */
  suits: readonly string[];
  what: readonly [string, string];
  how: string;
  why: string;
  activities: readonly string[];
  inspiration: string;
  risk: { what: string; answer: string };
  role: string;
  /** What is counted beside the people. */
  measure: { name: string; target: string };
  zones: readonly Zone[];
  /** Materials, light and sound of the place. */
  elements: readonly string[];
}

type Zone = readonly [name: string, kind: ZoneKind, note: string];
