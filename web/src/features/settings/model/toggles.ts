import type { Preferences } from "@marquee/contracts/http/profile";

/** One toggle by its group and name, and what it should become. */
export type Toggle = {
  [G in keyof Preferences]: { group: G; name: keyof Preferences[G] & string; on: boolean };
}[keyof Preferences];

/** The preferences with toggles applied in order. */
export function withToggles(preferences: Preferences, toggles: readonly Toggle[]): Preferences {
  return toggles.reduce(
    (before, { group, name, on }) => ({ ...before, [group]: { ...before[group], [name]: on } }),
    preferences,
  );
}

interface ToggleText {
  label: string;
  hint: string;
}

/** Every toggle of spec §3 in plain words, in its order. */
export const toggleTexts: { [G in keyof Preferences]: Record<keyof Preferences[G], ToggleText> } = {
  notifications: {
    emailNotifications: {
      label: "Email notifications",
      hint: "Send what matters to your address as well. Security notices always come.",
    },
    dealUpdates: { label: "Deal updates", hint: "When a sponsorship deal moves on or needs you." },
    newEvents: { label: "New events", hint: "When events that fit your brand are published." },
    sponsorshipOpportunities: {
      label: "Sponsorship opportunities",
      hint: "When a package opens at an event that you follow.",
    },
    marketingInsights: { label: "Marketing insights", hint: "Trends and ideas from Morgan, now and then." },
  },
  security: {
    twoFactorAuth: {
      label: "Two-factor authentication",
      hint: "Signing in asks for a code of your phone too. The switch opens the set-up on your profile.",
    },
    sessionTimeout: {
      label: "Session timeout",
      hint: "Sign out after 30 minutes of inactivity.",
    },
    activityLogging: {
      label: "Activity logging",
      hint: "Keep a list of what happens in your account. Security events are always kept.",
    },
  },
  api: {
    enableApiAccess: {
      label: "Enable API access",
      hint: "Let programs act for you with keys that you make. Turning it off stops every key at once.",
    },
    restrictApiAccess: {
      label: "Restrict API access",
      hint: "Keys may only read, and only from the addresses that you list.",
    },
  },
};
