import { Icon } from "#ui/icon.tsx";
import { faq as copy } from "../copy.ts";

const questions = [
  { question: copy.expireQuestion, answer: copy.expireAnswer },
  {
    question: copy.refundQuestion,
    answer: copy.refundAnswer,
  },
  {
    question: copy.amountQuestion,
    answer: copy.amountAnswer,
  },
];

export function Faq() {
  return (
    <section aria-labelledby="faq-title" className="mt-8 max-w-3xl">
      <h2 id="faq-title" className="text-xl">
        {copy.title}
      </h2>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="chevron-down"
                className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
