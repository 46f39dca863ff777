/** Every text of the profile screens, by component. */

export const activityCard = {
  recentActivity: "Recent activity",
  somethingYouDoNotKnow: "Something you do not know? Change your password and sign out everywhere else.",
  loadingActivity: "Loading activity",
  yourActivityCouldNotBe: "Your activity could not be loaded",
  nothingYet: "Nothing yet",
  signInsAndChangesOf: "Sign-ins and changes of your account will be listed here.",
} as const;

export const avatarCard = {
  picture: "Picture",
  partner: "Partner",
  jpegPngOrGifMax: "JPEG, PNG or GIF, max 2MB",
  upload: "Upload",
  pictureFile: "Picture file",
  uploadPicture: "Upload picture",
  changePicture: "Change picture",
  remove: "Remove",
  uploading: "Uploading...",
  checkingThePicture: "Checking the picture...",
} as const;

export const billingTab = {
  billing: "Billing",
  packagesPaymentsAndReceiptsStand: "Packages, payments and receipts stand together with your credits.",
  paymentsAndReceipts: "Payments and receipts",
  billingComingSoon: "Billing Coming Soon",
  goToCredits: "Go to credits",
  everyFeatureIsFreeDuring:
    "Every feature is free during the beta. Credits that you buy and their receipts are on the credits page.",
} as const;

export const dataCard = {
  yourData: "Your data",
  export: "Export",
  everythingThatIsHeldAbout: "Everything that is held about you, as one JSON file.",
  exportData: "Export data",
  deleteAccount: "Delete account",
  removesYouAndWhatBelongs: "Removes you and what belongs to you, for good.",
} as const;

export const deleteAccountDialog = {
  deleteYourAccount: "Delete your account?",
  thisCannotBeUndoneBy: "This cannot be undone, by you or by us.",
  yourProfileCampaignsTemplatesAnd:
    "Your profile, campaigns, templates and conversations with Morgan are erased.",
  everyDeviceIsSignedOut: "Every device is signed out and every API key stops working.",
  credits: (credits: string | number) => `${credits} credits`,
  recordsOfPaymentsAreKept: "Records of payments are kept as the law asks, without your name.",
  typeToConfirm: (username: string | number) => `Type ${username} to confirm`,
  password: "Password",
  keepMyAccount: "Keep my account",
  deleteAccount: "Delete account",
  typeExactlyAsItStands: (username: string | number) => `Type ${username} exactly as it stands there`,
  passwordIsRequired: "Password is required",
} as const;

export const passwordCard = {
  changePassword: "Change password",
  setAPassword: "Set a password",
  everyOtherDeviceHasTo: "Every other device has to sign in again.",
  youHaveNoneYetWith: (username: string | number) =>
    `You have none yet. With one you can sign in as ${username} too.`,
  currentPassword: "Current password",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  setPassword: "Set password",
} as const;

export const profileForm = {
  fullName: "Full name",
  email: "Email",
  company: "Company",
  industry: "Industry",
  marketingBudget: "Marketing budget",
  aYearsInWholeUs: "A year's, in whole US dollars.",
  interests: "Interests",
  separatedByCommasAtMost: (listMaxItems: string | number) => `Separated by commas, at most ${listMaxItems}.`,
  discardChanges: "Discard changes",
  saveChanges: "Save changes",
} as const;

export const profileTab = {
  profile: "Profile",
  howYourTeamAndMorgan: "How your team and Morgan know you.",
  cancelTheChange: "Cancel the change",
  account: "Account",
  role: "Role",
  roleChangesRequireContacting: "Role changes require contacting support",
  username: "Username",
  phone: "Phone",
  notGiven: "Not given",
  google: "Google",
  linked: "Linked",
  notLinked: "Not linked",
  memberSince: "Member since",
  accountId: "Account id",
  copy: "Copy",
} as const;

export const recoveryCodesDialog = {
  keepYourRecoveryCodes: "Keep your recovery codes",
  eachOfThemSignsYou:
    "Each of them signs you in once when your phone is not at hand. They cannot be shown again.",
  copyAll: "Copy all",
  marqueeRecoveryCodes: (text: string | number) => `Marquee recovery codes

${text}
`,
  download: "Download",
  iHaveSavedThem: "I have saved them",
  recoveryCodes: "Recovery codes",
} as const;

export const securityTab = {
  logOut: "Log out",
  endsYourSessionHereAnd: "Ends your session here and leaves nothing of yours in this browser.",
  logOut2: "Log Out",
} as const;

export const sessionsCard = {
  whereYouAreSignedIn: "Where you are signed in",
  signOutEverywhereElse: "Sign out everywhere else",
  loadingSessions: "Loading sessions",
  yourSessionsCouldNotBe: "Your sessions could not be loaded",
  noSessions: "No sessions",
  nobodyIsSignedInTo: "Nobody is signed in to this account.",
  thisDevice: "This device",
  signedInLastSeen: (ip: string | number, createdAt: string | number, lastSeenAt: string | number) =>
    `${ip} · signed in ${createdAt} · last seen ${lastSeenAt}`,
  signOutSignedIn: (device: string | number, createdAt: string | number) =>
    `Sign out ${device}, signed in ${createdAt}`,
  signOut: "Sign out",
} as const;

export const twoFactorCard = {
  twoFactorSignIn: "Two-factor sign-in",
  signingInAsksForA: "Signing in asks for a code of your authenticator app as well.",
  aCodeOfYourPhone: "A code of your phone beside your password: who learns one still lacks the other.",
  on: "On",
  off: "Off",
  newRecoveryCodes: "New recovery codes",
  adminsKeepItOn: "Admins keep it on.",
  turnOff: "Turn off",
  adminsNeedThisTheAdmin: "Admins need this. The admin pages open once it is on.",
  setUpTwoFactorSign: "Set up two-factor sign-in",
  turnOffTwoFactorSign: "Turn off two-factor sign-in?",
  yourPasswordAloneWillSign:
    "Your password alone will sign you in again, and your recovery codes become worthless.",
  keepItOn: "Keep it on",
} as const;

export const twoFactorSetup = {
  setUpTwoFactorSign: "Set up two-factor sign-in",
  scanThePictureWithAn:
    "Scan the picture with an authenticator app, or type the key into it. Then give the code that it shows.",
  qrCodeForYourAuthenticator: "QR code for your authenticator app",
  keyToType: "Key to type",
  copyKey: "Copy key",
  code: "Code",
  theSixDigitsThatThe: "The six digits that the app shows now.",
  cancel: "Cancel",
  turnOn: "Turn on",
} as const;

export const profilePage = {
  teamManagement: "Team Management",
  yourAccountHowYourTeam: "Your account, how your team sees you, and how it is guarded.",
  profile: "Profile",
  security: "Security",
  billing: "Billing",
} as const;
