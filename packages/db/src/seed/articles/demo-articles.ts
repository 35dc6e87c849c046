import type { Article } from "./article.ts";
import { communityArticles } from "./community.ts";
import { eventArticles } from "./events.ts";
import { lifestyleArticles } from "./lifestyle.ts";
import { musicArticles } from "./music.ts";

export const demoArticles: readonly Article[] = [
  ...eventArticles,
  ...musicArticles,
  ...lifestyleArticles,
  ...communityArticles,
];
