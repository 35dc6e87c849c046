import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { expect } from "./test.ts";
import { test as base } from "./subscribers.ts";

interface CampaignFixtures {
  /** Makes a draft through the API, and takes it away when the test is over. */
  makeCampaign: (fields?: Record<string, unknown>) => Promise<Campaign>;
  /** Takes away what the test made by hand: campaigns with this in their subject. */
  forgetCampaigns: (subject: string) => void;
}

export const test = base.extend<CampaignFixtures>({
  makeCampaign: async ({ request, session, forgetCampaigns }, use) => {
    await use(async (fields = {}) => {
      const answer = await request.post("/api/newsletter/campaigns", {
        headers: { authorization: `Bearer ${session.token}` },
        data: { ...plainCampaign, subject: uniqueSubject(), ...fields },
      });
      expect(answer.status()).toBe(201);
      const { data }: { data: Campaign } = await answer.json();
      forgetCampaigns(data.subject);
      return data;
    });
  },

  forgetCampaigns: async ({ context, db }, use) => {
    const subjects: string[] = [];
    await use((subject) => void subjects.push(subject));
    // A page that still asks for its progress would be told that it is gone.
    for (const page of context.pages()) await page.close();
    for (const subject of subjects) {
      await db.deleteFrom("campaigns").where("subject", "like", `%${subject}%`).execute();
    }
  },
});

/** Of axe, which asks for its script in the preview's frame too, where none may run. */
export const axeInFrame = /^console error: Blocked script execution in 'about:srcdoc'/;

export const uniqueSubject = () => `Test tides ${crypto.randomUUID().slice(0, 8)}`;

const plainCampaign = {
  previewText: "An afternoon that only a test dances through.",
  senderName: "Before Ten",
  blocks: [
    { kind: "heading", text: "The tide is turning" },
    { kind: "text", text: "The doors open at **four**." },
  ],
  topic: "events",
  segment: {},
};
