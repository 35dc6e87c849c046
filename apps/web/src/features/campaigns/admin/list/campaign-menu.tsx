import { Menu } from "@mantine/core";
import {
  IconCalendarOff,
  IconCopy,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
} from "@tabler/icons-react";
import { DeleteItem, RowMenu, menuIconSize } from "../../../../admin/list/row-menu.tsx";
import { usePermitted } from "../../../../admin/shell/use-permitted.ts";
import { actionLabels, actionsOf, isFinal } from "../campaign-actions.ts";
import type { CampaignButtonsProps } from "../campaign-buttons.tsx";

const icons = {
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  unschedule: IconCalendarOff,
  duplicate: IconCopy,
  stop: IconPlayerStop,
};

/** The actions of a campaign's row. */
export function CampaignMenu({ campaign, actions }: CampaignButtonsProps) {
  if (!usePermitted()("campaigns:write")) return null;
  return (
    <RowMenu of={campaign.subject} isBusy={actions.isBusy}>
      {actionsOf(campaign).map((action) => {
        const run = () => actions.run(action, campaign);
        if (action === "delete") return <DeleteItem key={action} onClick={run} />;
        const Icon = icons[action];
        return (
          <Menu.Item
            key={action}
            {...(isFinal(action) && { color: "red" })}
            leftSection={<Icon size={menuIconSize} aria-hidden />}
            onClick={run}
          >
            {actionLabels[action]}
          </Menu.Item>
        );
      })}
    </RowMenu>
  );
}
