/** Signing in on a phone with an account that a test has registered by the API. */

/** Signs in with a name and password; afterwards the settings are open. */
export async function signIn(phone, name, password) {
  await phone.open("/play/settings");
  await phone.press("button", "Sign in");
  await phone.fill("Name", name);
  await phone.fill("Password", password);
  await phone.page.keyboard.press("Enter");
  await phone.find("button", "Change the name");
}
