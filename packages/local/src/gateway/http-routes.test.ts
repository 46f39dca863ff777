import { describe, expect, it } from "vitest";
import { matchRoute } from "./http-routes.ts";

const routes = [
  "GET /api/ideas/{id}",
  "GET /api/ideas/mine",
  "POST /api/ideas/{id}",
  "GET /api/{area}/mine",
  "ANY /api/any",
  "GET /api/files/{path+}",
].map((routeKey) => {
  const [method = "", path = ""] = routeKey.split(" ");
  return { method, path, routeKey, functionArn: routeKey };
});

const match = (method: string, path: string) => {
  const found = matchRoute(routes, method, path);
  return found && [found.route.routeKey, found.params];
};

describe("routes of the HTTP API", () => {
  it("prefer a literal part to a parameter, from the left", () => {
    expect(match("GET", "/api/ideas/mine")).toEqual(["GET /api/ideas/mine", {}]);
    expect(match("GET", "/api/deals/mine")).toEqual(["GET /api/{area}/mine", { area: "deals" }]);
    expect(match("GET", "/api/ideas/7")).toEqual(["GET /api/ideas/{id}", { id: "7" }]);
  });

  it("distinguish methods, and take any if the route says so", () => {
    expect(match("POST", "/api/ideas/7")?.[0]).toBe("POST /api/ideas/{id}");
    expect(match("DELETE", "/api/ideas/7")).toBeUndefined();
    expect(match("DELETE", "/api/any")?.[0]).toBe("ANY /api/any");
  });

  it("decode parameters, and survive ones that cannot be decoded", () => {
    expect(match("GET", "/api/ideas/a%2Fb")).toEqual(["GET /api/ideas/{id}", { id: "a/b" }]);
    expect(match("GET", "/api/ideas/%E0%A4%A")).toEqual(["GET /api/ideas/{id}", { id: "%E0%A4%A" }]);
  });

  it("do not match fewer, more or empty parts, unless the parameter takes the rest", () => {
    expect(match("GET", "/api/ideas")).toBeUndefined();
    expect(match("GET", "/api/ideas/")).toBeUndefined();
    expect(match("GET", "/api/ideas/7/more")).toBeUndefined();
    expect(match("GET", "/api/files/a/b.txt")).toEqual(["GET /api/files/{path+}", { path: "a/b.txt" }]);
  });
});
