/** Whom the site under test makes its first admin. */
export const admin = { email: "staff@beforeten.example", password: "four odd walnut drums" };
