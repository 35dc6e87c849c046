import { defineTexts } from "../../define-texts.ts";

export const apiKeyMadeTexts = defineTexts("mail-api-key-made", "Email: you created an API key", {
  subject: "A new API key for {club}",
  title: "You created an API key",
  what: "An API key was created from your account.",
  meaning: "Until it is revoked, anyone who has it can call our API.",
  name: "Name",
  key: "Key",
  gone: "Already revoked",
  afterwards: "Then revoke the key.",
  because: "You're getting this email because an API key was created from your account.",
});

export const apiKeyRevokedTexts = defineTexts(
  "mail-api-key-revoked",
  "Email: you revoked an API key",
  {
    subject: "An API key for {club} was revoked",
    title: "You revoked an API key",
    what: "An API key was revoked from your account.",
    meaning: "Programs that use it can no longer call our API.",
    name: "Name",
    key: "Key",
    afterwards: "Then create another key for anyone who needs one.",
    because: "You're getting this email because an API key was revoked from your account.",
  },
);

export const apiKeyLostTexts = defineTexts("mail-api-key-lost", "Email: your API key is revoked", {
  subject: "Your API key for {club} no longer works",
  preview: "{owner} has revoked an API key you created.",
  title: "Your API key was revoked",
  text: "{owner} has revoked an API key you created. Programs that use it can no longer call our API.",
  someOwner: "An owner",
  name: "Name",
  key: "Key",
  seeKeys: "See the API keys",
  because: "You're getting this email because you created this API key.",
  otherwise: "If you still need one, ask {owner}.",
});
