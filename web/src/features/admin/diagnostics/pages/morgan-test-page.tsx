import { useState } from "react";
import { AnswerText } from "#features/chat/chat/components/answer-text.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/states.tsx";
import { DiagnosticPage } from "../components/diagnostic-page.tsx";
import { morganTestPage as copy } from "../copy.ts";
import { quickRepliesIn, sampleAnswer } from "../model/sample-answer.ts";

interface Line {
  id: number;
  isAi: boolean;
}

/** /morgan-test: how an answer is formatted. Its quick replies do nothing here. */
export function MorganTestPage() {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const add = (isAi: boolean) => setLines([...lines, { id: lines.length, isAi }]);
  return (
    <DiagnosticPage title={copy.title} lead={copy.lead}>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button onClick={() => add(false)}>{copy.addUser}</Button>
        <Button variant="primary" onClick={() => add(true)}>
          {copy.addAnswer}
        </Button>
        <Button disabled={lines.length === 0} onClick={() => setLines([])}>
          {copy.clear}
        </Button>
      </div>
      <Card aria-label={copy.conversation}>
        {lines.length === 0 ? (
          <EmptyState drawing="messages" title={copy.emptyTitle}>
            {copy.empty}
          </EmptyState>
        ) : (
          <div role="log" aria-label={copy.conversation} className="grid grid-cols-1 gap-5 p-5">
            {lines.map(({ id, isAi }) => (isAi ? <Answer key={id} /> : <Question key={id} />))}
          </div>
        )}
      </Card>
    </DiagnosticPage>
  );
}

function Question() {
  return (
    <div className="ml-auto w-fit max-w-[85%] rounded-2xl bg-sunken px-4 py-2.5">
      <p className="sr-only">{copy.you}</p>
      <p>{copy.userMessage}</p>
    </div>
  );
}

function Answer() {
  const [pressed, setPressed] = useState("");
  return (
    <article>
      <p className="mb-1 text-sm text-muted">{copy.morgan}</p>
      <AnswerText text={sampleAnswer} streaming={false} />
      <div role="group" aria-label={copy.replies} className="mt-3 flex flex-wrap gap-2">
        {quickRepliesIn(sampleAnswer).map((reply) => (
          <Button key={reply} size="sm" onClick={() => setPressed(reply)}>
            {reply}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-muted">
        {pressed !== "" && copy.nothingSent(pressed)}
      </p>
    </article>
  );
}
