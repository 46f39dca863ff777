import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { choicesToShow, shownThread, threadTo } from "./shown-thread.ts";

interface TestMessage {
  id: string;
  isAi: boolean;
  inReplyTo: string | null;
  editOf?: string;
  after?: string;
  version?: number;
}

const ask = (id: string, more: Partial<TestMessage> = {}): TestMessage => ({
  id,
  isAi: false,
  inReplyTo: null,
  ...more,
});
const answer = (id: string, inReplyTo: string, version = 1): TestMessage => ({
  id,
  isAi: true,
  inReplyTo,
  version,
});
const ids = (shown: { message: TestMessage }[]) => shown.map(({ message }) => message.id);

/** Two turns, the first question edited, and a turn in the new branch. */
const edited = [
  ask("01"),
  answer("02", "01"),
  ask("03"),
  answer("04", "03"),
  ask("05", { editOf: "01" }),
  answer("06", "05"),
  ask("07"),
  answer("08", "07"),
];

describe("the shown thread", () => {
  test("shows everything in order when there are no versions, each answer below its question", () => {
    expect(ids(shownThread([ask("01"), ask("02"), answer("03", "01"), answer("04", "02")]))).toEqual([
      "01",
      "03",
      "02",
      "04",
    ]);
  });

  test("shows the branch of an edited question that was last written in; the other one is a choice away", () => {
    expect(ids(shownThread(edited))).toEqual(["05", "06", "07", "08"]);
    expect(shownThread(edited)[0]?.versions).toEqual(["01", "05"]);
    expect(ids(shownThread(edited, { "01": "01" }))).toEqual(["01", "02", "03", "04"]);
  });

  test("continues an older branch when a question names a message there", () => {
    const more = [...edited, ask("09", { after: "04" }), answer("10", "09")];
    expect(ids(shownThread(more))).toEqual(["01", "02", "03", "04", "09", "10"]);
    expect(ids(shownThread(more, { "01": "05" }))).toEqual(["05", "06", "07", "08"]);
  });

  test("shows the newest of several answers, a chosen one, and later the one that the conversation continued from", () => {
    const said = [ask("01"), answer("02", "01"), answer("03", "01", 2)];
    expect(ids(shownThread(said))).toEqual(["01", "03"]);
    expect(ids(shownThread(said, { "answer:01": "02" }))).toEqual(["01", "02"]);
    expect(ids(shownThread([...said, ask("04", { after: "02" })]))).toEqual(["01", "02", "04"]);
  });

  test("shows only the latest attempt at an answer", () => {
    expect(ids(shownThread([ask("01"), answer("02", "01"), answer("03", "01")]))).toEqual(["01", "03"]);
  });

  test("shows both messages that were sent at the same time after the same answer", () => {
    const said = [ask("01"), answer("02", "01"), ask("03", { after: "02" }), ask("04", { after: "02" })];
    expect(ids(shownThread(said))).toEqual(["01", "02", "03", "04"]);
  });

  test("shows the same for the newest part of a conversation as for all of it, as far as that part goes", () => {
    const whole = ids(shownThread(edited));
    for (let from = 0; from < edited.length; from++) {
      const part = edited.slice(from);
      const there = new Set(part.map(({ id }) => id));
      expect(ids(shownThread(part))).toEqual(whole.filter((id) => there.has(id)));
    }
  });

  test("leaves out what came later and other branches when it is cut at a question", () => {
    expect(threadTo(edited, "03").map(({ id }) => id)).toEqual(["01", "02", "03"]);
    expect(threadTo(edited, "07").map(({ id }) => id)).toEqual(["05", "06", "07"]);
    expect(threadTo(edited, "99")).toEqual([]);
  });

  test("can be made to show any message", () => {
    for (const { id } of edited)
      expect(ids(shownThread(edited, choicesToShow(edited, id, {})))).toContain(id);
  });

  test("shows no message twice for any set of messages, and each question under some choice", () => {
    const messages = fc.array(
      fc.record({
        isAi: fc.boolean(),
        to: fc.nat(),
        edit: fc.boolean(),
        after: fc.boolean(),
        version: fc.nat(2),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(messages, (made) => {
        const said: TestMessage[] = [];
        for (const [index, { isAi, to, edit, after, version }] of made.entries()) {
          const id = `m${String(index).padStart(3, "0")}`;
          const questions = said.filter((one) => !one.isAi);
          const target = questions[to % Math.max(1, questions.length)];
          if (isAi && target) said.push(answer(id, target.id, version + 1));
          else if (edit && target) said.push(ask(id, { editOf: target.editOf ?? target.id }));
          else if (after && said.length > 0) said.push(ask(id, { after: said[to % said.length]?.id ?? "" }));
          else said.push(ask(id));
        }
        const shown = ids(shownThread(said));
        expect(new Set(shown).size).toBe(shown.length);
        for (const { id, isAi } of said) {
          if (isAi) continue;
          expect(ids(shownThread(said, choicesToShow(said, id, {})))).toContain(id);
          expect(threadTo(said, id).at(-1)?.id).toBe(id);
        }
      }),
    );
  });

  test("reads ten thousand messages without running out of stack", () => {
    const long = Array.from({ length: 10_000 }, (_, index) => ask(String(index).padStart(6, "0")));
    expect(shownThread(long)).toHaveLength(10_000);
  });
});
