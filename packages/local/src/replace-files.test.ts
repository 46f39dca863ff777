import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { replaceFiles } from "./replace-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-replace-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(place: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, place, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return join(folder, place);
}

const stateOf = (file: string) => {
  const { ino, mtimeMs } = statSync(file);
  return { ino, mtimeMs };
};

describe("files that replace those which are served", () => {
  it("are all there afterwards, and nothing else is", () => {
    const served = write("served", {
      "index.html": "old",
      "assets/gone.js": "gone",
      "assets/same.js": "same",
    });
    const built = write("built", { "index.html": "new", "assets/new.js": "new", "assets/same.js": "same" });
    replaceFiles(built, served, "index.html");
    expect(readFileSync(join(served, "index.html"), "utf8")).toBe("new");
    expect(readdirSync(join(served, "assets")).sort()).toEqual(["new.js", "same.js"]);
  });

  it("leave what is the same as it is, for whoever reads it meanwhile", () => {
    const served = write("served", { "index.html": "page", "assets/same.js": "same" });
    const before = [stateOf(join(served, "index.html")), stateOf(join(served, "assets/same.js"))];
    replaceFiles(write("built", { "index.html": "page", "assets/same.js": "same" }), served, "index.html");
    expect([stateOf(join(served, "index.html")), stateOf(join(served, "assets/same.js"))]).toEqual(before);
  });

  it("come into a folder that is not there yet", () => {
    const built = write("built", { "index.html": "page", "assets/one.js": "one" });
    replaceFiles(built, join(folder, "served"), "index.html");
    expect(readFileSync(join(folder, "served/assets/one.js"), "utf8")).toBe("one");
  });
});
