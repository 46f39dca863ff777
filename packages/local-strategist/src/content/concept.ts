import type { SceneZone } from "@marquee/concept-boards/scene";
import type { CampaignType, Industry } from "@marquee/contracts/enums";

/** A campaign format that works, to be fitted to a brief. Texts are whole sentences unless they are list entries. */
export interface Concept {
  type: CampaignType;
  /** Found again in the idea's name, so that its board shows the right place. */
  title: string;
  /** Where it is at home. */
  place: string;
  /** What it is, in one sentence. */
  what: string;
  /** How it runs and why that works. */
  how: string;
  zones: readonly SceneZone[];
  features: readonly string[];
  goal: string;
  metrics: readonly string[];
  inspiration: string;
  /** Materials, light and sound of the place. */
  elements: readonly string[];
  /** Words of a brief that this format answers. */
  answers: readonly string[];
  /** The industries that it makes sense in; any where it is absent. */
  industries?: readonly Industry[];
  duration: string;
  /** What it typically costs where the brief names no budget, in whole USD. */
  typicalUsd: number;
  /** What one engaged visitor costs in this format, in whole USD; the base of every forecast. */
  visitorUsd: number;
  /** How many of a hundred visitors leave a qualified contact. */
  leadPercent: number;
}

/** A zone of a concept's plan. */
export function zone(
  name: string,
  kind: SceneZone["kind"],
  size: SceneZone["size"],
  note: string,
): SceneZone {
  return { name, kind, size, note };
}
