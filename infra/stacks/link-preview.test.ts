import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { synthesize } from "../testing/synthesize.ts";
import { withPreview } from "./pages.ts";

const web = new URL("../../web/", import.meta.url);
const startPage = readFileSync(new URL("index.html", web), "utf8");
const manifest = JSON.parse(readFileSync(new URL("public/site.webmanifest", web), "utf8"));

/** The size that a PNG says it has. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(`public${path}`, web));
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
const contentOf = (property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(startPage)?.[1] ?? "";

test("a link shows a picture by its whole address, since other sites resolve none", () => {
  expect(withPreview(startPage, "https://marquee.example")).toContain(
    '<meta property="og:image" content="https://marquee.example/preview.png"',
  );
  expect(() => withPreview("<html></html>", "https://marquee.example")).toThrow("og:image");
  expect(sizeOf(contentOf("og:image"))).toBe(
    `${contentOf("og:image:width")}x${contentOf("og:image:height")}`,
  );
});

test("the deployed start page is the one with that address", () => {
  const [entry] = synthesize("prod")
    .resources("Custom::CDKBucketDeployment")
    .filter(({ id }) => id.startsWith("Entry"));
  const sources = entry?.properties.SourceObjectKeys as unknown[] | undefined;
  expect(sources).toHaveLength(2);
});

test("an installed app has every icon that it names, in the size it says", () => {
  expect(startPage).toContain('<link rel="manifest" href="/site.webmanifest" />');
  expect(manifest.icons.map(({ src }: { src: string }) => sizeOf(src))).toEqual(
    manifest.icons.map(({ sizes }: { sizes: string }) => sizes),
  );
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === "maskable")).toBe(true);
  expect(sizeOf(/rel="apple-touch-icon" href="([^"]+)"/.exec(startPage)?.[1] ?? "")).toBe("180x180");
});
