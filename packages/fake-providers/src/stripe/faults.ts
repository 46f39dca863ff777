/** How an API call can fail: a 500, no answer at all, or a lost answer although the call took effect. */
export type Fault = "error" | "hang" | "lost";

/** The faults that are queued for the next calls. */
export class Faults {
  readonly #waiting: Fault[] = [];

  failNext(fault: Fault, times = 1): void {
    this.#waiting.push(...Array.from({ length: times }, () => fault));
  }

  next(): Fault | undefined {
    return this.#waiting.shift();
  }
}
