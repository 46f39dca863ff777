import type { Stage } from "@marquee/contracts/stage-names";
import { googleIssuer, type StageConfig } from "./stages.ts";

/**
 * Refuses unsafe settings at synth, before anything is deployed. The functions refuse the same settings at start.
 * @throws Error with a message for the person who deploys
 */
export function refuseUnsafe(stage: Stage, config: StageConfig): void {
  const refuse = (what: string) => {
    throw new Error(`Stage ${stage} cannot be synthesized: ${what}`);
  };
  if (["staging", "prod"].includes(stage) && config.ai.mode === "local")
    refuse("AI_MODE=local would pass canned text off as the model's.");
  refuseBrokenWeb(config, refuse);
  const layer = config.tracingLayerArn;
  if (layer !== undefined && !/^arn:aws[\w-]*:lambda:[\w-]+:\d{12}:layer:[\w-]+:\d+$/.test(layer))
    refuse(`MARQUEE_TRACING_LAYER="${layer}" is not the ARN of one version of a layer.`);
  if (config.monthlyBudgetDollars !== undefined && !config.alarmsEmail)
    refuse("MARQUEE_BUDGET_DOLLARS mails about the bill, and MARQUEE_ALARMS_EMAIL doesn't say to whom.");
  if (stage === "prod") {
    if (config.payments === "mock") refuse("PAYMENTS=mock would give credits away for nothing.");
    if (config.debugCodes) refuse("DEBUG_CODES would show one-time codes to anybody who asks.");
    if (config.demoEntry) refuse("MARQUEE_DEMO_ENTRY would let anybody in without a password.");
    if (!config.adminSecondFactor) refuse("a password alone would open the admin pages.");
    if (config.web !== "cloudfront") refuse("its pages and its firewall are CloudFront's.");
    if (config.realtimeEndpoint)
      refuse("MARQUEE_REALTIME_ENDPOINT would send what is pushed to that address.");
    if (!config.metricMath) refuse("most of its alarms compute with metrics.");
    if (!config.edgeSecret) refuse("the API must demand CloudFront's secret header.");
    if (!config.keepData) refuse("its data must survive a deleted stack.");
    if (config.google && config.google.issuer !== googleIssuer)
      refuse(`GOOGLE_ISSUER=${config.google.issuer} would let that provider sign anybody in.`);
    if (config.stripeApiBase) refuse("STRIPE_API_BASE would let that address say what was paid.");
    if (config.ai.baseUrl) refuse("ANTHROPIC_BASE_URL would send people's prompts to that address.");
    if (config.logLevel === "DEBUG") refuse("LOG_LEVEL=DEBUG writes more than its logs may hold.");
    if (!config.waf) refuse("nothing would slow down a flood of calls: turn its waf on.");
    if (!config.ownConcurrency) refuse("a rush could keep the sweeper and the webhook from running.");
  }
  for (const origin of [...(config.origin ? [config.origin] : []), ...config.extraOrigins]) {
    if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)) {
      refuse(`"${origin}" is not one exact origin, such as https://app.example.com.`);
    }
    if (stage === "prod" && !origin.startsWith("https:")) {
      refuse(`"${origin}" must use https: anybody on the way could read and change its pages.`);
    }
  }
  if (config.waf && config.env.region !== "us-east-1") {
    refuse(
      "CloudFront's firewall rules live in us-east-1 only; set MARQUEE_REGION to it or turn the stage's waf off.",
    );
  }
}

/** Refuses settings of the pages' place that contradict each other. */
function refuseBrokenWeb(config: StageConfig, refuse: (what: string) => void): void {
  const { web, origin, waf, edgeSecret, realtimeEndpoint } = config;
  if (web === "none") {
    if (!origin) refuse("without CloudFront, MARQUEE_ORIGIN must say where the pages are.");
    if (waf) refuse("its firewall is CloudFront's: turn its waf off, or CloudFront on.");
    if (edgeSecret) refuse("nobody would send the secret header that only CloudFront knows.");
  } else if (origin)
    refuse("MARQUEE_ORIGIN is for MARQUEE_WEB=none; CloudFront's own address is the origin.");
  if (realtimeEndpoint && !/^https?:\/\/[^\s]*\{api\}/.test(realtimeEndpoint))
    refuse(
      `MARQUEE_REALTIME_ENDPOINT "${realtimeEndpoint}" must be an address with {api} where the id goes.`,
    );
}
