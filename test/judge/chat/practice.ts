import type { Conversation } from "./conversation.ts";
import { practiceA } from "./practice-a.ts";
import { practiceAA } from "./practice-aa.ts";
import { practiceAB } from "./practice-ab.ts";
import { practiceAC } from "./practice-ac.ts";
import { practiceAD } from "./practice-ad.ts";
import { practiceB } from "./practice-b.ts";
import { practiceBA } from "./practice-ba.ts";
import { practiceBB } from "./practice-bb.ts";
import { practiceBC } from "./practice-bc.ts";
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
import { practiceHH } from "./practice-hh.ts";
import { practiceI } from "./practice-i.ts";
import { practiceII } from "./practice-ii.ts";
import { practiceJ } from "./practice-j.ts";
import { practiceK } from "./practice-k.ts";
import { practiceL } from "./practice-l.ts";
import { practiceM } from "./practice-m.ts";
import { practiceN } from "./practice-n.ts";
import { practiceO } from "./practice-o.ts";
import { practiceP } from "./practice-p.ts";
import { practiceQ } from "./practice-q.ts";
import { practiceR } from "./practice-r.ts";
import { practiceS } from "./practice-s.ts";
import { practiceT } from "./practice-t.ts";
import { practiceU } from "./practice-u.ts";
import { practiceV } from "./practice-v.ts";
import { practiceW } from "./practice-w.ts";
import { practiceX } from "./practice-x.ts";
import { practiceXX } from "./practice-xx.ts";
import { practiceY } from "./practice-y.ts";
import { practiceYY } from "./practice-yy.ts";
import { practiceZ } from "./practice-z.ts";
import { practiceZZ } from "./practice-zz.ts";

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
  ...practiceI,
  ...practiceJ,
  ...practiceK,
  ...practiceL,
  ...practiceM,
  ...practiceN,
  ...practiceO,
  ...practiceP,
  ...practiceQ,
  ...practiceR,
  ...practiceS,
  ...practiceT,
  ...practiceU,
  ...practiceV,
  ...practiceW,
  ...practiceX,
  ...practiceXX,
  ...practiceY,
  ...practiceYY,
  ...practiceHH,
  ...practiceII,
  ...practiceZ,
  ...practiceZZ,
  ...practiceAA,
  ...practiceAB,
  ...practiceAC,
  ...practiceAD,
  ...practiceBA,
  ...practiceBB,
  ...practiceBC,
];
