import type { Brief } from "./brief.ts";
import { practiceA } from "./practice-a.ts";
import { practiceB } from "./practice-b.ts";
import { practiceC } from "./practice-c.ts";
import { practiceCC } from "./practice-cc.ts";
import { practiceD } from "./practice-d.ts";

/** Briefs that concepts may be improved with: they belong to neither half of the judge. */
export const practice: readonly Brief[] = [
  ...practiceA,
  ...practiceB,
  ...practiceC,
  ...practiceCC,
  ...practiceD,
];
