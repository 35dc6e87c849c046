/** Of each kind of thing at most as many are found. */
export const foundOfEachKind = 5;
