/** How a call of the API can go wrong: a 500, no answer at all, or an answer that is lost although the call counted. */
export type Fault = "error" | "hang" | "lost";

/** The faults that wait for the next calls. */
export class Faults {
  readonly #waiting: Fault[] = [];

  failNext(fault: Fault, times = 1): void {
    this.#waiting.push(...Array.from({ length: times }, () => fault));
  }

  next(): Fault | undefined {
    return this.#waiting.shift();
  }
}
