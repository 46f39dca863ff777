/** Where a call comes from, as sessions and the activity page show it to their owner. */
export interface Caller {
  ip: string;
  /** Such as "Firefox on Windows". */
  device: string;
  /** Who calls, for which account and through whose grant; absent for a call that nobody signed. */
  acting?: { actorId: string; accountId: string; through?: string | undefined } | undefined;
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux|X11/, "Linux"],
];

/** The browser and system that a user agent names: enough to recognize a device, too little to track one. */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? "";
  const firstMatch = (list: readonly [RegExp, string][]) => list.find(([mark]) => mark.test(text))?.[1];
  const browser = firstMatch(browsers);
  const system = firstMatch(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
