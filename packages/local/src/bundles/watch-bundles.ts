import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { BuildRecord, Imports } from "../../../../functions/build.ts";

export interface BundleWatchOptions {
  /** Every function's name and source file. */
  entries: Readonly<Record<string, string>>;
  /** The last complete build. */
  built: BuildRecord;
  /** Builds these functions and resolves to their imports; rejects, changing no bundle, if one does not compile. */
  rebuild(entries: Record<string, string>): Promise<Imports>;
  /** Whether a function is in use right now: those are built first. */
  isWarm(name: string): boolean;
  /** Called with the rebuilt functions, and the record of what all bundles are now made of. */
  onBuilt(names: readonly string[], record: BuildRecord): void;
  onFailed(error: unknown): void;
}

const lookEveryMs = 200;
/** Bundling all functions at once takes gigabytes, and those in use would have to wait for the last one. */
const builtAtOnce = 12;
/** A file's mtime comes from the kernel's clock, which is up to a few milliseconds behind ours. */
const clockSlackMs = 50;

/**
 * Rebuilds the functions whose sources change, and only these. It polls each file's state instead of waiting for
 * notifications, which get lost when an editor saves by renaming into place (docs/decisions/0022).
 */
export class BundleWatch {
  private readonly options: BundleWatchOptions;
  private readonly imports: Imports;
  private readonly seen = new Map<string, string>();
  /** Functions that are out of date, including those whose last build failed. */
  private readonly outdated = new Set<string>();
  private builtSinceMs: number;
  private lookedAtMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private building: Promise<void> | undefined;
  private failed = false;
  private again = false;
  private stopped = false;

  constructor(options: BundleWatchOptions) {
    this.options = options;
    this.imports = { ...options.built.imports };
    this.builtSinceMs = options.built.startedAtMs;
  }

  /** Builds what changed since the last complete build, then keeps watching until stopped. */
  async start(): Promise<void> {
    this.look();
    while (this.building) await this.building;
    this.timer = setInterval(() => this.look(), lookEveryMs).unref();
  }

  /** Stops watching; resolves when the running build has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.building;
  }

  private look(): void {
    this.lookedAtMs = Date.now();
    const changed = Object.keys(this.imports).filter((file) => this.hasChanged(file));
    for (const name of this.dependents(changed)) this.outdated.add(name);
    // A failed build may lack a file that is not among the imports yet, so retry when a folder changes.
    const retry = this.folderChanged() && this.failed;
    if (changed.length === 0 && !retry) return;
    if (this.building) this.again = true;
    else this.build();
  }

  private build(): void {
    const { entries, rebuild, isWarm, onBuilt, onFailed } = this.options;
    const { lookedAtMs } = this;
    const names = [...this.outdated]
      .sort((left, right) => Number(isWarm(right)) - Number(isWarm(left)))
      .slice(0, builtAtOnce);
    if (names.length === 0) return;
    this.again = false;
    for (const name of names) this.outdated.delete(name);
    this.building = rebuild(Object.fromEntries(names.map((name) => [name, entries[name] ?? ""])))
      .then(
        (imports) => {
          this.failed = false;
          Object.assign(this.imports, imports);
          this.again ||= this.outdated.size > 0;
          if (!this.again) this.builtSinceMs = lookedAtMs;
          onBuilt(names, { startedAtMs: this.builtSinceMs, imports: this.imports });
        },
        (error: unknown) => {
          this.failed = true;
          for (const name of names) this.outdated.add(name);
          onFailed(error);
        },
      )
      .finally(() => {
        this.building = undefined;
        if (this.again && !this.stopped) this.build();
      });
  }

  /** Whether a file changed since the last check or, when seen for the first time, since the last build. */
  private hasChanged(file: string): boolean {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    const state = found ? `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : "missing";
    const before = this.seen.get(file);
    this.seen.set(file, state);
    if (before !== undefined) return state !== before;
    return !found || Number(found.mtimeMs) >= this.builtSinceMs - clockSlackMs;
  }

  private folderChanged(): boolean {
    const folders = new Set(Object.keys(this.imports).map(dirname));
    return [...folders].filter((folder) => this.hasChanged(folder)).length > 0;
  }

  /** The functions that import one of these files, directly or through others. */
  private dependents(files: readonly string[]): string[] {
    if (files.length === 0) return [];
    const reached = new Set(files);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const [file, imports] of Object.entries(this.imports))
        if (imports.some((one) => reached.has(one))) reached.add(file);
    }
    return Object.entries(this.options.entries).flatMap(([name, file]) => (reached.has(file) ? [name] : []));
  }
}
