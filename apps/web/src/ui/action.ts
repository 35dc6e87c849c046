import classes from "./action.module.css";

type Look = "gold" | "ink" | "outline" | "ended";

/** The class of a link or button that does the main thing of a place. */
export function actionClass(look: Look, size: "normal" | "large" = "normal"): string {
  return [classes.action, classes[look], size === "large" && classes.large]
    .filter(Boolean)
    .join(" ");
}
