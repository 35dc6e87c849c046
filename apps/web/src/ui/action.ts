import classes from "./action.module.css";

type Look = "gold" | "ink" | "outline" | "ended" | "text";

/** Class of a primary link or button. */
export function actionClass(look: Look, size: "normal" | "large" = "normal"): string {
  return [classes.action, classes[look], size === "large" && classes.large]
    .filter(Boolean)
    .join(" ");
}
