import type { Half } from "../judge-types.ts";
import type { Brief } from "./brief.ts";
import { build1 } from "./build-1.ts";
import { build2 } from "./build-2.ts";
import { build3 } from "./build-3.ts";
import { build4 } from "./build-4.ts";
import { final1 } from "./final-1.ts";
import { final2 } from "./final-2.ts";
import { final3 } from "./final-3.ts";
import { final4 } from "./final-4.ts";

/** What people ask the Strategy Builder for, in two halves that have no company, place or wording in common. */
export const briefs: Readonly<Record<Half, readonly Brief[]>> = {
  build: [...build1, ...build2, ...build3, ...build4],
  final: [...final1, ...final2, ...final3, ...final4],
};
