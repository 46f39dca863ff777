import type { SceneZone } from "@marquee/concept-boards/scene";
import type { CampaignType, Industry } from "@marquee/contracts/enums";

/** A proven campaign format, to be fitted to a brief. Texts are full sentences unless they are list entries. */
export interface Concept {
  type: CampaignType;
  /** Part of the idea's name, by which its board finds the right place. */
  title: string;
  /** The kind of place that it is made for. */
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
  /** Words in a brief that suggest this format. */
  answers: readonly string[];
  /** The industries that it makes sense for; absent for all. */
  industries?: readonly Industry[];
  duration: string;
  /** What it typically costs if the brief names no budget, in whole USD. */
  typicalUsd: number;
  /** What one engaged visitor costs in this format, in whole USD; the base of every forecast. */
  visitorUsd: number;
  /** The percentage of visitors who become qualified contacts. */
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
