/** The first admin of the site under test. */
export const admin = { email: "staff@beforeten.example", password: "four odd walnut drums" };
