/** Every text of the auth screens, by component. */

export const forgotPasswordDialog = {
  checkYourMail: "Check your mail",
  aLinkToChooseA: ", a link to choose a new password is on its way. It works once, for 30 minutes.",
  anotherAddress: "Use another address",
  done: "Done",
  forgotPassword: "Forgot password?",
  giveTheEmailAddressOf: "Give the email address of your account. We send a link to choose a new password.",
  email: "Email",
  cancel: "Cancel",
  sendTheLink: "Send the link",
} as const;

export const googleButton = {
  signInWithGoogle: "Sign in with Google",
} as const;

export const linkGoogleForm = {
  password: "Password",
  linkAndSignIn: "Link and sign in",
} as const;

export const marketingPanel = {
  smartBrandEventMatchingWith: "Smart brand-event matching with AI",
  theEventsYourAudienceReally: "The events your audience really goes to, ranked by fit.",
  realTimeRoiTrackingAnd: "Real-time ROI tracking and analytics",
  whatEverySponsorshipCostsAnd: "What every sponsorship costs, and what it brings back.",
  aiAssistantForIntelligent: "AI assistant for intelligent negotiations",
  morganPreparesTheNumbersBefore: "Morgan prepares the numbers before you say them.",
  aboutMarquee: "About Marquee",
  putYourBrandWhereThe: "Put your brand where the lights are on.",
} as const;

export const otherWays = {
  googleSignInCannotBe: "Google sign-in cannot be offered right now.",
  googleSignInIsSwitched: "Google sign-in is switched off at the moment.",
  googleSignInIsNot: "Google sign-in is not set up on this site.",
  or: "or",
  continueWithPhone: "Continue with phone",
} as const;

export const phoneCodeForm = {
  enterTheSixDigitsThat: "Enter the six digits that we sent to",
  verificationCode: "Verification code",
  verify: "Verify",
  changeNumber: "Change number",
  sendANewCodeIn: (waitMs: string | number) => `Send a new code in ${waitMs}`,
  sendANewCode: "Send a new code",
} as const;

export const phoneNumberForm = {
  phoneNumber: "Phone number",
  withItsCountryCodeSuch: "With its country code, such as +1 415 555 0132.",
  sendCode: "Send code",
  youGetOneTextMessage:
    "You get one text message. Your carrier may charge for it. The number is used to sign you in and for nothing else.",
} as const;

export const phoneRegisterForm = {
  fullName: "Full Name",
  username: "Username",
  email: "Email",
  company: "Company",
  role: "Role",
  password: "Password",
  optional: "Optional",
  createAccount: "Create account",
} as const;

export const phoneSignIn = {
  signingInWithAPhone: "Signing in with a phone is switched off at the moment.",
  nobodyHasThisNumberAnd: "Nobody has this number, and new accounts are closed at the moment.",
} as const;

export const registerForm = {
  newAccountsCannotBeCreated:
    "New accounts cannot be created at the moment. If you have one, you can sign in as always.",
  username: "Username",
  fullName: "Full Name",
  email: "Email",
  company: "Company",
  role: "Role",
  password: "Password",
  confirmPassword: "Confirm Password",
  createAccount: "Create account",
  registerWithPhone: "Register with phone",
  terms: "terms",
  privacyPolicy: "privacy policy",
} as const;

export const signInForm = {
  username: "Username",
  password: "Password",
  forgotPassword: "Forgot password?",
  signIn: "Sign in",
  newToMarquee: "New to Marquee?",
  createAnAccount: "Create an account",
} as const;

export const smallPage = {
  backToSignIn: "Back to sign in",
} as const;

export const twoFactorStep = {
  recoveryCode: "Recovery code",
  eachOfYourRecoveryCodes: "Each of your recovery codes works once.",
  code: "Code",
  theSixDigitsThatYour: "The six digits that your authenticator app shows now.",
  signIn: "Sign in",
  theAuthenticatorApp: "Use the authenticator app",
  aRecoveryCode: "Use a recovery code",
} as const;

export const authPage = {
  signIn: "Sign in",
  welcomeBackYourEventsAnd: "Welcome back. Your events and campaigns are where you left them.",
  createAccount: "Create account",
  aFreeAccountToFind: "A free account to find events and plan campaigns.",
  continueWithPhone: "Continue with phone",
  weSendACodeTo: "We send a code to your phone. New numbers can register.",
  twoFactorSignIn: "Two-factor sign-in",
  oneMoreStepProveThat: "One more step: prove that it is you.",
  linkYourGoogleAccount: "Link your Google account",
  anAccountWithThisAddress:
    "An account with this address exists. Its password lets you sign in with Google from now on.",
  backToSignIn: "Back to sign in",
  signInOrRegister: "Sign in or register",
  register: "Register",
} as const;

export const confirmEmailPage = {
  thisLinkIsIncomplete: "This link is incomplete.",
  addressConfirmed: "Address confirmed",
  goToYourProfile: "Go to your profile",
  confirmingYourAddress: "Confirming your address",
  oneMoment: "One moment...",
  addressNotConfirmed: "Address not confirmed",
  nothingAboutYourAccountWas: (message: string | number) =>
    `${message} Nothing about your account was changed.`,
  tryAgain: "Try again",
} as const;

export const resetPasswordPage = {
  thisLinkIsIncomplete: "This link is incomplete.",
  chooseANewPassword: "Choose a new password",
  everyDeviceThatIsSigned: "Every device that is signed in now will have to sign in again.",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  setPassword: "Set password",
  thisLinkDoesNotWork: "This link does not work",
  linksWorkOnceAndFor: (message: string | number) => `${message} Links work once and for 30 minutes.`,
  askForANewLink: "Ask for a new link",
} as const;
