import { expect, it } from "vitest";
import { stageConfigs } from "../config/stages.ts";
import { issuedSecrets, setUpSecrets } from "./issued-secrets.ts";

const { prod, dev } = stageConfigs({ GOOGLE_CLIENT_ID: "client" });
const real = {
  "anthropic-api-key": "sk-ant-1",
  "stripe-secret-key": "rk_live_1",
  "stripe-webhook-secret": "whsec_1",
  "google-client-secret": "GOCSPX-1",
};
type Name = keyof typeof real;

function desk(stored: Record<string, string>, given: Partial<Record<Name, string>>) {
  const said: string[] = [];
  const asked: string[] = [];
  return {
    said,
    asked,
    stored,
    ask: async ({ name }: { name: string }) => {
      asked.push(name);
      return given[name as Name] ?? "";
    },
    read: async (id: string) => stored[id],
    put: async (id: string, value: string) => void (stored[id] = value),
    say: (line: string) => void said.push(line),
  };
}
const madeUp = () =>
  Object.fromEntries(Object.keys(real).map((name) => [`marquee/prod/${name}`, "x".repeat(64)]));

it("what is given is stored under the stage's names, and asked for once", async () => {
  const first = desk(madeUp(), real);
  expect(await setUpSecrets("prod", prod, first)).toBe(true);
  expect(first.asked).toEqual(Object.keys(real));
  const again = desk(first.stored, {});
  expect(await setUpSecrets("prod", prod, again)).toBe(true);
  expect(again.asked).toEqual([]);
  expect(Object.values(again.stored)).toEqual(Object.values(real));
});

it("what cannot be the secret is not stored and not printed, and what is left out stays, with what that means", async () => {
  const given = { ...real, "stripe-secret-key": "whsec_mistaken", "google-client-secret": "" };
  const one = desk(madeUp(), given);
  expect(await setUpSecrets("prod", prod, one)).toBe(false);
  expect(one.stored["marquee/prod/stripe-secret-key"]).toBe("x".repeat(64));
  expect(one.said).toContain("That is no stripe-secret-key: one begins with sk_live_. It was not stored.");
  expect(one.said).toContain("google-client-secret stays as it is; until it is set, Google sign-in fails.");
  expect(one.said.join()).not.toContain("mistaken");
});

it("before the first deployment nothing is asked", async () => {
  const one = desk({}, real);
  expect(await setUpSecrets("prod", prod, one)).toBe(false);
  expect(one.asked).toEqual([]);
});

it("a stage is asked only for what its settings use", () => {
  expect(issuedSecrets({ ...dev, google: undefined as never }).map(({ name }) => name)).toEqual([
    "anthropic-api-key",
  ]);
  expect(issuedSecrets({ ...prod, ai: { ...prod.ai, baseUrl: "http://localhost" } }).length).toBe(3);
});
