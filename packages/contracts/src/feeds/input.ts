import { eventListInput } from "../events/query.ts";
import { postListInput } from "../posts/input.ts";

/** The filters of the pages whose lists have feeds. */

export const eventsFeedInput = eventListInput.pick({ q: true, country: true, city: true });

export const galleryFeedInput = eventListInput.pick({ country: true });

export const postsFeedInput = postListInput.pick({ category: true, tag: true, search: true });
