import { randomUUID } from "node:crypto";

/**
 * Node hands what a broadcast channel sends to every thread of the process, and so to the tests of other files. With
 * this, the tabs of each file are in a browser of their own.
 */
if (typeof BroadcastChannel !== "undefined") {
  const browser = randomUUID();
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of ${browser}`);
    }
  };
}
