/** Every text of the settings screens, by component. */

export const addressesCard = {
  allowedAddresses: "Allowed addresses",
  keysWorkFromTheseAddresses: "Keys work from these addresses only. An empty list means from nowhere.",
  countsWhileRestrictApiAccess: "Counts while “Restrict API access” is on.",
  loadingAddresses: "Loading addresses",
  theAddressesCouldNotBe: "The addresses could not be loaded",
  addressesAndRanges: "Addresses and ranges",
  oneALineSuchAs: (apiAddressesPerUser: string | number) =>
    `One a line, such as 203.0.113.7 or 2001:db8::/32; at most ${apiAddressesPerUser}.`,
  saveAddresses: "Save addresses",
} as const;

export const apiKeysCard = {
  apiKeys: "API keys",
  turnOnApiAccessTo: "Turn on API access to make keys. Until then none of them opens anything.",
  youHaveKeysWhichIs: (apiKeysPerUser: string | number) =>
    `You have ${apiKeysPerUser} keys, which is the most. Revoke one to make another.`,
  authorizationBearer: "Authorization: Bearer",
  the: "; the",
  documentation: "documentation",
  saysWhichCallsTheyOpen: "says which calls they open.",
  createKey: "Create key",
  loadingApiKeys: "Loading API keys",
  yourApiKeysCouldNot: "Your API keys could not be loaded",
  noApiKeys: "No API keys",
  aKeyLetsAProgram: "A key lets a program read or change your campaigns.",
  readAndChange: "Read and change",
  readOnly: "Read only",
  expired: "Expired",
  neverExpires: "never expires",
  expires: (expiresAt: string | number) => `expires ${expiresAt}`,
  neverUsed: "never used",
  used: (lastUsedAt: string | number) => `used ${lastUsedAt}`,
  revoke: (name: string | number) => `Revoke ${name}`,
  revoke2: "Revoke",
} as const;

export const apiTab = {
  apiAccess: "API access",
} as const;

export const appearanceTab = {
  light: "Light",
  paperAndInk: "Paper and ink",
  dark: "Dark",
  houseLightsDown: "House lights down",
  system: "System",
  asYourDeviceDoes: "As your device does",
  appearance: "Appearance",
  keptInThisBrowser: "Kept in this browser.",
  theme: "Theme",
  keyboardShortcuts: "Keyboard shortcuts",
  singleKeyShortcuts: "Single-key shortcuts",
  turnOffWhatAndDo: "Turn off what “/” and “?” do if you dictate or type by voice.",
} as const;

export const createApiKeyDialog = {
  readOnly: "Read only",
  readAndChange: "Read and change",
  oneYear: "One year",
  untilItIsRevoked: "Until it is revoked",
  createAnApiKey: "Create an API key",
  giveEachProgramAKey: "Give each program a key of its own, so that you can revoke one without the others.",
  name: "Name",
  reportingScript: "Reporting script",
  itMay: "It may",
  itWorksFor: "It works for",
  cancel: "Cancel",
  createKey: "Create key",
  isReady: (name: string | number) => `${name} is ready`,
  copyTheKeyNowIt: "Copy the key now: it is stored nowhere and cannot be shown again.",
  iHaveCopiedIt: "I have copied it",
  copy: "Copy",
} as const;

export const revokeApiKeyDialog = {
  revokeThisApiKey: "Revoke this API key?",
  whateverUsesStopsWorkingAt: (name: string | number) =>
    `Whatever uses “${name}” stops working at once. This cannot be undone.`,
  keepIt: "Keep it",
  revokeKey: "Revoke key",
} as const;

export const toggleCard = {
  loadingSettings: "Loading settings",
  yourSettingsCouldNotBe: "Your settings could not be loaded",
} as const;

export const settingsPage = {
  enterpriseSettings: "Enterprise Settings",
  whatMarqueeTellsYouHow: "What Marquee tells you, how it is guarded, and how it looks.",
  settings: "Settings",
  notifications: "Notifications",
  whatYouHearAbout: "What you hear about",
  security: "Security",
  howYourAccountIsGuarded: "How your account is guarded",
  appearance: "Appearance",
} as const;
