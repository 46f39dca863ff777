import { limits } from "@marquee/contracts/limits";
import { handouts } from "@marquee/contracts/studio/handouts";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { dealBrand, setDealStage } from "@marquee/testkit/deal-stage";
import { plainDocuments, plainSlides } from "@marquee/testkit/plain-documents";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleResult } from "@marquee/testkit/sample-result";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import { updateBrandFacts } from "../../account/brand-facts/brand-facts.ts";
import type { Core } from "../../core.ts";
import { queuedJobItem } from "../../credits/jobs/job.item.ts";
import { saveFromGeneration } from "../campaigns/ideas.ts";
import { getConceptHandout, getGeneratedHandout, getSharedConceptHandout } from "./handouts.ts";
import { createConceptShare } from "./shares.ts";

const owner = dealBrand(1);
const place = { generationId: "gen_1", index: 0 };
const caller = { ip: "198.51.100.7" };
let core: Core;
let token: string;

const desk = () => ({
  core,
  files: { get: () => Promise.resolve(undefined) },
  boards: { png: () => Promise.reject(new Error("It has no mockup")) },
  documents: plainDocuments,
  slides: plainSlides,
});

beforeEach(async () => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
  await setDealStage(core, [owner]);
  const row = queuedJobItem(
    {
      id: "gen_1",
      userId: owner.id,
      kind: "campaign",
      costCredits: 10,
      requestId: "req_1",
      input: { prompt: "An evening" },
    },
    core.clock.now(),
  );
  const fit = [
    { asks: "budget", line: "Budget: a secret limit", status: "met", where: "Within it" },
  ] as const;
  const results = [{ ...sampleResult, fit: [...fit] }];
  await core.table.write({ op: "put", item: { ...row, status: "completed", results } });
  await saveFromGeneration(core, owner.id, { generationId: "gen_1", campaignIndex: 0 });
  const link = await createConceptShare(core, owner.id, { conceptId: "gen_1-0", days: 7, siteUrl: "" });
  token = link.url.split("/").at(-1) ?? "";
});

const said = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();

describe.each(handouts)("%s", (file) => {
  it("of one's own concept has the brand's colors and says what the brief asks for", async () => {
    await updateBrandFacts(core, owner, { version: 0, brandColors: ["#123456"] }, { ...caller, device: "" });
    for (const made of [
      await getConceptHandout(desk(), owner.id, "gen_1-0", file),
      await getGeneratedHandout(desk(), owner.id, place, file),
    ]) {
      expect(made.name).toContain(sampleResult.name);
      for (const text of [sampleResult.description, "#123456", "a secret limit"])
        expect(said(made)).toContain(text);
    }
  });

  it("of a shared concept says the same without the brief", async () => {
    const made = await getSharedConceptHandout(desk(), token, caller, file);
    expect(said(made)).toContain(sampleResult.description);
    expect(said(made)).not.toContain("a secret limit");
  });

  it("not_found: another account's, and a concept that is not there", async () => {
    expect(await codeOf(getConceptHandout(desk(), "usr_other", "gen_1-0", file))).toBe("not_found");
    expect(await codeOf(getGeneratedHandout(desk(), "usr_other", place, file))).toBe("not_found");
    expect(await codeOf(getGeneratedHandout(desk(), owner.id, { ...place, index: 7 }, file))).toBe(
      "not_found",
    );
  });
});

it("too_many_requests: a network makes only so many files of shared concepts a minute", async () => {
  const make = () => getSharedConceptHandout(desk(), token, caller, "one-page.pdf");
  for (let n = 0; n < limits.sharedFilesPerNetworkPerMinute; n++) await make();
  expect(await codeOf(make())).toBe("too_many_requests");
  await getSharedConceptHandout(desk(), token, { ip: "198.51.100.8" }, "one-page.pdf");
});
