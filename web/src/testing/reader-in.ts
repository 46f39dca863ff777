import { vi } from "vitest";

/**
 * For tests: makes a time zone the device's own, as Node cannot do for a thread. Modules that were imported before keep
 * formatters of the zone they knew, so what the test shows has to be imported afterwards. `vi.restoreAllMocks` ends it.
 */
export function readerIn(timeZone: string): void {
  vi.restoreAllMocks();
  vi.resetModules();
  const { DateTimeFormat } = Intl;
  const inZone = function (locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    return new DateTimeFormat(locales, { ...options, timeZone: options?.timeZone ?? timeZone });
  };
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(inZone);
}
