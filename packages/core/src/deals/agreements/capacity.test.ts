import { dealBrand } from "@marquee/testkit/deal-stage";
import { expect, it } from "vitest";
import { capacityOf } from "./capacity.ts";

const account = dealBrand(1);
const colleague = dealBrand(2);
const company = "Company 1";
const agency = { account: dealBrand(3, { company: "", name: "Bright Agency" }) } as never;

it("of an account's only person is theirs alone, and needs no words", () => {
  expect(capacityOf({ user: account, account, teamRole: "owner", through: undefined })).toBeUndefined();
});

it("of an account's first person among several is the company's", () => {
  const ofSeveral = { ...account, hasTeam: true };
  expect(capacityOf({ user: ofSeveral, account: ofSeveral, teamRole: "owner", through: undefined })).toEqual({
    company,
    teamRole: "owner",
  });
});

it("of any other of its people is the company's, with or without others", () => {
  const signed = { company, teamRole: "manager" };
  for (const hasTeam of [false, true])
    expect(
      capacityOf({
        user: colleague,
        account: { ...account, hasTeam },
        teamRole: "manager",
        through: undefined,
      }),
    ).toEqual(signed);
});

it("of somebody who acts through a grant names whose it is: the agency's company, or its only person", () => {
  expect(capacityOf({ user: colleague, account, teamRole: "manager", through: agency })).toEqual({
    company,
    teamRole: "manager",
    through: "Bright Agency",
  });
});

it("of somebody who has left their account is nobody's", () => {
  expect(
    capacityOf({ user: account, account: { ...account, hasTeam: true }, teamRole: null, through: undefined }),
  ).toBeUndefined();
});
