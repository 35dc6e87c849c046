import type { DemoPost } from "./demo-post.ts";
import { communityPosts } from "./community.ts";
import { eventPosts } from "./events.ts";
import { lifestylePosts } from "./lifestyle.ts";
import { musicPosts } from "./music.ts";

export const demoPosts: readonly DemoPost[] = [
  ...eventPosts,
  ...musicPosts,
  ...lifestylePosts,
  ...communityPosts,
];
