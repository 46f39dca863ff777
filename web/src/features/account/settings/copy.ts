import { durations } from "@marquee/contracts/durations";
import { sentence } from "@marquee/contracts/text/sentence";

/** Every text of the settings screens, by component. */

export const addressesCard = {
  title: "Allowed IP addresses",
  restrictedNote: "Keys work only from these addresses. If the list is empty, no key works.",
  unrestrictedNote: "Applies only while Restrict API access is on.",
  loading: "Loading IP addresses",
  failed: "Couldn't load your IP addresses",
  addresses: "Addresses and ranges",
  addressesHint: (most: number) =>
    sentence`One address or range per line, such as 203.0.113.7 or 2001:db8::/32. Up to ${most}.`,
  save: "Save addresses",
  addressesPlaceholder: "203.0.113.0/24",
} as const;

export const apiKeysCard = {
  title: "API keys",
  disabledNote: "Turn on API access to create keys. Existing keys won't work until you do.",
  fullNote: (most: number) =>
    sentence`You've reached the limit of ${most} keys. Revoke one to create another.`,
  header: "Authorization: Bearer",
  sendAfterHeader: "header. See the",
  documentation: "API documentation",
  sendEnd: ".",
  create: "Create key",
  loading: "Loading API keys",
  failed: "Couldn't load your API keys",
  emptyTitle: "No API keys",
  empty: "Create a key to let an app read or change your campaigns.",
  readAndChange: "Read and change",
  readOnly: "Read only",
  expired: "Expired",
  neverExpires: "never expires",
  expires: (date: string) => sentence`expires ${date}`,
  neverUsed: "never used",
  used: (ago: string) => sentence`last used ${ago}`,
  revokeKey: (name: string) => sentence`Revoke ${name}`,
  revoke: "Revoke",
  sendBeforeHeader: "Send each key in the",
  created: (date: string) => sentence`created ${date}`,
} as const;

export const apiTab = {
  managersTitle: "API keys are for managers",
  managersText: "Ask an owner or manager of this company for a key.",
  title: "API access",
} as const;

export const appearanceTab = {
  light: "Light",
  lightNote: "Dark text on a light background",
  dark: "Dark",
  darkNote: "Light text on a dark background",
  system: "System",
  systemNote: "Same as your device",
  title: "Appearance",
  note: "Applies only to this browser.",
  theme: "Theme",
  shortcuts: "Keyboard shortcuts",
  singleKeys: "Single-key shortcuts",
  singleKeysNote: "Turn off the “/” and “?” shortcuts if you use dictation.",
} as const;

export const createApiKeyDialog = {
  readOnly: "Read only",
  readAndChange: "Read and change",
  oneYear: "1 year",
  untilRevoked: "Never",
  title: "Create an API key",
  lead: "Use a separate key for each app so you can revoke one without affecting the rest.",
  name: "Name",
  namePlaceholder: "Reporting script",
  scope: "Permissions",
  lifetime: "Expiration",
  cancel: "Cancel",
  create: "Create key",
  createdTitle: (name: string) => sentence`${name} is ready`,
  createdLead: "Copy this key now. You won't be able to see it again.",
  done: "I've copied it",
  copy: "Copy",
  days: (count: number) => sentence`${count} days`,
} as const;

export const revokeApiKeyDialog = {
  title: "Revoke this API key?",
  text: (name: string) =>
    sentence`Any app that uses “${name}” stops working right away. You can't undo this.`,
  cancel: "Keep key",
  confirm: "Revoke key",
} as const;

export const toggleCard = {
  loading: "Loading settings",
  failed: "Couldn't load your settings",
} as const;

export const toggleTexts = {
  notifications: {
    emailNotifications: {
      label: "Email notifications",
      hint: "Get important updates by email. We always send security alerts.",
    },
    dealUpdates: { label: "Deal updates", hint: "When a deal changes status or needs your input." },
    newEvents: { label: "New events", hint: "When an event that fits your brand is published." },
    sponsorshipOpportunities: {
      label: "Sponsorship opportunities",
      hint: "When a package opens at an event you follow.",
    },
    marketingInsights: { label: "Marketing insights", hint: "Occasional trends and ideas from Morgan." },
  },
  security: {
    twoFactorAuth: {
      label: "Two-factor authentication",
      hint: "Require a code from your authenticator app when you sign in. You'll set it up on your profile.",
    },
    sessionTimeout: {
      label: "Session timeout",
      hint: sentence`Sign out after ${durations.sessionIdleSeconds / 60} minutes of inactivity.`,
    },
    activityLogging: {
      label: "Activity logging",
      hint: "Keep a log of account activity. Security events are always logged.",
    },
  },
  api: {
    enableApiAccess: {
      label: "Enable API access",
      hint: "Let apps access your account with API keys. Turning this off disables every key immediately.",
    },
    restrictApiAccess: {
      label: "Restrict API access",
      hint: "Limit keys to read-only requests from the IP addresses you list.",
    },
  },
} as const;

export const mailCard = {
  title: "Email",
  note: "When and how often we email you about your notifications.",
  off: "Turn on email notifications to change these.",
  loading: "Loading email settings",
  failed: "Couldn't load your email settings",
  digest: "How often",
  digests: {
    each: "Right away, one by one",
    daily: "Once a day, at 8 AM",
    weekly: "Once a week, on Monday at 8 AM",
  },
  quiet: "Quiet hours",
  quietNote: "We hold your emails until these hours are over.",
  from: "From",
  to: "Until",
  zone: (zone: string) => sentence`These times are in ${zone}, your time zone.`,
  changeZone: "Change it on your profile",
} as const;

export const settingsPage = {
  support: "Contact support",
  title: "Enterprise Settings",
  lead: "Manage your notifications, security, API access, and appearance.",
  tabs: "Settings",
  notifications: "Notifications",
  notificationsCard: "Notifications",
  security: "Security",
  securityCard: "Account security",
  appearance: "Appearance",
  api: "API",
} as const;
