const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

// Chromium uses only the last of these lists, so Playwright's own is repeated here.
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
  // A process in reserve for the next page, which no page of a test uses.
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // The address bar is a page of its own, loaded with each window: as much work as a page of ours.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

// No request of the browser itself leaves the machine, and no GPU is used. The pages of a test live for seconds, in which
// V8's optimizing compilers take more time than they save.
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
  '--js-flags=--no-opt --no-maglev',
];
