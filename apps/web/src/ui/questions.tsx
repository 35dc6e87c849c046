import classes from "./questions.module.css";

interface QuestionsProps {
  questions: readonly { id: string; question: string; answer: string }[];
}

/** Questions that unfold to their answers without scripts. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={classes.questions}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={classes.question}>
          <summary>{question}</summary>
          {/* A link to it unfolds it, as it would not if the whole had the id. */}
          <p id={`faq-${id}`}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
