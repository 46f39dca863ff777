/**
 * pnpm new:notification <kind>: writes what a new kind of notification needs, failing until it is filled: its entry in
 * the contract, and who of an account gets it. Message, panel, badge and their tests follow from the entry.
 */
import { extend, finish, withEntry } from "./scaffold.ts";

const [kind] = process.argv.slice(2);
if (!kind || !/^[a-z]+(_[a-z]+)*$/.test(kind)) {
  process.stderr.write("Usage: pnpm new:notification <kind>, such as: pnpm new:notification deal_accepted\n");
  process.exit(2);
}

extend("packages/contracts/src/live/notification-kinds.ts", (text) => {
  if (text.includes(`\n  ${kind}: kind(`)) throw new Error(`${kind} exists already.`);
  return withEntry(
    text,
    "notificationKinds",
    `${kind}: kind({
    about: { id: "text" },
    icon: "handshake",
    preference: "dealUpdates",
    title: () => "",
    message: () => "",
    leadsTo: () => "",
    action: "",
  })`,
  );
});
extend("packages/core/src/live/notifications/audiences.ts", (text) =>
  withEntry(text, "audiences", `${kind}: "member"`),
);
finish(
  `Next: fill the entry until "vitest run --project unit packages/contracts/src/live/notification-kinds.test.ts" passes, say in audiences.ts who gets it, and write it in the transaction that makes it true: noticeWrites(await readyNotices(core, [{ userId, notification: { kind: "${kind}", about } }])), then pushNotices.`,
);
