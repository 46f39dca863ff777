/** From where a call comes, as sessions and the activity page show it to their owner. */
export interface Caller {
  ip: string;
  /** Such as "Firefox on Windows". */
  device: string;
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

/** A browser and system by their own word; enough for a person to know a device again, too little to follow one. */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent ?? "";
  const named = (list: readonly [RegExp, string][]) => list.find(([mark]) => mark.test(text))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
