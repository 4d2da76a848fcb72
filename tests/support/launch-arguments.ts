const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Chromium heeds only the last list of these: what Playwright itself turns off is named again.
const features = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // The address bar is a page of its own, loaded with each window: as much work as a page of ours.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

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
  `--disable-features=${features.join(',')}`,
  '--no-first-run',
  '--no-pings',
];
