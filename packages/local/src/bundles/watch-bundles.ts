import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { BuildRecord } from "../../../../functions/build-local.ts";

export interface BundleWatchOptions {
  /** The last build. */
  built: BuildRecord;
  /** Builds again; rejects, replacing nothing, if something does not compile. */
  rebuild(): Promise<BuildRecord>;
  onBuilt(): void;
  onFailed(error: unknown): void;
}

const lookEveryMs = 200;
/** A file's mtime comes from the kernel's clock, which is up to a few milliseconds behind ours. */
const clockSlackMs = 50;

/**
 * Rebuilds the functions when a source of theirs changes. It polls each file's state instead of waiting for
 * notifications, which get lost when an editor saves by renaming into place (docs/decisions/0022).
 */
export class BundleWatch {
  private readonly options: BundleWatchOptions;
  private built: BuildRecord;
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

  /** Builds if something changed since the last build, then keeps watching until stopped. */
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
    const changed = this.built.files.filter((file) => this.hasChanged(file)).length > 0;
    // A failed build may lack a file that is not known yet, so retry when a folder changes.
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

  /** Whether a file changed since the last check or, when seen for the first time, since the last build. */
  private hasChanged(file: string): boolean {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    const state = found ? `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}` : "missing";
    const before = this.seen.get(file);
    this.seen.set(file, state);
    if (before !== undefined) return state !== before;
    return !found || Number(found.mtimeMs) >= this.built.startedAtMs - clockSlackMs;
  }

  private folderChanged(): boolean {
    const folders = new Set(this.built.files.map(dirname));
    return [...folders].filter((folder) => this.hasChanged(folder)).length > 0;
  }
}
