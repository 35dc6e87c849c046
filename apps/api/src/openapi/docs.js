/* Filters the list of calls by the words typed above it, and copies samples; without it the pages are whole. */

const field = document.querySelector("#find");
const status = document.querySelector("#found");
const intro = document.querySelector("#intro");
const entries = [...document.querySelectorAll(".calls li")].map((entry) => ({
  entry,
  text: entry.textContent.toLowerCase(),
}));

function filter() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { entry, text } of entries) {
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) count += 1;
  }
  for (const group of document.querySelectorAll("main > section")) {
    group.hidden = group.querySelector("li:not([hidden])") === null;
    document.querySelector(`nav [data-group="${group.id}"]`).hidden = group.hidden;
  }
  intro.hidden = words.length > 0;
  status.textContent = words.length === 0 ? "" : summary(count);
}

function summary(count) {
  if (count === 0) return "No call says all of this.";
  return count === 1 ? "1 call" : `${count} calls`;
}

function isTyping({ target }) {
  return target.matches("input, textarea, select");
}

/* A closed sample gets its button when it opens. */
function addCopy(sample) {
  // A page that isn't served over HTTPS has no clipboard.
  if (!navigator.clipboard || sample.querySelector("button")) return;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(sample.querySelector("pre").textContent).then(
      () => say("Copied"),
      () => say("Not copied"),
    );
  });
  function say(words) {
    button.textContent = words;
    setTimeout(() => (button.textContent = "Copy"), 2_000);
  }
  sample.append(button);
}

for (const sample of document.querySelectorAll("div.sample")) addCopy(sample);
document.addEventListener(
  "toggle",
  ({ target }) => target.matches(".sample") && addCopy(target),
  true,
);

/* Only the page with all calls has the field. */
if (field) {
  field.addEventListener("input", filter);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || field.value === "") return;
    event.preventDefault();
    field.value = "";
    filter();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  /* A link to what the filter hides shows everything again. */
  addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest("[hidden]")) return;
    field.value = "";
    filter();
    target.scrollIntoView();
  });

  document.querySelector("#search").hidden = false;
  /* A browser that comes back fills in what was typed. */
  filter();
}
