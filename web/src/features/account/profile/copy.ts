/** Every text of the profile screens, by component. */

import { sentence } from "@marquee/contracts/text/sentence";

export const activityCard = {
  title: "Recent activity",
  note: "See something you don't recognize? Change your password and sign out of all other devices.",
  loading: "Loading activity",
  failed: "Couldn't load your activity",
  emptyTitle: "No activity yet",
  empty: "Sign-ins and account changes will appear here.",
} as const;

export const activityTexts = {
  registered: "Account created",
  signed_in: "Signed in",
  signed_out: "Signed out",
  session_revoked: "Device signed out",
  password_changed: "Password changed",
  password_reset: "Password reset by email",
  email_change_requested: "Email change requested",
  email_changed: "Email changed",
  email_confirmed: "Email confirmed",
  google_linked: "Google account linked",
  two_factor_on: "Two-factor authentication turned on",
  two_factor_off: "Two-factor authentication turned off",
  recovery_code_used: "Recovery code used",
  recovery_codes_made: "Recovery codes replaced",
  api_key_created: "API key created",
  api_key_revoked: "API key revoked",
  api_access_changed: "API access changed",
  role_changed: "Role changed",
  suspended: "Account suspended",
  reinstated: "Account reinstated",
  exported: "Data exported",
  profile_changed: "Profile updated",
  avatar_changed: "Photo updated",
  preferences_changed: "Settings changed",
  credits_bought: "Credits purchased",
  team_joined: "Joined a team",
  billing_changed: "Billing details changed",
  viewing_started: "Marquee's support began to view your account, read only, for an hour at most",
  viewing_messages: "Marquee's support opened your messages",
  viewing_stopped: "Marquee's support stopped viewing your account",
} as const;

export const avatarCard = {
  label: "Photo",
  partner: "Partner",
  limits: "JPEG, PNG or GIF, max 2MB",
  file: "Photo file",
  upload: "Upload photo",
  change: "Change photo",
  remove: "Remove photo",
  uploading: "Uploading...",
  checking: "Checking the photo...",
} as const;

export const billingTab = {
  title: "Billing",
  note: "Credits and packages are on the credits page.",
  comingSoon: "Billing Coming Soon",
  goToCredits: "Go to credits",
  comingSoonText:
    "Marquee is free during the beta. You can buy credits and find receipts on the credits page.",
} as const;

export const dataCard = {
  title: "Your data",
  sampleTitle: "Sample data",
  sampleText:
    "Fill analytics, your library, the chat, and your notifications with sample data. Turning it off removes all of it, except for what you went on with.",
  sampleNotNeeded: "You have numbers of your own, so there's nothing to sample.",
  exportTitle: "Export data",
  exportText: "Download all your data as a JSON file.",
  export: "Export data",
  deleteTitle: "Delete account",
  deleteText: "Permanently delete your account and data.",
} as const;

export const deleteAccountDialog = {
  title: "Delete your account?",
  lead: "This can't be undone, even by support.",
  erased: "We delete your profile, campaigns, templates, and conversations with Morgan.",
  signedOut: "You're signed out on every device, and every API key stops working.",
  personErased: "We delete your profile, your ways to sign in, and your notifications.",
  companyStays: (company: string) =>
    sentence`${company} stays with the people who work there, with its deals, events, campaigns, and credits.`,
  nameGone: "Your name there becomes “Deleted user”. Signed contracts keep it.",
  ownSignedOut: "You're signed out on every device, and the API keys that you made stop working.",
  creditsLost: (credits: string) => sentence`You lose ${credits} credits.`,
  paymentRecords: "We keep payment records as required by law, without your name.",
  typeToConfirm: (username: string) => sentence`Type ${username} to confirm`,
  password: "Password",
  cancel: "Keep my account",
  confirm: "Delete account",
  typeExactly: (username: string) => sentence`Type ${username} exactly as shown`,
  passwordRequired: "Password is required",
} as const;

export const passwordCard = {
  change: "Change password",
  setTitle: "Set a password",
  changeNote: "You'll be signed out on your other devices.",
  setNote: (username: string) =>
    sentence`You don't have a password yet. Set one to also sign in as ${username}.`,
  currentPassword: "Current password",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  set: "Set password",
} as const;

export const profileForm = {
  companyOfManagers: "Only owners and managers change the company's details.",
  name: "Full name",
  email: "Email",
  company: "Company",
  industry: "Industry",
  budget: "Marketing budget",
  budgetHint: "Annual budget in US dollars",
  interests: "Interests",
  interestsHint: (listMaxItems: number) => sentence`Press Enter after each one, up to ${listMaxItems}`,
  audiences: "Audiences",
  audiencesHint: "Who you want to reach, such as CTOs or founders",
  places: "Places",
  placesHint: "Cities, states, or countries where you want to sponsor",
  timeZone: "Time zone",
  timeZoneHint: "Your greeting, email times and measured days follow it",
  deviceZone: (zone: string) => sentence`This device is in ${zone}`,
  save: "Save changes",
  noIndustry: "Not specified",
} as const;

export const profileTab = {
  title: "Profile",
  note: "Morgan uses this to tailor recommendations.",
  account: "Account",
  role: "Role",
  changeRole: "Change",
  changeRoleName: "Change your role",
  roleNote: "Role changes require contacting support",
  username: "Username",
  phone: "Phone",
  noPhone: "Not provided",
  google: "Google",
  linked: "Linked",
  notLinked: "Not linked",
  memberSince: "Member since",
  accountId: "Account ID",
  copy: "Copy",
  verifiedPhone: (phone: string) => sentence`${phone} (verified)`,
} as const;

export const pendingEmail = {
  text: (email: string) => sentence`We sent a link to ${email}. Open it to confirm your new email.`,
  resend: "Resend email",
  cancel: "Cancel email change",
} as const;

export const recoveryCodesDialog = {
  title: "Save your recovery codes",
  lead: "Use a recovery code if you lose your phone. Each code works once. You won't see them again.",
  copyAll: "Copy all",
  file: (codes: string) => sentence`Marquee recovery codes

${codes}
`,
  download: "Download",
  done: "I've saved them",
  list: "Recovery codes",
} as const;

export const securityTab = {
  logOutTitle: "Log out",
  logOutText: "Log out on this device and clear your data from this browser.",
  logOut: "Log Out",
} as const;

export const sessionsCard = {
  title: "Where you're signed in",
  signOutOthers: "Sign out other devices",
  loading: "Loading sessions",
  failed: "Couldn't load your sessions",
  emptyTitle: "No sessions",
  empty: "This account isn't signed in anywhere.",
  thisDevice: "This device",
  details: (ip: string, signedIn: string, lastSeen: string) =>
    sentence`${ip} · signed in ${signedIn} · last active ${lastSeen}`,
  signOutDevice: (device: string, signedIn: string) => sentence`Sign out ${device}, signed in ${signedIn}`,
  signOut: "Sign out",
  showAll: (count: number) => sentence`Show all ${count}`,
  showFewer: "Show fewer",
} as const;

export const twoFactorCard = {
  title: "Two-factor authentication",
  onNote: "You enter a code from your authenticator app each time you sign in.",
  offNote: "Add a second step when you sign in: a code from your authenticator app.",
  on: "On",
  off: "Off",
  newCodes: "Get new recovery codes",
  adminsKeepIt: "Required for admins, so you can't turn it off.",
  turnOff: "Turn off",
  adminsNeedIt: "Required for admins. Turn it on to open the admin pages.",
  setUp: "Set up two-factor authentication",
  turnOffTitle: "Turn off two-factor authentication?",
  turnOffText: "You'll sign in with just your password, and your recovery codes will stop working.",
  keepOn: "Keep it on",
} as const;

export const twoFactorSetup = {
  title: "Set up two-factor authentication",
  lead: "Scan the QR code with your authenticator app, or enter the key manually. Then enter the 6-digit code.",
  qrCode: "QR code for your authenticator app",
  key: "Setup key",
  copyKey: "Copy key",
  code: "Code",
  codeHint: "The 6-digit code from the app.",
  cancel: "Cancel",
  turnOn: "Turn on",
} as const;

export const profilePage = {
  team: "Team Management",
  lead: "Manage your profile, security, and billing.",
  profile: "Profile",
  security: "Security",
  billing: "Billing",
  teamTab: "Team",
  teamLead: "Invite people, and decide what each of them can do.",
} as const;
