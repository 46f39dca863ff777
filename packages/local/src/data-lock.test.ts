import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { emptyData, lockData } from "./data-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Locks the folder from another process, as a second runtime would. */
async function otherHolder() {
  const program = `const { lockData } = await import(${JSON.stringify(join(import.meta.dirname, "data-lock.ts"))});
    lockData(${JSON.stringify(folder)}); console.log("locked"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

describe("a data folder", () => {
  it("belongs to one runtime at a time, and is free again after that one is killed", async () => {
    const other = await otherHolder();
    expect(() => lockData(folder)).toThrow(`process ${other.pid}`);
    other.kill("SIGKILL");
    await once(other, "exit");
    lockData(folder).release();
  });

  it("is free when the holder's process id now belongs to another process", () => {
    lockData(folder);
    const file = join(folder, "runtime.pid");
    const holder = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...holder, pid: 1 }));
    lockData(folder).release();
  });

  it("is free as a copy of one that is in use, and the original stays taken, also after it was moved", async () => {
    const other = await otherHolder();
    const [copy, moved] = [`${folder}-copy`, `${folder}-moved`];
    try {
      cpSync(folder, copy, { recursive: true });
      lockData(copy).release();
      expect(() => lockData(folder)).toThrow(`process ${other.pid}`);
      renameSync(folder, moved);
      expect(() => lockData(moved)).toThrow(`process ${other.pid}`);
    } finally {
      other.kill("SIGKILL");
      for (const left of [copy, moved]) rmSync(left, { recursive: true, force: true });
    }
  });

  it("is free again after it was released", () => {
    lockData(folder).release();
    lockData(folder).release();
  });
});

describe("emptying a data folder", () => {
  it("removes what a runtime wrote and nothing else, whatever folder is given", () => {
    mkdirSync(join(folder, "emulators"));
    writeFileSync(join(folder, "secrets.json"), "{}");
    writeFileSync(join(folder, "thesis.doc"), "years of work");
    const lock = lockData(folder);
    emptyData(folder);
    expect(readdirSync(folder).sort()).toEqual(["runtime.pid", "thesis.doc"]);
    lock.release();
  });
});
