const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Quiet and alone: no request of the browser itself leaves the machine, no GPU is looked for.
export const launchArguments = [
  ...asRoot,
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-pings',
];
