// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import { createRecoveryCodes, stepUpSession } from "@marquee/contracts/account/security";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#api/http.ts";
import { answerStepUp, useStepUpAsked } from "#api/step-up.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { StepUpDialog } from "./step-up-dialog.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.refuse(createRecoveryCodes, "step_up_required");
});
afterEach(() => {
  answerStepUp(false);
  cleanup();
  vi.unstubAllGlobals();
});

function Host({ user }: { user: User }) {
  return useStepUpAsked() ? <StepUpDialog user={user} /> : null;
}

const open = (user: User) => showPage(<Host user={user} />, { user });

/** Makes the server accept a user who stepped up. */
function acceptProof() {
  server.answer(stepUpSession, undefined);
  server.answer(createRecoveryCodes, { recoveryCodes: ["aaaa-bbbb"] });
}

test("a call that needs a recent step-up asks for the password once and is then repeated", async () => {
  open(ada);
  const both = Promise.all([call(createRecoveryCodes, {}), call(createRecoveryCodes, {})]);
  await userEvent.type(await screen.findByLabelText("Password"), "Str0ng-enough");
  acceptProof();
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect(await both).toEqual([{ recoveryCodes: ["aaaa-bbbb"] }, { recoveryCodes: ["aaaa-bbbb"] }]);
  expect(server.bodies(stepUpSession)).toEqual([{ password: "Str0ng-enough" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an account with a second factor is asked for its code", async () => {
  open({ ...ada, twoFactorEnabled: true });
  const answer = call(createRecoveryCodes, {});
  await userEvent.type(await screen.findByLabelText("Code"), "123456");
  acceptProof();
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await answer;
  expect(server.bodies(stepUpSession)).toEqual([{ code: "123456" }]);
});

test("a wrong password is reported at its field, and nothing is repeated", async () => {
  open(ada);
  const refused = expect(call(createRecoveryCodes, {})).rejects.toThrow("Confirm it's you");
  server.refuse(stepUpSession, "validation_failed", { password: ["Current password is incorrect"] });
  await userEvent.type(await screen.findByLabelText("Password"), "wrong");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText("Current password is incorrect");
  expect(server.count(createRecoveryCodes)).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await refused;
});

test("canceling lets the first refusal stand", async () => {
  open(ada);
  const refused = expect(call(createRecoveryCodes, {})).rejects.toMatchObject({ code: "step_up_required" });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  await refused;
  expect(server.count(createRecoveryCodes)).toBe(1);
});

test("an account with neither password nor second factor is told to sign in again", async () => {
  open({ ...ada, hasPassword: false });
  const refused = expect(call(createRecoveryCodes, {})).rejects.toMatchObject({ code: "step_up_required" });
  await screen.findByRole("button", { name: "Sign in again" });
  expect(screen.queryByLabelText("Password")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await refused;
});
