import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Permitted } from "../../../admin/shell/permitted.tsx";

/** Below the sentence that says what Settings lack, for those who may open them. */
export function SettingsLink() {
  return (
    <Permitted to="settings:write">
      <Anchor component={Link} to="/admin/settings" size="sm" display="block">
        Open Settings
      </Anchor>
    </Permitted>
  );
}
