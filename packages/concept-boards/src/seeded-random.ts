/** A stream of random choices that depends only on its seed. Not for secrets. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** All items in a new order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Creates the stream for a seed; equal seeds give equal streams on every machine. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed);
  function next(): number {
    // mulberry32: small, fast and good enough to vary wording and layout.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffle(items) {
      const left = [...items];
      const order: typeof left = [];
      while (left.length > 0) order.push(...left.splice(Math.floor(next() * left.length), 1));
      return order;
    },
  };
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
