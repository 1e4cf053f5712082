// The API reference. Everything comes from this server: no fonts, proxy, telemetry or assistant of others.
Scalar.createApiReference('#reference', {
  url: '../openapi.json',
  theme: 'default',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  proxyUrl: '',
  persistAuth: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  // A section that a link leads to gets the focus; the ring around it would be as wide as the page.
  customCss: 'section:focus { outline: none }',
  authentication: { preferredSecurityScheme: 'bearer' },
});
