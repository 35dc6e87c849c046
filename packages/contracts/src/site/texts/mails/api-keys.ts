import { defineTexts } from "../../define-texts.ts";

export const apiKeyMadeTexts = defineTexts("mail-api-key-made", "Email: you created an API key", {
  subject: "A new API key for {club}",
  title: "You created an API key",
  what: "An API key was created from your account.",
  meaning: "Until it is revoked, anyone who has it can call our API.",
  name: "Name",
  key: "Key",
  gone: "Already revoked",
  afterwards: "You can revoke the key straight after that.",
  because: "You are getting this email because an API key was created from your account.",
});

export const apiKeyRevokedTexts = defineTexts(
  "mail-api-key-revoked",
  "Email: you revoked an API key",
  {
    subject: "An API key for {club} was revoked",
    title: "You revoked an API key",
    what: "An API key was revoked with your account.",
    meaning: "Whatever called our API with it is refused from now on.",
    name: "Name",
    key: "Key",
    afterwards: "Right after it you can make another key, for whoever needs one.",
    because: "You are getting this email because an API key was revoked with your account.",
  },
);

export const apiKeyLostTexts = defineTexts("mail-api-key-lost", "Email: your API key is revoked", {
  subject: "Your API key for {club} doesn't work any more",
  preview: "{owner} has revoked an API key that you made.",
  title: "Your API key was revoked",
  text: "{owner} has revoked an API key that you made. Whatever called our API with it is refused from now on.",
  someOwner: "An owner",
  name: "Name",
  key: "Key",
  seeKeys: "See the API keys",
  because: "You are getting this email because you made this API key.",
  otherwise: "If you still need one, ask {owner}.",
});
