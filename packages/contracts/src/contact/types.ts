/**
 * Without zod, and separate from the form's rules, because every page of the site loads the routes
 * of the admin lists.
 */

export const contactTypes = ["general", "partnership", "event", "feedback"] as const;

export type ContactType = (typeof contactTypes)[number];

export const contactTypeLabels: Record<ContactType, string> = {
  general: "General question",
  partnership: "Partnership",
  event: "About an event",
  feedback: "Feedback",
};

export const contactStatuses = ["open", "done"] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** `me`: assigned to the caller. `nobody`: unassigned. */
export const contactAssignments = ["me", "nobody"] as const;

export type ContactAssignment = (typeof contactAssignments)[number];

/** State of the mail to the team, or of a reply's mail. */
export const contactMailStates = ["queued", "sent", "failed"] as const;
