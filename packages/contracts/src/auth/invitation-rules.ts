/** For so long the link of an invitation works, from its last mail on. */
export const invitationHours = 72;
