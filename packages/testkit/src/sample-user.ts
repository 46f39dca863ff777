import { openingPreferences, type UserRecord } from "@marquee/core/users/user.item";

/** A stored user for tests that need one but not a registration. */
export function sampleUser(id: string, change: Partial<UserRecord> = {}): UserRecord {
  return {
    id,
    username: id,
    name: "Ann Example",
    email: `${id}@example.com`,
    phone: null,
    phoneVerified: false,
    role: "brand",
    company: "Acme",
    avatar: null,
    industry: null,
    budget: null,
    interests: [],
    isPartner: false,
    status: "active",
    passwordHash: "-",
    googleSubject: null,
    twoFactorEnabled: false,
    pendingEmail: null,
    preferences: openingPreferences,
    apiAddresses: [],
    createdAt: "2026-01-15T09:00:00.000Z",
    ...change,
  };
}
