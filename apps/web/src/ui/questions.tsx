import classes from "./questions.module.css";

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers, without our script. */
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
