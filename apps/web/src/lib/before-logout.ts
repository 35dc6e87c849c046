/** Answers false when the person wants to stay. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * Logging out deletes what was typed and not saved: whoever holds such a text asks first. Answers
 * how to stop asking.
 */
export function askBeforeLogout(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

/** Asks one after the other, until one of them is told to stay. */
export async function mayLogOut(): Promise<boolean> {
  // A form that asks is rendered anew meanwhile, registers once more, and must not be asked twice.
  const registered = [...questions];
  for (const ask of registered) {
    if (!(await ask())) return false;
  }
  return true;
}
