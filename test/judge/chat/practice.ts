import type { Conversation } from "./conversation.ts";
import { practiceA } from "./practice-a.ts";
import { practiceB } from "./practice-b.ts";
import { practiceC } from "./practice-c.ts";
import { practiceCd } from "./practice-cd.ts";
import { practiceD } from "./practice-d.ts";
import { practiceE } from "./practice-e.ts";
import { practiceEE } from "./practice-ee.ts";
import { practiceF } from "./practice-f.ts";
import { practiceFf } from "./practice-ff.ts";
import { practiceG } from "./practice-g.ts";
import { practiceGG } from "./practice-gg.ts";
import { practiceH } from "./practice-h.ts";
import { practiceK1 } from "./practice-k1.ts";
import { practiceK2 } from "./practice-k2.ts";
import { practiceK3 } from "./practice-k3.ts";
import { practiceK4 } from "./practice-k4.ts";
import { practiceK5 } from "./practice-k5.ts";
import { practiceK6 } from "./practice-k6.ts";

/** More questions to build with, by authors who knew neither the other ones nor how answers are made. */
export const practice: readonly Conversation[] = [
  ...practiceA,
  ...practiceB,
  ...practiceC,
  ...practiceCd,
  ...practiceD,
  ...practiceE,
  ...practiceEE,
  ...practiceF,
  ...practiceFf,
  ...practiceG,
  ...practiceGG,
  ...practiceH,
  ...practiceK1,
  ...practiceK2,
  ...practiceK3,
  ...practiceK4,
  ...practiceK5,
  ...practiceK6,
];
