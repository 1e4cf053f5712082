/**
 * A process of its own with a real OpenID Connect provider (npm `oidc-provider`), in which everybody
 * may be whoever they say. Arguments: port, redirect URI, its key as a JWK.
 */

import { Provider } from "oidc-provider";

const [port, redirectUri, key] = process.argv.slice(2);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: "railhead",
      token_endpoint_auth_method: "none",
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code"],
      response_types: ["code"],
    },
  ],
  cookies: { keys: ["a key of a test"] },
  jwks: { keys: [JSON.parse(key)] },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
});
provider.listen(Number(port), "127.0.0.1", () => process.send("listening"));
