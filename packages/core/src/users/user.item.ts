import { industries, userRoles } from "@marquee/contracts/enums";
import type { User } from "@marquee/contracts/http/auth";
import { absent } from "@marquee/table/condition";
import type { Item, Key, LabelledWrite } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";
import { userPartition } from "../keys.ts";

const userCodec = codec({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  role: z.enum(userRoles),
  company: z.string(),
  avatar: z.nullable(z.string()),
  industry: z.nullable(z.enum(industries)),
  budget: z.nullable(z.number()),
  interests: z.array(z.string()),
  isPartner: z.boolean(),
  status: z.enum(["active", "suspended"]),
  /** PHC string of argon2id. */
  passwordHash: z.string(),
  createdAt: z.string(),
});
export type UserRecord = ReturnType<typeof userCodec.read>;

export const readUser = userCodec.read;

export function profileKey(userId: string): Key {
  return { pk: userPartition(userId), sk: "PROFILE" };
}

/** Every user by the time of registration, on the first global index. */
export const usersPartition = "USERS";

export function profileItem(user: UserRecord): Item {
  return {
    ...profileKey(user.id),
    gsi1pk: usersPartition,
    gsi1sk: `${user.createdAt}#${user.id}`,
    rowType: "user",
    v: rowVersion,
    ...user,
  };
}

const guardCodec = codec({ userId: z.string() });
export const readGuard = guardCodec.read;

/** Unique names are rows of their own, written in the transaction that needs them. */
export function usernameGuardKey(username: string): Key {
  return { pk: `USERNAME#${username.toLowerCase()}`, sk: "GUARD" };
}

export function emailGuardKey(email: string): Key {
  return { pk: `EMAIL#${email.toLowerCase()}`, sk: "GUARD" };
}

export function guardWrite(label: string, key: Key, userId: string): LabelledWrite {
  return {
    label,
    write: { op: "put", item: { ...key, rowType: "guard", v: rowVersion, userId }, when: absent },
  };
}

/** The user as answers show it: named fields only, never the hash. */
export function publicUser(user: UserRecord): User {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    phone: user.phone,
    phoneVerified: user.phoneVerified,
    role: user.role,
    company: user.company,
    avatar: user.avatar,
    industry: user.industry,
    budget: user.budget,
    interests: user.interests,
    isPartner: user.isPartner,
    twoFactorEnabled: false,
    createdAt: user.createdAt,
  };
}
