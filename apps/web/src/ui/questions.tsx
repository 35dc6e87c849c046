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
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
