/** How long an invitation's link works, counted from its latest mail. */
export const invitationHours = 72;
