// @ts-check

/** How much slower the processor of the phone is than this machine's. */
export const SLOW_DOWN = 4;

/** The screen that Lighthouse gives a phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** How benchmarks start Chromium. */
export const launchArguments = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
