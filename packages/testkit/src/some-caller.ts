import type { Caller } from "@marquee/core/caller";

/** A caller for tests that do not depend on the caller. */
export const someCaller: Caller = { ip: "192.0.2.1", device: "Firefox on Linux" };
