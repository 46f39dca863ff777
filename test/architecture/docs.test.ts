import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { writtenDocs } from "../scripts/written-docs.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

describe("the documents", () => {
  it.each(Object.entries(writtenDocs()))(
    "docs/%s matches the code; run pnpm run docs if this fails",
    (name, text) => {
      expect(read(`docs/${name}`)).toBe(text);
    },
  );

  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    ...["docs", "docs/decisions", "docs/runbooks"].flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith(".md"))
        .map((name) => `${folder}/${name}`),
    ),
  ];

  it.each(pages)("%s links to files that exist", (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^(https?:|mailto:|\/)/.test(target));
    for (const target of links)
      expect(existsSync(join(root, dirname(page), target)), `${page} → ${target}`).toBe(true);
  });

  it("numbers decisions without gaps and gives each a status", () => {
    const decisions = readdirSync(join(root, "docs/decisions")).sort();
    expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
    for (const name of decisions)
      expect(read(`docs/decisions/${name}`)).toMatch(/^# .+\n\nStatus: (accepted|superseded)/);
  });

  const runbooks = pages.filter((page) => page.startsWith("docs/runbooks/"));
  const sources = globSync("{functions,packages/*}/src/**/*.ts", { cwd: root })
    .filter((path) => !path.includes(".test."))
    .map(read)
    .join("\n");

  it("search logs only for lines that the code writes, and read only fields that lines have", () => {
    const quoted = runbooks.flatMap((page) =>
      [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => ({ page, text })),
    );
    const messages = quoted.filter(({ text }) => /^[a-z]+( [a-z]+)+$/.test(text) && text !== "npm start");
    expect(messages.length).toBeGreaterThan(5);
    for (const { page, text } of messages) expect(sources, `${page}: ${text}`).toContain(`"${text}"`);
    const lines = read("functions/src/runtime/logger.ts") + read("functions/src/runtime/invocation.ts");
    const fields = quoted.filter(({ text }) =>
      /^(dependency\w*|denied\w+|requestId|jobId|userId|call|reason|said|operation|outcome)$/.test(text),
    );
    expect(fields.length).toBeGreaterThan(8);
    for (const { page, text } of fields)
      expect(lines, `${page}: ${text}`).toMatch(new RegExp(`\\b${text}\\??: `));
  });

  it("names in the README only commands that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const named = [
      ...`${read("README.md")}${read("CONTRIBUTING.md")}`.matchAll(/pnpm (?:run )?((?:[a-z]+:)?[a-z-]+)/g),
    ].map(([, name = ""]) => name);
    for (const name of named.filter((word) => !["exec", "install", "add"].includes(word)))
      expect(Object.keys(scripts)).toContain(name);
  });

  it("uses `pnpm run` for scripts that share a name with one of pnpm's own commands", () => {
    for (const page of [...pages, ...Object.keys(writtenDocs()).map((name) => `docs/${name}`)]) {
      expect(read(page), page).not.toMatch(/pnpm (deploy|docs|doctor)\b/);
    }
  });
});
