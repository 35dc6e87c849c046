/** Drawings that replace missing images. */
export const placeholders = {
  poster: { src: "/placeholders/poster.svg", width: 800, height: 1200 },
  post: { src: "/placeholders/story.svg", width: 1600, height: 900 },
} as const;

export type PlaceholderName = keyof typeof placeholders;

export function isPlaceholderName(name: string): name is PlaceholderName {
  return Object.hasOwn(placeholders, name);
}
