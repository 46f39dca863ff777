import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { ordersVariable, queueVariables } from "@marquee/contracts/naming";
/** The environment of a deployed function, with every variable that any of them reads. Nothing here is reachable. */
export const functionEnv: Record<string, string> = {
  STAGE: "dev",
  TABLE_NAME: "marquee-bench",
  SESSION_SECRET_ARN: "arn:aws:secretsmanager:us-east-1:000000000000:secret:session",
  ANTHROPIC_SECRET_ARN: "arn:aws:secretsmanager:us-east-1:000000000000:secret:anthropic",
  ...Object.fromEntries(
    jobKindNames.flatMap((kind) => {
      const { queue, deadLetters } = queueVariables(kind);
      const url = `https://sqs.us-east-1.amazonaws.com/000000000000/${kind}`;
      return [
        [queue, url],
        [deadLetters, `${url}-dead`],
      ];
    }),
  ),
  ...Object.fromEntries(
    ["STRIPE", "STRIPE_WEBHOOK", "CODES", "FACTORS"].map((name) => [
      `${name}_SECRET_ARN`,
      `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name.toLowerCase()}`,
    ]),
  ),
  REALTIME_ENDPOINT: "https://bench.execute-api.us-east-1.amazonaws.com/ws",
  MEDIA_BUCKET: "marquee-bench",
  MAIL_FROM: "bench@example.com",
  AI_MODE: "live",
  ANTHROPIC_MODEL: "bench",
  ...Object.fromEntries(jobKindNames.map((kind) => [ordersVariable(kind), "1000000"])),
  MODEL_OUTPUT_PER_DAY: "1000000000000",
  PAYMENTS: "mock",
  PARTNER_USERNAME: "partner",
  WELCOME_CREDITS: "20",
  WELCOME_DAYS: "30",
  ADMIN_SECOND_FACTOR: "on",
  DEBUG_CODES: "off",
  DEMO_ENTRY: "off",
  DIAGNOSTICS: "off",
  WEB_ORIGINS: "https://bench.example.com",
  LOG_LEVEL: "INFO",
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  POWERTOOLS_SERVICE_NAME: "bench",
};
