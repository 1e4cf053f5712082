import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: process.env.DOCUMENT ?? "",
  output: { path: "build/hey-api", importFileExtension: ".js" },
  plugins: ["@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript", "zod"],
});
