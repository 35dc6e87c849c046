/** Without zod, so that every page can import it. */

/** Limited, because each is tried from every process. */
export const maxWebhooks = 10;

export const maxWebhookUrlLength = 500;

/** How long both secrets sign after a new one was made. */
export const secretOverlapHours = 24;

/** How long an address may fail before the webhook is turned off. */
export const webhookRetryHours = 72;

/** How long deliveries and their log are kept. */
export const deliveriesStayDays = 30;

/** Of a receiver's answer, in the log. */
export const maxLoggedAnswer = 1_000;

export const deliveryStates = ["waiting", "delivered"] as const;

/** Why a webhook is off. */
export const webhookOffReasons = ["admin", "failing", "gone"] as const;

export type WebhookOffReason = (typeof webhookOffReasons)[number];
