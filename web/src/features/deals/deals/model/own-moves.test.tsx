// @vitest-environment jsdom
import { teamRoles } from "@marquee/contracts/account/team-roles";
import { dealActions } from "@marquee/contracts/deals/deal-moves";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { deal } from "#testing/deal-examples.ts";
import { ada } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { useOwnMoves } from "./own-moves.ts";

afterEach(cleanup);

function Moves() {
  const { moves, isBothSides } = useOwnMoves({ ...deal, moves: [...dealActions] });
  return <p role="status">{`${moves.join(" ")} ${isBothSides}`}</p>;
}

const shownTo = (user: Partial<typeof ada>) => {
  showPage(<Moves />, { user: { ...ada, ...user } });
  return screen.getByRole("status").textContent;
};

test.each(teamRoles)("a %s is offered the moves that the server takes from their role", (teamRole) => {
  const expected = dealActions.filter((action) =>
    action === "sign" ? ["manager", "owner"].includes(teamRole) : teamRole !== "viewer",
  );
  expect(shownTo({ teamRole })).toBe(`${expected.join(" ")} false`);
});

test.each(["brandId", "hostId"] as const)(
  "somebody whose own agency is the deal's %s is offered none",
  (side) => {
    const through = {
      id: deal[side],
      name: "Bright Agency",
      scope: "deals",
      payer: "client",
      viewing: null,
    } as const;
    expect(shownTo({ teamRole: "manager", through })).toBe(" true");
  },
);
