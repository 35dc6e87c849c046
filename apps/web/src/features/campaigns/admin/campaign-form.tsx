import { brandTexts } from "@before-ten/contracts/site/texts/brand";
import type { Campaign } from "@before-ten/contracts/campaigns/output";
import { Button, Title } from "@mantine/core";
import { AdminForm } from "../../../admin/form/admin-form.tsx";
import { FormFooter } from "../../../admin/form/form-footer.tsx";
import { useAdminForm } from "../../../admin/form/use-admin-form.ts";
import { ButtonLink } from "../../../admin/shell/button-link.tsx";
import { useOwnReach } from "../../../admin/shell/use-role-names.ts";
import { useTexts } from "../../../lib/site-texts.tsx";
import {
  type CampaignFormValues,
  campaignErrors,
  campaignTextOf,
  campaignValuesOf,
  newCampaignValues,
  readCampaignText,
  writtenCampaign,
} from "./campaign-form-values.ts";
import { comparedCampaign } from "./campaign-compared.ts";
import { AudienceFields } from "./audience/audience-fields.tsx";
import { CampaignEditor } from "./editor/campaign-editor.tsx";
import { type AfterSaving, useCampaignSaving } from "./use-campaign-saving.ts";

interface CampaignFormProps {
  /** The draft to edit; undefined for a new one. */
  campaign?: Campaign;
  /** Reads it again; undefined if it was deleted. */
  read?: () => Promise<Campaign | undefined>;
}

export function CampaignForm({ campaign, read }: CampaignFormProps) {
  const { senderName } = useTexts(brandTexts);
  const reach = useOwnReach();
  const state = useAdminForm<CampaignFormValues, CampaignFormValues>({
    subject: `campaign:${campaign?.id ?? "new"}`,
    initialValues: () =>
      campaign === undefined ? newCampaignValues(senderName, reach) : campaignValuesOf(campaign),
    validate: campaignErrors,
    textOf: campaignTextOf,
    readText: readCampaignText,
    edited: campaign && {
      kind: "campaign",
      id: campaign.id,
      version: campaign.version,
      compared: comparedCampaign,
      read: async () => {
        const stored = await read?.();
        return stored && { version: stored.version, values: campaignValuesOf(stored) };
      },
    },
  });
  const { form, ifValid } = state;
  const { values, errors } = form;
  const saving = useCampaignSaving({
    base: campaign && { id: campaign.id, ...state.base },
    ...state.ends,
  });

  const save = (next: AfterSaving) =>
    ifValid(() => {
      const input = writtenCampaign(values);
      if (input !== undefined) saving.save(input, next);
    });

  return (
    <AdminForm
      state={state}
      saving={saving}
      label={campaign === undefined ? "New campaign" : "Campaign"}
      leftOut="An image that was still on its way"
      isLeaving={undefined}
      onSubmit={() => save("list")}
    >
      <CampaignEditor
        values={values}
        onChange={(change) => form.setValues((before) => change({ ...values, ...before }))}
        errors={errors}
        audience={
          <section aria-labelledby="campaign-audience">
            <Title order={2} size="h4" id="campaign-audience" mb="sm">
              Who it goes to
            </Title>
            <AudienceFields
              value={{ topic: values.topic, segment: values.segment }}
              onChange={(audience) => form.setValues(audience)}
              errors={errors}
            />
          </section>
        }
      >
        <FormFooter>
          <ButtonLink to="/admin/campaigns" variant="default">
            Cancel
          </ButtonLink>
          <Button type="submit" variant="default">
            Save draft
          </Button>
          <Button onClick={() => save("send")}>Send...</Button>
        </FormFooter>
      </CampaignEditor>
    </AdminForm>
  );
}
