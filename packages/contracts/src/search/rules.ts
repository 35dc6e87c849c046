/** Max results of each kind. */
export const foundOfEachKind = 5;
