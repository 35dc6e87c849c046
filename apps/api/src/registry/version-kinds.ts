import type { Deps } from "../deps.ts";
import { albumVersions } from "../features/albums/restore-album.service.ts";
import { campaignVersions } from "../features/campaigns/restore-campaign.service.ts";
import { eventVersions } from "../features/events/restore-event.service.ts";
import { postVersions } from "../features/posts/restore-post.service.ts";

/** How a version of each kind is restored. */
export const versionKinds: Deps["versionKinds"] = {
  event: eventVersions,
  album: albumVersions,
  post: postVersions,
  campaign: campaignVersions,
};
