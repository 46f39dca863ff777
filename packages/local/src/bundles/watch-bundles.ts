import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { LocalBuild } from "../../../../functions/build-local.ts";

export interface BundleWatchOptions {
  built: LocalBuild;
  /** Builds every function; rejects, changing no bundle, if one does not compile. */
  rebuild(): Promise<LocalBuild>;
  onBuilt(): void;
  onFailed(error: unknown): void;
}

const lookEveryMs = 200;
/** A file's mtime comes from the kernel's clock, which is up to a few milliseconds behind ours. */
const clockSlackMs = 50;

/** Whether a file that changed at this time may not be in the build yet. */
export function mayPostdate({ startedAtMs }: LocalBuild, mtimeMs: number): boolean {
  return mtimeMs >= startedAtMs - clockSlackMs;
}

/**
 * Rebuilds the functions whenever one of their sources changes. It polls each file's state instead of waiting for
 * notifications, which get lost when an editor saves by renaming into place (docs/local.md, Local 3).
 */
export class BundleWatch {
  private readonly options: BundleWatchOptions;
  private built: LocalBuild;
  private readonly seen = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private building: Promise<void> | undefined;
  private failed = false;
  private again = false;
  private stopped = false;

  constructor(options: BundleWatchOptions) {
    this.options = options;
    this.built = options.built;
  }

  start(): void {
    this.look();
    this.timer = setInterval(() => this.look(), lookEveryMs).unref();
  }

  /** Stops watching; resolves when the running build has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.building;
  }

  private look(): void {
    // Every file is looked at, so that each one's state is known for the next look.
    const changed = this.built.sources.filter((file) => this.hasChanged(file)).length > 0;
    // A failed build may lack a file that is not among the sources yet, so retry when a folder changes.
    const retry = this.folderChanged() && this.failed;
    if (!changed && !retry) return;
    if (this.building) this.again = true;
    else this.build();
  }

  private build(): void {
    const { rebuild, onBuilt, onFailed } = this.options;
    this.again = false;
    this.building = rebuild()
      .then(
        (built) => {
          this.failed = false;
          this.built = built;
          onBuilt();
        },
        (error: unknown) => {
          this.failed = true;
          onFailed(error);
        },
      )
      .finally(() => {
        this.building = undefined;
        if (this.again && !this.stopped) this.build();
      });
  }

  /** Whether a file changed since the last look or, when seen for the first time, since the last build. */
  private hasChanged(file: string): boolean {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    const state = found ? `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : "missing";
    const before = this.seen.get(file);
    this.seen.set(file, state);
    if (before !== undefined) return state !== before;
    return !found || mayPostdate(this.built, Number(found.mtimeMs));
  }

  private folderChanged(): boolean {
    const folders = new Set(this.built.sources.map((file) => dirname(file)));
    return [...folders].filter((folder) => this.hasChanged(folder)).length > 0;
  }
}
