import type { User } from "@marquee/contracts/account/auth";
import { type ErrorCode, errorCatalog, type FieldErrors } from "@marquee/contracts/errors";
import { openingOnboarding } from "@marquee/contracts/home/onboarding-progress";
import {
  type AnswerOf,
  type BodyInputOf,
  isFileResponse,
  isRawResponse,
  isRedirect,
  type OperationShape,
  successOf,
} from "@marquee/contracts/operation";

/** For component tests: a fake server built from the contract, so that what a test fakes cannot drift from it. */
export interface FakeServer {
  fetch: typeof fetch;
  /** Sets the answer of an operation from now on. @throws Error when the contract does not allow it */
  answer: <O extends OperationShape>(operation: O, answer: AnswerOf<O>) => void;
  /** Sets answers that depend on the request. */
  answerBy: <O extends OperationShape>(
    operation: O,
    answerOf: (query: URLSearchParams) => AnswerOf<O>,
  ) => void;
  /** Makes an operation refuse from now on. */
  refuse: (operation: OperationShape, code: ErrorCode, fields?: FieldErrors) => void;
  /** The request bodies of an operation, in order. */
  bodies: <O extends OperationShape>(operation: O) => BodyInputOf<O>[];
  /** Sets a list's answers from now on, page by page; every page but the last has a next one. */
  answerPages: <O extends OperationShape>(
    operation: O,
    pages: readonly AnswerOf<O>[],
    /** The number of rows that each page leaves out. */
    unreadable?: number,
  ) => void;
  /** The query and idempotency key of each request to an operation, in order. */
  asked: (operation: OperationShape) => { query: URLSearchParams; idempotencyKey: string | null }[];
  /** How often an operation was called. */
  count: (operation: OperationShape) => number;
}

interface Route {
  operation: OperationShape;
  respond: (query: URLSearchParams) => Response;
}

function refusal(code: ErrorCode, fields?: FieldErrors): Response {
  const { status, message } = errorCatalog[code];
  return Response.json({ code, message, requestId: "req_test", ...(fields ? { fields } : {}) }, { status });
}

function matches({ method, path }: OperationShape, called: { method: string; path: string }): boolean {
  return (
    called.method === method && new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(called.path)
  );
}

/** Whether a response is not contract JSON. */
const isRaw = (response: NonNullable<ReturnType<typeof successOf>["response"]>) =>
  isRawResponse(response) || isFileResponse(response) || isRedirect(response);

function complaint(operation: OperationShape, part: "answer" | "body", value: unknown): string | undefined {
  const { response } = successOf(operation);
  if (part === "answer" && (response === null || isRaw(response))) return;
  const schema = part === "answer" ? response : operation.body;
  if (!schema || !("~standard" in schema)) return;
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise || !result.issues) return;
  return `${operation.id} has no such ${part}: ${result.issues.map((issue) => issue.message).join("; ")}`;
}

/** A server with nobody signed in and no data, until a test says otherwise. */
export function fakeServer(): FakeServer {
  const routes: Route[] = [];
  const calls: {
    method: string;
    path: string;
    query: URLSearchParams;
    idempotencyKey: string | null;
    body: unknown;
  }[] = [];
  const set = (operation: OperationShape, respond: Route["respond"]) =>
    routes.unshift({ operation, respond });

  return {
    fetch: async (address, init) => {
      const asked = address instanceof Request ? address.url : address.toString();
      const [path = "", search = ""] = asked.split("?");
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      const called = {
        method: init?.method ?? "GET",
        path,
        query: new URLSearchParams(search),
        idempotencyKey: new Headers(init?.headers).get("idempotency-key"),
        body,
      };
      calls.push(called);
      const route = routes.find(({ operation }) => matches(operation, called));
      if (!route) return refusal(path === "/api/user" ? "unauthenticated" : "not_found");
      const wrong = body === undefined ? undefined : complaint(route.operation, "body", body);
      if (wrong !== undefined) throw new Error(wrong);
      return route.respond(called.query);
    },
    answer: (operation, answer) => {
      const wrong = complaint(operation, "answer", answer);
      if (wrong !== undefined) throw new Error(wrong);
      const { status, response } = successOf(operation);
      set(operation, () => {
        if (response === null) return new Response(null, { status });
        if (!isRawResponse(response)) return Response.json(answer, { status });
        const headers = {
          "content-type": response.mediaType,
          ...(response.fileName === undefined
            ? {}
            : { "content-disposition": `attachment; filename="${response.fileName}"` }),
        };
        return new Response(String(answer), { status, headers });
      });
    },
    answerBy: (operation, answerOf) =>
      set(operation, (query) => {
        const answer = answerOf(query);
        const wrong = complaint(operation, "answer", answer);
        if (wrong !== undefined) throw new Error(wrong);
        return Response.json(answer, { status: successOf(operation).status });
      }),
    answerPages: (operation, pages, unreadable = 0) => {
      for (const page of pages) {
        const wrong = complaint(operation, "answer", page);
        if (wrong !== undefined) throw new Error(wrong);
      }
      set(operation, (query) => {
        const at = Number(query.get("cursor") ?? 0);
        const headers = {
          ...(at + 1 < pages.length ? { "x-next-cursor": String(at + 1) } : {}),
          ...(unreadable > 0 ? { "x-unreadable-rows": String(unreadable) } : {}),
        };
        return Response.json(pages[at], { headers });
      });
    },
    asked: (operation) => calls.filter((called) => matches(operation, called)),
    refuse: (operation, code, fields) => void set(operation, () => refusal(code, fields)),
    bodies: (operation) =>
      calls.filter((called) => matches(operation, called)).map(({ body }) => body as never),
    count: (operation) => calls.filter((called) => matches(operation, called)).length,
  };
}

/** A user to sign in as. */
export const ada: User = {
  id: "usr_1",
  accountId: "usr_1",
  teamRole: "owner",
  through: null,
  hasTeam: false,
  username: "ada",
  name: "Ada Park",
  email: "ada@example.com",
  phone: null,
  phoneVerified: false,
  role: "brand",
  company: "Acme",
  avatar: null,
  industry: "tech",
  budget: 50_000,
  interests: ["AI", "Cloud"],
  audiences: [],
  places: [],
  timeZone: "UTC",
  isPartner: false,
  twoFactorEnabled: false,
  hasPassword: true,
  googleLinked: false,
  pendingEmail: null,
  confirmed: true,
  onboarding: { ...openingOnboarding, welcomed: true, wizard: "completed", checklistDismissed: true },
  createdAt: "2026-01-05T09:00:00.000Z",
};

/** The same person, acting for a client whose orders their agency pays. */
export const adaForClient: User = {
  ...ada,
  accountId: "usr_client",
  teamRole: "manager",
  company: "Northwind Cloud",
  through: { id: "usr_1", name: "Bright Agency", scope: "everything", payer: "agency", viewing: null },
};
