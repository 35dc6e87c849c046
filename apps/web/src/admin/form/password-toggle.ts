export const passwordToggle = { "aria-label": "Show or hide password", tabIndex: 0 };
