import type { HttpRouteModel } from "../template/model-types.ts";

export interface RouteMatch {
  route: HttpRouteModel;
  params: Record<string, string>;
}

/**
 * Finds the route of a call like HTTP API does: literal parts before parameters, from the left. A method without a
 * route does not match.
 */
export function matchRoute(
  routes: readonly HttpRouteModel[],
  method: string,
  path: string,
): RouteMatch | undefined {
  const wanted = path.split("/");
  return routes
    .filter((route) => route.method === method || route.method === "ANY")
    .map((route) => ({ route, match: matchPath(route.path.split("/"), wanted) }))
    .filter((one) => one.match !== undefined)
    .sort((left, right) => rank(left.match?.literal).localeCompare(rank(right.match?.literal)))
    .map(({ route, match }) => ({ route, params: match?.params ?? {} }))[0];
}

interface PathMatch {
  /** For each part, whether it is literal in the route. */
  literal: boolean[];
  params: Record<string, string>;
}

const rank = (literal: boolean[] | undefined) => (literal ?? []).map((one) => (one ? "a" : "b")).join("");

function matchPath(pattern: readonly string[], path: readonly string[]): PathMatch | undefined {
  const params: Record<string, string> = {};
  const literal: boolean[] = [];
  for (const [index, part] of pattern.entries()) {
    const given = path[index];
    const [, name, greedy] = /^\{([^}+]+)(\+?)\}$/.exec(part) ?? [];
    if (given === undefined) return undefined;
    if (name === undefined) {
      if (part !== given) return undefined;
      literal.push(true);
    } else if (greedy) {
      params[name] = path.slice(index).map(decode).join("/");
      literal.push(false);
      return { literal, params };
    } else {
      if (given === "") return undefined;
      params[name] = decode(given);
      literal.push(false);
    }
  }
  return pattern.length === path.length ? { literal, params } : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
