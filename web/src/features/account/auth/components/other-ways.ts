/** Every way in besides signing in with a password; their code loads together when one of them opens. */
export { ForgotPasswordDialog } from "./forgot-password-dialog.tsx";
export { LinkGoogleForm } from "./link-google-form.tsx";
export { PhoneSignIn } from "./phone-sign-in.tsx";
export { RegisterForm } from "./register-form.tsx";
export { TwoFactorStep } from "./two-factor-step.tsx";
