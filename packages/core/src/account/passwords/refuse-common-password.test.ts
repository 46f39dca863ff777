import { passwordRules } from "@marquee/contracts/account/auth";
import { isCommonPassword } from "@marquee/contracts/account/is-common-password";
import { AppError } from "@marquee/contracts/errors";
import { expect, it } from "vitest";
import { refuseCommonPassword } from "./refuse-common-password.ts";

it("validation_failed: a common password is refused on its field, with the message of the password rules", () => {
  expect(() => refuseCommonPassword("Password1!", "newPassword")).toThrow(AppError);
  try {
    refuseCommonPassword("Password1!", "newPassword");
  } catch (error) {
    const sentence = passwordRules.at(-1)?.message;
    expect(error).toMatchObject({ code: "validation_failed", fields: { newPassword: [sentence] } });
  }
});

it("refuses exactly the passwords that the browser's check calls common", () => {
  for (const password of ["Password1!", "Welcome2026!", "P@ssw0rd1234", "Correct-Horse-7", "tq7#Vk2!mzP9"]) {
    const refused = (() => {
      try {
        refuseCommonPassword(password);
        return false;
      } catch {
        return true;
      }
    })();
    expect(refused, password).toBe(isCommonPassword(password));
  }
});
