import { durations } from "@marquee/contracts/durations";
import { sentence } from "@marquee/contracts/text/sentence";

/** Every text of the auth screens, by component. */

const resetLinkMinutes = () => durations.resetLinkSeconds / 60;

export const forgotPasswordDialog = {
  sentTitle: "Check your email",
  sent: (email: string) =>
    sentence`If there's an account for ${email}, we've sent a reset link. It expires in ${resetLinkMinutes()} minutes.`,
  anotherEmail: "Use a different email",
  done: "Done",
  title: "Forgot password?",
  lead: "Enter your email and we'll send you a link to reset your password.",
  email: "Email",
  cancel: "Cancel",
  send: "Send reset link",
} as const;

export const googleButton = {
  signInWithGoogle: "Sign in with Google",
} as const;

export const linkGoogleForm = {
  password: "Password",
  submit: "Link and sign in",
} as const;

export const marketingPanel = {
  matchingTitle: "Smart brand-event matching with AI",
  matchingText: "Events your audience actually attends, ranked by fit.",
  roiTitle: "Real-time ROI tracking and analytics",
  roiText: "See what each sponsorship costs and what it returns.",
  assistantTitle: "AI assistant for intelligent negotiations",
  assistantText: "Walk into every negotiation with the numbers ready.",
  label: "About Marquee",
  headline: "Put your brand where the lights are on.",
} as const;

export const sampleAnswer = {
  morgan: "Morgan",
  sample: "Sample answer",
  question: "Which fintech event should a $40,000 budget sponsor?",
  verdict: "Take the Gold package at a regional fintech summit.",
  why: "A smaller, better-matched audience costs you less per lead than a logo at a large show.",
  packageLabel: "Package",
  packageValue: "$24,000",
  audienceLabel: "Attendees",
  audienceValue: "3,200",
  costLabel: "Cost per lead",
  costValue: "$62",
  splitPackage: "Package",
  splitBooth: "Booth and staff",
  splitFollowUp: "Follow-up",
  share: (label: string, percent: number) => sentence`${label} ${percent}%`,
} as const;

export const demoEntry = {
  title: "Look around the demo",
  label: "Enter the demo",
  enter: {
    brand: "Enter as brand",
    event_host: "Enter as host",
    agency: "Enter as agency",
    admin: "Enter as admin",
  },
} as const;

export const otherWays = {
  settingsFailed: "We couldn't load the other ways to sign in. Reload the page to try again.",
  or: "or",
  continueWithPhone: "Continue with phone",
} as const;

export const phoneCodeForm = {
  lead: (phone: string) => sentence`Enter the 6-digit code we sent to ${phone}.`,
  code: "Verification code",
  verify: "Verify",
  changeNumber: "Change number",
  resendIn: (wait: string) => sentence`Send a new code in ${wait}`,
  resend: "Send a new code",
} as const;

export const phoneNumberForm = {
  phone: "Phone number",
  phoneHint: "Include your country code, such as +1 415 555 0132.",
  send: "Send code",
  note: "We'll send one text message. Message and data rates may apply. We use your number only to sign you in.",
} as const;

export const phoneRegisterForm = {
  name: "Full Name",
  username: "Username",
  email: "Email",
  company: "Company",
  password: "Password",
  optional: "Optional",
  submit: "Create account",
  lead: (phone: string) =>
    sentence`${phone} is verified. Tell us about yourself. You can fill in the rest later.`,
} as const;

export const phoneSignIn = {
  off: "Phone sign-in is paused right now. Use your username and password instead.",
  registrationOff: "No account uses this number, and new sign-ups are paused.",
} as const;

export const registerForm = {
  closed: "New sign-ups are paused. If you already have an account, sign in as usual.",
  username: "Username",
  name: "Full Name",
  email: "Email",
  company: "Company",
  password: "Password",
  confirmPassword: "Confirm Password",
  submit: "Create account",
  registerWithPhone: "Register with phone",
} as const;

export const roleField = {
  legend: "Role",
  notes: {
    brand: "Find events to sponsor and plan campaigns.",
    event_host: "Publish your events and win sponsors.",
    agency: "Sponsor and host events for your clients.",
  },
} as const;

export const termsNote = {
  byCreating: "By creating an account, you agree to the",
  byGoogle: "By continuing with Google, you agree to the",
  terms: "terms",
  and: "and the",
  privacyPolicy: "privacy policy",
} as const;

export const signInForm = {
  username: "Username",
  password: "Password",
  forgotPassword: "Forgot password?",
  submit: "Sign in",
  newHere: "New to Marquee?",
  createAccount: "Create an account",
} as const;

export const smallPage = {
  backToSignIn: "Back to sign in",
} as const;

export const twoFactorStep = {
  recoveryCode: "Recovery code",
  recoveryCodeHint: "Each recovery code works once.",
  code: "Code",
  codeHint: "The 6-digit code from your authenticator app.",
  submit: "Sign in",
  byApp: "Use your authenticator app",
  byRecoveryCode: "Use a recovery code",
} as const;

export const authPage = {
  signIn: "Sign in",
  signInLead: "Welcome back. Pick up where you left off.",
  createAccount: "Create account",
  createAccountLead: "Create a free account to find events and plan campaigns.",
  phone: "Continue with phone",
  phoneLead: "We'll text you a code. New here? You can sign up with your phone number.",
  twoFactor: "Two-factor authentication",
  twoFactorLead: "Enter your code to finish signing in.",
  linkGoogle: "Link your Google account",
  linkGoogleLead: "You already have an account with this email. Enter your password to link it to Google.",
  backToSignIn: "Back to sign in",
  tabs: "Sign in or register",
  register: "Register",
} as const;

export const confirmEmailPage = {
  incompleteLink: "This link is incomplete. Copy the whole link from the email and try again.",
  confirmed: "Email confirmed",
  goToProfile: "Go to your profile",
  confirming: "Confirming your email",
  oneMoment: "One moment...",
  refused: "Couldn't confirm this email",
  unchanged: (message: string) => sentence`${message} Your account email hasn't changed.`,
  tryAgain: "Try again",
  text: {
    confirmed: (email: string) =>
      sentence`${email} is confirmed. Morgan is ready for you, and a message that was waiting is sent now.`,
    changed: (email: string) => sentence`${email} is now your account email.`,
  },
  notNeeded: "You no longer need this link",
  already: (email: string) => sentence`Your account's email is ${email}, and it's confirmed.`,
  goToMorgan: "Go to Morgan",
  createEvent: "Create Event",
  newCampaign: "New campaign",
} as const;

export const resetPasswordPage = {
  incompleteLink: "This link is incomplete. Copy the whole link from the email, or request a new one.",
  title: "Choose a new password",
  lead: "You'll be signed out on every device.",
  newPassword: "New password",
  confirmNewPassword: "Confirm new password",
  submit: "Set password",
  badLink: "This link doesn't work",
  badLinkText: (message: string) =>
    sentence`${message} Reset links work once and expire after ${resetLinkMinutes()} minutes.`,
  requestLink: "Request a new link",
} as const;

export const googleReturn = {
  closed: "New sign-ups are paused. If you already have an account, sign in as usual.",
  canceled: "Google sign-in was canceled.",
  unverified: "Google hasn't verified this email address. Verify it with Google, or sign in another way.",
  suspended: "This account is suspended. Contact support for help.",
  failed: "Google couldn't sign you in. Please try again.",
} as const;
