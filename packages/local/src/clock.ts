/** The runtime's time: the machine's, moved forward by `advance`. Workers share the same memory. */
export class LocalClock {
  readonly shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  private readonly offset = new Float64Array(this.shared);
  private readonly listeners = new Set<() => void>();

  now(): number {
    return Date.now() + this.offsetMs;
  }

  get offsetMs(): number {
    return this.offset[0] ?? 0;
  }

  /** Moves time forward and notifies all listeners. */
  advance(ms: number): void {
    if (!Number.isFinite(ms) || ms < 0)
      throw new Error("Time only moves forward: advanceMs must be 0 or more.");
    this.offset[0] = this.offsetMs + ms;
    for (const listener of this.listeners) listener();
  }

  onAdvance(listener: () => void): void {
    this.listeners.add(listener);
  }
}
