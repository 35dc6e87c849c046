export const passwordToggle = { "aria-label": "Show or hide the password", tabIndex: 0 };
