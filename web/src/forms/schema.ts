import { useRef } from "react";
import { isLoadFailure, reloadIfReleaseIsOld } from "#api/old-release.ts";
import type { FormOptions, FormSchema } from "./form-shape.ts";

/**
 * A form's schema: the given one, or the loaded one.
 *
 * @param onFailure Receives the error if the schema could not be loaded for a check that a person asked for.
 */
export function useSchema<Output>(
  schema: FormOptions<object, Output>["schema"],
  onFailure: (error: unknown) => void,
) {
  const loaded = useRef<FormSchema<Output> | null>(null);

  async function load(): Promise<FormSchema<Output>> {
    if (typeof schema !== "function") return schema;
    // Called every time, because the schema may differ between renders; after the first call its code is loaded.
    const latest = await schema();
    loaded.current = latest;
    return latest;
  }

  return {
    /** Returns the schema if it is loaded, without loading it. */
    now: () => (typeof schema === "function" ? loaded.current : schema),
    /** Starts loading. If that fails, as it does offline, it loads at the latest when the form is submitted. */
    preload: () => void load().catch(() => undefined),
    /** Loads the schema if needed; null if that failed. */
    load: () =>
      load().catch((error: unknown) => {
        onFailure(error);
        if (isLoadFailure(error)) void reloadIfReleaseIsOld();
        return null;
      }),
  };
}
