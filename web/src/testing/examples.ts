import type { BrandFacts } from "@marquee/contracts/account/brand-facts";
import { defaultSettings, type getPublicSettings } from "@marquee/contracts/admin/system";
import type { CreditPackage } from "@marquee/contracts/credits/credits";
import type { Payment } from "@marquee/contracts/credits/payments";
import type { AnswerOf } from "@marquee/contracts/operation";

/** For component tests: a site in its initial setup, without payments or Google sign-in. */
export const site: AnswerOf<typeof getPublicSettings> = {
  flags: defaultSettings.flags,
  prices: defaultSettings.prices,
  maintenance: defaultSettings.maintenance,
  supportEmail: defaultSettings.supportEmail,
  payments: "mock",
  testMode: true,
  googleConfigured: false,
  adminSecondFactor: false,
  forBuilders: true,
  demoEntry: false,
  diagnostics: true,
  welcomeCredits: 20,
};

/** For component tests: a package on offer. */
export const offer: CreditPackage = {
  id: "pkg_1",
  name: "Growth Package",
  description: "",
  creditAmount: 1_000,
  price: 19_900,
  isCustom: false,
  isActive: true,
  isPopular: false,
  features: {},
  createdAt: "2026-01-05T09:00:00.000Z",
};

/** For component tests: a payment for it. */
export const payment: Payment = {
  id: "pay_1",
  userId: "usr_1",
  amount: 19_900,
  status: "completed",
  paymentMethod: "card",
  creditPackageId: "pkg_1",
  sessionId: "cs_1",
  metadata: { creditAmount: 1_000, packageName: "Growth Package" },
  billing: null,
  refundedAmount: 0,
  createdAt: "2026-01-05T09:00:00.000Z",
  updatedAt: "2026-01-05T09:00:00.000Z",
};

/** For component tests: the brand facts of an account that has told Morgan nothing. */
export const nothingKnown: BrandFacts = {
  companyName: "",
  industry: "",
  marketingGoals: "",
  targetAudience: "",
  brandVoice: "",
  forbiddenWords: [],
  facts: [],
  brandColors: [],
  version: 0,
  updatedAt: null,
};
