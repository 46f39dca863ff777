import { projectRoot } from "@marquee/local/start-local";
import { synthesizeLocal } from "@marquee/local/synthesis/synthesize-local";
import { expect, it } from "vitest";
import { accountAlarms, MetricLog, readAlarms } from "../support/alarm-watch.ts";

/** What AWS counts for the whole account: a value that is fine, and one that is not. */
const values: Record<string, { fine: number; bad: number }> = {
  "AWS/SES Reputation.BounceRate": { fine: 0.04, bad: 0.06 },
  "AWS/SES Reputation.ComplaintRate": { fine: 0.0009, bad: 0.0011 },
  // Of the 50 dollars that a stage has unless it is told another number.
  "AWS/SNS SMSMonthToDateSpentUSD": { fine: 39, bad: 41 },
};

it("mail that bounces or is reported, and the money for text messages, raise an alarm before anything stops", async () => {
  const alarms = readAlarms(await synthesizeLocal(projectRoot, {}));
  const watched = new Set<string>();
  for (const name of accountAlarms) {
    const alarm = alarms.find((one) => one.name === name);
    if (!alarm || !("above" in alarm.bad)) throw new Error(`There is no alarm ${name}`);
    for (const bad of Object.values(alarm.series)) {
      const log = new MetricLog();
      expect(log.valueOf(alarm) ?? 0).toBe(0);
      const seriesName = ({ namespace, metric }: typeof bad) => `${namespace} ${metric}`;
      for (const series of Object.values(alarm.series))
        log.note(series.namespace, series.metric, {}, values[seriesName(series)]?.fine);
      expect(log.valueOf(alarm) ?? 0, seriesName(bad)).toBeLessThanOrEqual(alarm.bad.above);
      log.note(bad.namespace, bad.metric, {}, values[seriesName(bad)]?.bad);
      expect(log.valueOf(alarm), seriesName(bad)).toBeGreaterThan(alarm.bad.above);
      watched.add(seriesName(bad));
    }
  }
  expect(watched).toEqual(new Set(Object.keys(values)));
});
