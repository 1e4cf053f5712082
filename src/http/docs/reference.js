// The API reference. Everything comes from this server: no fonts, proxy, telemetry or assistant of others.

/** Adds an update of an overlay. */
const merge = (target, update) => {
  for (const [name, value] of Object.entries(update)) {
    if (typeof value === 'object' && value !== null && typeof target[name] === 'object') merge(target[name], value);
    else target[name] = value;
  }
};

/** The document with the samples of its operations. */
const complete = async () => {
  const load = async (path) => (await fetch(path)).json();
  const [content, { actions }] = await Promise.all(['../openapi.json', '../openapi-samples.json'].map(load));
  for (const { target, update } of actions) {
    const [, path, method] = /^\$\.paths\['(.+)'\]\.(\w+)$/.exec(target);
    merge(content.paths[path][method], update);
  }
  return content;
};

const show = (content) => Scalar.createApiReference('#reference', {
  content,
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

const fail = () => {
  document.getElementById('reference').textContent = 'The document could not be loaded. Load the page again.';
};

complete().then(show, fail);
