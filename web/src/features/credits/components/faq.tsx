import { Icon } from "#ui/icon.tsx";

const questions = [
  { question: "Do credits expire?", answer: "No. Credits that you bought never expire." },
  {
    question: "Can I get a refund?",
    answer:
      "Purchased credits are not refunded in money. Credits for work that failed come back to your balance by themselves.",
  },
  {
    question: "How many credits will I need?",
    answer: "Most teams use 200-500 credits monthly, depending on how many campaigns they generate.",
  },
];

export function Faq() {
  return (
    <section aria-labelledby="faq-title" className="mt-8 max-w-3xl">
      <h2 id="faq-title" className="text-xl">
        Frequently asked questions
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
