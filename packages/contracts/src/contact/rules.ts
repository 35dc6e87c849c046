/** The specification names no maximum; these keep messages readable. */
export const contactMaxLengths = { name: 100, subject: 200, message: 5_000 } as const;

/** For replies and canned answers. */
export const replyLengths = { title: 100, text: 10_000 } as const;

/** Limited, because the list of canned answers has no pages. */
export const maxCannedAnswers = 100;

/** Placeholder for the sender's name in a canned answer. */
export const namePlaceholder = "{name}";
