import type { Brief } from "./brief.ts";
import { practiceA } from "./practice-a.ts";
import { practiceAA } from "./practice-aa.ts";
import { practiceB } from "./practice-b.ts";
import { practiceBB } from "./practice-bb.ts";
import { practiceC } from "./practice-c.ts";
import { practiceCC } from "./practice-cc.ts";
import { practiceD } from "./practice-d.ts";
import { practiceDD } from "./practice-dd.ts";
import { practiceE } from "./practice-e.ts";
import { practiceEE } from "./practice-ee.ts";
import { practiceF } from "./practice-f.ts";
import { practiceFF } from "./practice-ff.ts";
import { practiceG } from "./practice-g.ts";
import { practiceGG } from "./practice-gg.ts";
import { practiceH } from "./practice-h.ts";
import { practiceI } from "./practice-i.ts";
import { practiceII } from "./practice-ii.ts";
import { practiceJ } from "./practice-j.ts";
import { practiceJJ } from "./practice-jj.ts";
import { practiceK } from "./practice-k.ts";
import { practiceKK } from "./practice-kk.ts";
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
import { practiceY } from "./practice-y.ts";
import { practiceZ } from "./practice-z.ts";
import { practiceZZ } from "./practice-zz.ts";

/** Briefs that concepts may be improved with: they belong to neither half of the judge. */
export const practice: readonly Brief[] = [
  ...practiceA,
  ...practiceB,
  ...practiceC,
  ...practiceCC,
  ...practiceD,
  ...practiceE,
  ...practiceF,
  ...practiceG,
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
  ...practiceY,
  ...practiceZ,
  ...practiceZZ,
  ...practiceAA,
  ...practiceBB,
  ...practiceDD,
  ...practiceEE,
  ...practiceFF,
  ...practiceGG,
  ...practiceII,
  ...practiceJJ,
  ...practiceKK,
];
