import { Text } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { readUploadPercent, subscribeToUploads } from "../../lib/api/send-upload.ts";
import classes from "./upload-progress.module.css";

/** How much of the images being uploaded has left the browser. */
export function UploadProgress() {
  const percent = useSyncExternalStore(subscribeToUploads, readUploadPercent, () => undefined);
  if (percent === undefined) return null;
  return (
    <div className={classes.bar}>
      <Text size="sm" component="span">
        {percent < 100 ? `Uploading: ${percent}%` : "Uploaded: being processed"}
      </Text>
      <progress
        className={classes.track}
        max={100}
        value={percent < 100 ? percent : undefined}
        aria-label="Upload"
      />
    </div>
  );
}
