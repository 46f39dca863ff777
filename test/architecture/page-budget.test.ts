import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { demoUserSeeds } from "@marquee/seed/content/demo-users";
import { beforeAll, describe, expect, test } from "vitest";
import { WebBuild } from "../bench/web-build.ts";

const root = join(import.meta.dirname, "../..");

/** The maximum size of the first screens, relative to the libraries that any such app loads; warns before that. */
const mostOfFirstScreen = 1.45;
const warnOfFirstScreen = 1.35;
/** How much a page may add to what every signed-in page loads, as a fraction of the same libraries. */
const mostOfCore = 2 / 3;
/** How many scripts a page may wait for besides the app's own: each is a request. */
const mostScripts = 14;

/** The pages that show posters at their top, on a phone too. */
const pathsWithPosters = ["/events"];

const frame = "/src/app/layout/app-layout.tsx";
const firstScreens = {
  auth: ["/src/features/account/auth/pages/auth-page.tsx"],
  home: [frame, "/src/features/home/dashboard/pages/dashboard-page.tsx"],
};
/** What every signed-in page loads: the code of the home page and, a second later, the live connection. */
const everywhere = [...firstScreens.home, "/src/app/realtime/connect-live.ts"];
/** Every page that a route loads. */
const pages = globSync("src/{app/routes.ts,features/*/*/feature.ts}", { cwd: join(root, "web") })
  .flatMap((path) => {
    const text = readFileSync(join(root, "web", path), "utf8");
    return [...text.matchAll(/import\("\.\/(pages\/[^"]+)"\)/g)].map(
      ([, page]) => `/${join(dirname(path), String(page))}`,
    );
  })
  // The UI kit page is only served to the developers who use it.
  .filter((page) => !page.includes("/ui-kit/"))
  .toSorted();

let web: WebBuild;
let coreBytes: number;
beforeAll(async () => {
  web = await WebBuild.of(join(root, "web"));
  coreBytes = (await WebBuild.of(join(root, "test/bench/core-app"))).initialBytes([]);
}, 120_000);

describe("the JavaScript of a page", () => {
  test("is known for every page", () => {
    expect(pages.length).toBeGreaterThan(15);
  });

  test("stays within budget on the first screens", () => {
    for (const [screen, modules] of Object.entries(firstScreens)) {
      const bytes = web.initialBytes(modules);
      const ratio = bytes / coreBytes;
      expect(ratio, screen).toBeLessThanOrEqual(mostOfFirstScreen);
      if (ratio > warnOfFirstScreen)
        process.stdout.write(
          `The JavaScript of ${screen} is at ${ratio.toFixed(3)} of the bare libraries.\n`,
        );
      // Without its pages' own code, a screen would meet any budget.
      expect(bytes, screen).toBeGreaterThan(web.initialBytes([]) + 5_000);
    }
  });

  test("comes in few scripts, none of which import each other in a circle", () => {
    const many = pages.map((page) => ({ page, files: web.furtherFiles([frame, page], []).length }));
    expect(many.filter(({ files }) => files > mostScripts)).toEqual([]);
    expect(web.circles()).toEqual([]);
  });

  test("adds at most two thirds of the bare libraries' size to what every page loads", () => {
    const parts = pages.map((page) => ({ page, part: web.furtherBytes([page], everywhere) / coreBytes }));
    const tooLarge = parts.filter(({ part }) => part > mostOfCore);
    expect(tooLarge.map(({ page, part }) => `${page}: ${part.toFixed(2)}`)).toEqual([]);
    // A build that lacks its pages would meet any budget.
    expect(Math.max(...parts.map(({ part }) => part))).toBeGreaterThan(0.1);
  });

  test("is listed in index.html for every page, without files that are listed there anyway", () => {
    const known = /id="page-files">(.+?)<\/script>/.exec(web.html)?.[1] ?? "{}";
    const named = Object.entries(JSON.parse(known) as Record<string, { files: string[] }>);
    const posters = web.chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/poster.ts")));
    const asText = (files: readonly string[]) =>
      files
        .filter((file) => file !== posters?.fileName)
        .toSorted()
        .join("\n");
    const sets = new Set(named.map(([, { files }]) => asText(files)));
    const missing = pages.filter(
      (page) =>
        !page.startsWith("/src/app/") &&
        !sets.has(asText(web.furtherFiles([page], []))) &&
        !sets.has(asText(web.furtherFiles([frame, page], []))),
    );
    expect(missing).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
    // What draws posters is loaded later, but listed for the pages that begin with one, and only for those.
    const withPosters = named.filter(([, { files }]) => files.includes(posters?.fileName ?? ""));
    expect(withPosters.map(([path]) => path).toSorted()).toEqual(pathsWithPosters);
  });

  test("includes the form library only on pages with such a form", () => {
    const formLibrary = "/node_modules/react-hook-form/";
    expect(web.brings(["/src/features/studio/campaigns/pages/campaigns-page.tsx"], formLibrary)).toBe(true);
    const without = [
      firstScreens.auth,
      firstScreens.home,
      ["/src/app/step-up-dialog.tsx"],
      ["/src/features/chat/chat/pages/chat-page.tsx"],
      ["/src/features/credits/credits/pages/credits-page.tsx"],
      ["/src/features/deals/inquiries/pages/inquiries-page.tsx"],
    ];
    expect(without.filter((modules) => web.brings(modules, formLibrary))).toEqual([]);
  });

  test("never names the partner's account: a flag is all that the browser gets", () => {
    const partners = demoUserSeeds.filter(({ isPartner }) => isPartner);
    expect(partners).toHaveLength(1);
    const named = partners.flatMap(({ username, name, email }) => [username, name, email]);
    // The diagnostic page's address contains the name, as the spec requires, and so does a country; nothing says who
    // the partner is.
    const codes = web.chunks.map(({ code }) => code.toLowerCase().replaceAll(/\/zania-test|tanzania/g, ""));
    expect(named.filter((one) => codes.some((code) => code.includes(one.toLowerCase())))).toEqual([]);
    // The flag itself is there.
    expect(web.chunks.some(({ code }) => code.includes("isPartner"))).toBe(true);
  });
});
