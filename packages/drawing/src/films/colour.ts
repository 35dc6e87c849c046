export const palette = {
  paper: "#fff8ef",
  ink: "#1b1326",
  gold: "#ffb84d",
  coral: "#ff6b4a",
  magenta: "#c2255c",
  dusk: "#3b1f5b",
  night: "#150e1f",
} as const;

/** `share` 0 is `one`, 1 is `other`; both are #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const part = Math.min(1, Math.max(0, share));
  const channels = channelsOf(one).map((value, index) => {
    const target = channelsOf(other)[index] ?? 0;
    return Math.round(value + (target - value) * part)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
