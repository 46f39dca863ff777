import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { isRepeat } from "./query.ts";

test("only a query that has its answer already asks again by itself", () => {
  const client = new QueryClient();
  const queryKey = ["listMessages"];
  expect(isRepeat({ client, queryKey })).toBe(false);
  client.setQueryData(queryKey, []);
  expect(isRepeat({ client, queryKey })).toBe(true);
});
