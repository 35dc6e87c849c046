/** Resolves to false if the user wants to stay. */
type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/**
 * Registers a question to ask before logging out, as that deletes unsaved text. Returns a function
 * that unregisters it.
 */
export function askBeforeLogout(question: Question): () => void {
  questions.add(question);
  return () => questions.delete(question);
}

/** Asks one question after another, until one is answered with staying. */
export async function mayLogOut(): Promise<boolean> {
  // A form that asks is re-rendered and registers again meanwhile, but must not be asked twice.
  const registered = [...questions];
  for (const ask of registered) {
    if (!(await ask())) return false;
  }
  return true;
}
