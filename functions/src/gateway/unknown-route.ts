import { AppError } from "@marquee/contracts/errors";
import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import { originSecret } from "../runtime/deps.ts";
import { errorAnswers, httpFacts, requestLog } from "../runtime/http-handler.ts";
import { invoked } from "../runtime/invoked.ts";
import { guardEdge } from "../runtime/request-guards.ts";

/** Handles every call that matches no operation's route, so that clients get the common error body there too. */
export const handler = invoked(
  httpFacts("unknownRoute"),
  middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, Context>()
    .use(requestLog())
    .use(errorAnswers())
    .handler(async (event) => {
      await guardEdge(event.headers, originSecret);
      throw new AppError("not_found", { message: "This API operation doesn't exist." });
    }),
);
