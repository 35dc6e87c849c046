import classes from "./questions.module.css";

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that unfold to their answers without scripts. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={classes.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
