import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { writtenDocs } from "../scripts/written-docs.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Files and folders of ours, relative to the root; what is installed or built is none. */
const tree = globSync(
  [
    "*",
    ".{ci,githooks}/**",
    ".dependency-cruiser.cjs",
    ".oxlintrc.json",
    "{docs,functions,infra,packages,test,web}/**",
  ],
  {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.local|cdk\.out)$/.test(path),
  },
);
const known = new Set(tree);
const paths = tree.map((path) => `/${path}`).join("\n");
const pages = tree.filter((path) => path.endsWith(".md")).sort();
const sources = tree.filter((path) => /\.([cm]?[jt]sx?|jsonc?|ya?ml|html|css)$/.test(path));

/** The text without blocks of code, which may show anything. */
const prose = (page: string) => read(page).replaceAll(/^```[\s\S]*?^```/gm, "");
/** A heading's address, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
const anchorsOf = (page: string) =>
  [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** Where a page's links lead, relative to the root. */
function linksOf(page: string): { to: string; anchor: string | undefined }[] {
  return [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(https?:|mailto:|\/)/.test(target))
    .map((target) => {
      const [path = "", anchor] = target.split("#");
      return { to: path === "" ? page : normalize(join(dirname(page), path)), anchor };
    });
}

/** The numbered decisions of a page, such as "Payments 2". */
const decisionsOf = (page: string) =>
  [...read(page).matchAll(/^\*\*([A-Z]\w+ \d+)\. /gm)].map(([, name = ""]) => name);

const map = "docs/README.md";
const [, themesInMap = ""] = /^## Pages by theme$([\s\S]*?)^## /m.exec(read(map)) ?? [];
const themes = [...themesInMap.matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(
  ([, name]) => `docs/${name}`,
);

describe("the documents", () => {
  it.each(Object.entries(writtenDocs()))(
    "docs/%s matches the code; run pnpm run docs if this fails",
    (name, text) => {
      expect(read(`docs/${name}`)).toBe(text);
    },
  );

  it.each(pages)("%s links to files and sections that exist", (page) => {
    for (const { to, anchor } of linksOf(page)) {
      expect(known.has(to), `${page} → ${to}`).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(to), `${page} → ${to}`).toContain(anchor);
    }
  });

  it.each(pages)("%s names only files and folders that exist", (page) => {
    const named = [...prose(page).matchAll(/`([\w@.<>{},*/-]+)`/g)]
      .map(([, text = ""]) => text.replace(/\/$/, ""))
      .filter((text) => /^(docs|functions|infra|packages|test|web)\/|\.(tsx?|[cm]js|md|css)$/.test(text))
      .filter((text) => !/(^|\/)(dist|\.local)(\/|$)/.test(text));
    for (const text of named.flatMap(alternatives))
      expect(paths, `${page}: ${text}`).toMatch(patternOf(text));
  });

  it("are cited only where they exist, by pages and by comments alike", () => {
    const cited = [...pages, ...sources].flatMap((file) =>
      [...read(file).matchAll(/(?<![\w.]\/?)docs\/([\w/-]+\.md)(?:, ([A-Z]\w+ \d+))?/g)].map(
        ([, page, decision]) => ({ file, page: `docs/${page}`, decision }),
      ),
    );
    expect(cited.length).toBeGreaterThan(20);
    for (const { file, page, decision } of cited) {
      expect(known.has(page), `${file} cites ${page}`).toBe(true);
      if (decision !== undefined) expect(decisionsOf(page), `${file} cites ${decision}`).toContain(decision);
    }
    const linked = pages.flatMap((file) =>
      [...read(file).matchAll(/\[([A-Z]\w+ \d+)\]\(([^)#]+)\)/g)].map(([, decision = "", target = ""]) => ({
        decision,
        page: normalize(join(dirname(file), target)),
      })),
    );
    for (const { decision, page } of linked) expect(decisionsOf(page), page).toContain(decision);
  });

  it("begin with a map that leads to every page", () => {
    const reached = linksOf(map).map(({ to }) => to);
    const top = pages.filter((page) => dirname(page) === "docs" && page !== map);
    expect(top.filter((page) => !reached.includes(page))).toEqual([]);
  });
});

describe("the pages by theme", () => {
  it("are nineteen, and all that hold decisions", () => {
    expect(themes).toHaveLength(19);
    expect(pages.filter((page) => decisionsOf(page).length > 0)).toEqual(themes.toSorted());
  });

  it.each(themes)("%s has 600 to 1,200 words", (page) => {
    const words = prose(page).match(/\S*\w\S*/g) ?? [];
    expect(words.length).toBeGreaterThanOrEqual(600);
    expect(words.length).toBeLessThanOrEqual(1_200);
  });

  it.each(themes)("%s numbers its decisions without gaps, by one word of its own", (page) => {
    const [first = ""] = decisionsOf(page);
    const word = first.split(" ")[0];
    expect(decisionsOf(page)).toEqual(decisionsOf(page).map((_, index) => `${word} ${index + 1}`));
    const others = themes.filter((other) => other !== page).flatMap(decisionsOf);
    expect(others).not.toContain(first);
  });
});

describe("what one changes for what", () => {
  const [, table = ""] = /^## I want to change…$([\s\S]*?)^## /m.exec(read("CONTRIBUTING.md")) ?? [];
  const rows = [...table.matchAll(/^\| (.+) \| (.+) \|$/gm)]
    .map(([, what = "", where = ""]) => ({ what, files: where.match(/`[^`]*[/.][^`]*`/g) ?? [] }))
    .filter(({ files }) => files.length > 0);

  it("names at most ten files, and in half of the rows no more than five", () => {
    expect(rows.length).toBeGreaterThan(50);
    const counts = rows.map(({ files }) => files.length).toSorted((left, right) => left - right);
    for (const { what, files } of rows) expect(files.length, what).toBeLessThanOrEqual(10);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(5);
  });
});

describe("the runbooks", () => {
  const runbooks = pages.filter((page) => page.startsWith("docs/runbooks/"));
  const written = globSync("{functions,packages/*}/src/**/*.ts", { cwd: root })
    .filter((path) => !path.includes(".test."))
    .map(read)
    .join("\n");

  it("search logs only for lines that the code writes, and read only fields that lines have", () => {
    const quoted = runbooks.flatMap((page) =>
      [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => ({ page, text })),
    );
    const messages = quoted.filter(({ text }) => /^[a-z]+( [a-z]+)+$/.test(text) && text !== "npm start");
    expect(messages.length).toBeGreaterThan(5);
    for (const { page, text } of messages) expect(written, `${page}: ${text}`).toContain(`"${text}"`);
    const lines = read("functions/src/runtime/logger.ts") + read("functions/src/runtime/invocation.ts");
    const fields = quoted.filter(({ text }) =>
      /^(dependency\w*|denied\w+|requestId|jobId|userId|call|reason|said|operation|outcome)$/.test(text),
    );
    expect(fields.length).toBeGreaterThan(8);
    for (const { page, text } of fields)
      expect(lines, `${page}: ${text}`).toMatch(new RegExp(`\\b${text}\\??: `));
  });
});

describe("the changelog", () => {
  it("has the version of package.json as its latest release, with a day", () => {
    const { version } = JSON.parse(read("package.json")) as { version: string };
    const [, released] = /^## (\d.*)$/m.exec(read("CHANGELOG.md")) ?? [];
    expect(released).toMatch(/ – \d{4}-\d{2}-\d{2}$/);
    expect(released?.split(" ")[0]).toBe(version);
  });
});

describe("the commands", () => {
  it("in README and CONTRIBUTING are those that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [
      ...`${read("README.md")}${read("CONTRIBUTING.md")}`.matchAll(/pnpm (?:run )?((?:[a-z]+:)?[a-z-]+)/g),
    ].map(([, name = ""]) => name);
    for (const name of named.filter((word) => !["exec", "install", "add"].includes(word)))
      expect(Object.keys(scripts)).toContain(name);
  });

  it("that write the pieces of something new run on the pinned Node, whichever Node starts them", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const writing = Object.entries(scripts).filter(([name]) => name.startsWith("new:"));
    expect(writing.length).toBeGreaterThan(3);
    for (const [name, script] of writing) {
      expect(script).toBe(`node packages/local/bin/bootstrap.mjs ${name}`);
      const file = `test/scripts/${name.replace(":", "-")}.ts`;
      expect(known.has(file), file).toBe(true);
      expect(read("packages/local/bin/bootstrap.mjs")).toContain(`"${name}": ["${file}"]`);
    }
  });

  it("that share a name with one of pnpm's own are called with `pnpm run`", () => {
    for (const page of [...pages, ...Object.keys(writtenDocs()).map((name) => `docs/${name}`)]) {
      expect(read(page), page).not.toMatch(/pnpm (deploy|docs|doctor)\b/);
    }
  });
});

/** The paths that `{a,b}` stands for. */
function alternatives(text: string): string[] {
  const [whole, names] = /\{([^}]+)\}/.exec(text) ?? [];
  if (whole === undefined || names === undefined) return [text];
  return names.split(",").flatMap((name) => alternatives(text.replace(whole, name)));
}

/** What a named path matches: its own place or the end of a longer path, where `<area>` and `*` stand for a name. */
function patternOf(text: string): RegExp {
  const source = text.replaceAll(/[.+()[\]$^|]/g, "\\$&").replaceAll(/<[^>]+>|\*+/g, "[^/]*");
  return new RegExp(`/${source}$`, "m");
}
