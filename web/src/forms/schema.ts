import { useRef } from "react";
import { isLoadFailure, reloadIfReleaseIsOld } from "#api/old-release.ts";
import type { FormOptions, FormSchema } from "./form-shape.ts";

/**
 * A form's schema: the one given, or the one that is loaded.
 *
 * @param onFailure Told why the schema could not be loaded for a check that a person asked for.
 */
export function useSchema<Output>(
  schema: FormOptions<object, Output>["schema"],
  onFailure: (error: unknown) => void,
) {
  const loaded = useRef<FormSchema<Output> | null>(null);

  async function load(): Promise<FormSchema<Output>> {
    if (typeof schema !== "function") return schema;
    // Each time anew, as it may say something else with each render; its code is there after the first.
    const latest = await schema();
    loaded.current = latest;
    return latest;
  }

  return {
    /** The schema if it is there; nothing is loaded. */
    now: () => (typeof schema === "function" ? loaded.current : schema),
    /** Begins to load. Without a network it comes later: at the latest when the form is sent. */
    preload: () => void load().catch(() => undefined),
    /** Loads it if need be; null when that failed. */
    load: () =>
      load().catch((error: unknown) => {
        onFailure(error);
        if (isLoadFailure(error)) void reloadIfReleaseIsOld();
        return null;
      }),
  };
}
