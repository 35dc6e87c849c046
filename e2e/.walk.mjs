import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const out = "/tmp/shots/";
for (const [w,h] of [[1440,900],[390,844]]) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, reducedMotion: "reduce", colorScheme: "light" });
  const p = await ctx.newPage();
  p.on("console", m => { if (["error","warning"].includes(m.type())) console.log(w, "console", m.type(), m.text().slice(0,300)); });
  p.on("pageerror", e => console.log(w, "pageerror", e.message.slice(0,300)));
  const go = async (path) => { await p.goto("http://localhost:4401" + path); await p.waitForTimeout(700); };
  await go("/admin"); await p.waitForURL("**/admin/login"); await p.screenshot({ path: out + `login-${w}.png` });
  await p.getByRole("button", { name: "Sign in" }).click(); await p.waitForTimeout(300); await p.screenshot({ path: out + `login-bad-${w}.png` });
  await p.getByLabel("Email").fill("boss@club.example");
  await p.getByRole("textbox", { name: "Password" }).fill("wrong");
  await p.getByRole("button", { name: "Sign in" }).click(); await p.waitForTimeout(800); await p.screenshot({ path: out + `login-wrong-${w}.png` });
  await p.getByRole("textbox", { name: "Password" }).fill("four odd walnut drums");
  await p.getByRole("button", { name: "Sign in" }).click(); await p.waitForURL("**/admin"); await p.waitForTimeout(1200);
  await p.screenshot({ path: out + `dash-${w}.png`, fullPage: true });
  if (w < 600) { await p.getByRole("button", { name: "Menu" }).click(); await p.waitForTimeout(400); await p.screenshot({ path: out + `menu-${w}.png` }); await p.getByRole("button", { name: "Menu" }).click(); }
  await p.getByRole("button", { name: /Switch to dark/ }).click(); await p.waitForTimeout(400); await p.screenshot({ path: out + `dash-dark-${w}.png` });
  await p.getByRole("button", { name: "Logout" }).click(); await p.waitForTimeout(600); await p.screenshot({ path: out + `out-${w}.png` });
  for (const path of ["/forgot-password", "/reset-password/abc", "/verify-email/abc"]) { await go(path); await p.screenshot({ path: out + path.split("/")[1] + `-${w}.png` }); }
}
await b.close();
