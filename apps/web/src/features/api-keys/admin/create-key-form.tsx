import { type CreateApiKey, createApiKeyInput } from "@before-ten/contracts/api-keys/input";
import type { CreatedApiKey } from "@before-ten/contracts/api-keys/output";
import { type ApiScope, apiScopes } from "@before-ten/contracts/api-keys/rules";
import { apiKeyMessages as messages } from "@before-ten/contracts/api-keys/messages";
import { isPlacedScope } from "@before-ten/contracts/api-keys/scopes";
import type { Reach } from "@before-ten/contracts/auth/reach";
import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifySuccess } from "../../../lib/notify.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { DialogButtons } from "../../../admin/form/dialog-buttons.tsx";
import { ReachField } from "../../../admin/form/reach-field.tsx";
import { useFormErrors } from "../../../admin/form/use-form-errors.ts";
import {
  type Confirmation,
  confirmedBy,
  confirmedInput,
  unconfirmed,
} from "../../../admin/form/confirmed-form.ts";
import { OwnPasswordInput } from "../../../admin/form/own-password-input.tsx";
import classes from "./api-keys.module.css";

interface CreateKeyFormProps {
  onCreated: (key: CreatedApiKey) => void;
  onClose: () => void;
}

const scopeSentences: Readonly<Record<ApiScope, string>> = {
  read: "Reads events and blog posts, drafts too, the dashboard and analytics. Nothing personal.",
  "events:write": "Creates, changes, repeats and deletes events.",
  "posts:write": "Writes blog posts, and adds images to the library.",
  "subscribers:write":
    "Reads, searches, exports and changes the newsletter's subscribers, with their addresses.",
  "campaigns:write": "Reads, writes and sends campaigns: emails to your subscribers.",
  "site:write": "Changes and publishes the site's texts.",
};

/** The blog, the site's texts and subscribers belong to no place. */
function isOffered(scope: ApiScope, reach: Reach | null): boolean {
  return reach === null || isPlacedScope(scope);
}

const empty: CreateApiKey & Confirmation = { name: "", scopes: [], reach: null, ...unconfirmed };
const checkKey = confirmedBy(createApiKeyInput);

export function CreateKeyForm({ onCreated, onClose }: CreateKeyFormProps) {
  const utils = trpc.useUtils();
  const { field, refused, refusedBy } = useFormErrors();
  const form = useForm({
    initialValues: empty,
    validate: checkKey,
  });
  const create = trpc.apiKeys.create.useMutation({
    // The answer holds the secret, so it must not stay in the cache.
    gcTime: 0,
    // A call that waits for the network would create a key after the admin has left.
    networkMode: "always",
    onSuccess(key) {
      notifySuccess(messages.created(key.name));
      onCreated(key);
    },
    onError: (error) =>
      refusedBy(error, form, {
        failed: messages.createFailed,
        retry: messages.createFailedRetry,
      }),
    // Also after a failure: if only the answer was lost, there is a key whose secret was never
    // shown.
    onSettled: () => void utils.apiKeys.list.invalidate(),
  });
  return (
    <form
      ref={field}
      noValidate
      aria-label="New API key"
      onSubmit={form.onSubmit((key) => {
        if (!create.isPending) create.mutate(confirmedInput(key));
      }, refused)}
    >
      <Stack>
        <TextInput
          label="Name"
          description="Who uses it and for what, for example “Ticket shop”."
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Checkbox.Group label="Scopes" withAsterisk {...form.getInputProps("scopes")}>
          <Stack gap={0} mt={4}>
            {apiScopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={scope}
                disabled={!isOffered(scope, form.values.reach)}
                description={
                  isOffered(scope, form.values.reach)
                    ? scopeSentences[scope]
                    : "Not for a key that is limited to places."
                }
                className={classes.scope}
                classNames={{ inner: classes.box }}
                error={form.errors.scopes !== undefined}
                aria-invalid={form.errors.scopes !== undefined}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <ReachField
          value={form.values.reach}
          onChange={(reach) =>
            form.setValues(({ scopes = [] }) => ({
              reach,
              scopes: scopes.filter((scope) => isOffered(scope, reach)),
            }))
          }
          error={form.errors.reach}
          description="The key then reads and changes only the parties there and campaigns to the readers there; the blog, the site's texts and subscribers are closed to it."
        />
        <OwnPasswordInput form={form} />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={create.isPending}>
            {create.isPending ? "Creating..." : "Create API key"}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
