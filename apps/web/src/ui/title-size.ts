import classes from "./title-size.module.css";

/** Font size of a headline: the longer it or its longest word, the smaller. */
export function titleSize(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length > 110 || longestWord > 26) return classes.small ?? "";
  if (title.length > 56 || longestWord > 18) return classes.medium ?? "";
  return classes.large ?? "";
}
